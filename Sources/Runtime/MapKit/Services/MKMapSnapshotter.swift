public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

/// Makes pictures of maps.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var region = MKCoordinateRegion(.world) { didSet { mapRect = region.mapRect ?? .world } }
        open var mapRect = MKMapRect.world
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = UIScreen.main.scale
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        public override init() { super.init() }
    }

    open class Snapshot: NSObject {
        public let image: UIImage
        private let camera: MapCamera

        init(_ image: UIImage, _ camera: MapCamera) { (self.image, self.camera) = (image, camera) }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { camera.point(for: MKMapPoint(coordinate)) }
    }

    private let options: Options
    private var isCancelled = false
    open var isLoading: Bool { false }

    public init(options: Options) { self.options = options }

    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in if !isCancelled { handler(snapshot(), nil) } }
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(completionHandler: completionHandler)
    }

    open func cancel() { isCancelled = true }

    private func snapshot() -> Snapshot {
        let camera = MapCamera(showing: options.mapRect, in: options.size)
        let style = MapStyle(options.mapType, isDark: options.traitCollection.userInterfaceStyle == .dark)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            let painter = MapPainter(camera: camera, style: style)
            painter.drawGround(in: context.cgContext)
            painter.drawLabels(in: context.cgContext)
        }
        return Snapshot(image, camera)
    }
}

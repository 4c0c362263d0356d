public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

/// Makes pictures of maps.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    @preconcurrency @MainActor
    open class Options: NSObject {
        /// From where the map is seen. It counts before the rectangle, once it is set.
        open var camera: MKMapCamera {
            get { ownCamera ?? MapCamera(showing: mapRect, in: size).camera }
            set { ownCamera = newValue }
        }
        private var ownCamera: MKMapCamera?
        open var region = MKCoordinateRegion(.world) {
            didSet {
                ownCamera = nil
                mapRect = region.mapRect ?? .world
            }
        }
        open var mapRect = MKMapRect.world { didSet { ownCamera = nil } }
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration {
            get { .of(mapType) }
            set { mapType = newValue.mapType }
        }
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = UIScreen.main.scale
        // Neither buildings nor points are known here.
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        public override init() { super.init() }

        var sight: MapCamera {
            guard let ownCamera else { return MapCamera(showing: mapRect, in: size) }
            return MapCamera(ownCamera, in: size)
        }
    }

    open class Snapshot: NSObject {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let camera: MapCamera

        init(_ image: UIImage, _ camera: MapCamera, _ traits: UITraitCollection) {
            (self.image, self.camera, traitCollection) = (image, camera, traits)
        }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { camera.point(for: MKMapPoint(coordinate)) }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    /// The number of the picture that is being made, or nil.
    private var loading: Int?
    private var started = 0
    open var isLoading: Bool { loading != nil }

    public override convenience init() { self.init(options: Options()) }
    public init(options: Options) { self.options = options }

    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        started += 1
        let number = started
        loading = number
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            guard loading == number else { return }
            loading = nil
            nonisolated(unsafe) let made = snapshot()
            if queue === DispatchQueue.main { handler(made, nil) } else { queue.async { handler(made, nil) } }
        }
    }

    open func start() async throws -> Snapshot { snapshot() }

    open func cancel() { loading = nil }

    private func snapshot() -> Snapshot {
        let camera = options.sight
        let style = MapStyle(options.mapType, isDark: options.traitCollection.userInterfaceStyle == .dark)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            let painter = MapPainter(camera: camera, style: style)
            painter.drawGround(in: context.cgContext)
            painter.drawLabels(in: context.cgContext)
        }
        return Snapshot(image, camera, options.traitCollection)
    }
}

import CoreGraphics
public import CoreLocation
public import Foundation
import UIKit

/// From where a map is seen: from above, to the north.
open class MKMapCamera: NSObject, NSCopying, NSSecureCoding {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance from the center in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    /// Maps are seen from above.
    open var pitch: CGFloat = 0
    /// The north is at the top.
    open var heading: CLLocationDirection = 0

    public override init() { super.init() }

    public convenience init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (centerCoordinate, centerCoordinateDistance) = (center, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    public convenience init(
        lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) { self.init(lookingAtCenter: center, fromDistance: eyeAltitude, pitch: 0, heading: 0) }

    /// The distance from which a place and its surroundings are seen, in meters.
    private static let nearby = 1000.0

    /// Creates a camera that sees a place with its surroundings.
    @preconcurrency @MainActor
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(
            lookingAtCenter: mapItem.placemark.coordinate, fromDistance: Self.nearby / Self.seen, pitch: 0, heading: 0)
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        let number = { (key: String) in coder.decodeDouble(forKey: key) }
        self.init(
            lookingAtCenter: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
            fromDistance: number("distance"), pitch: number("pitch"), heading: number("heading"))
    }

    open func encode(with coder: NSCoder) {
        for (key, value) in [
            ("latitude", centerCoordinate.latitude), ("longitude", centerCoordinate.longitude),
            ("distance", centerCoordinateDistance), ("pitch", Double(pitch)), ("heading", heading),
        ] { coder.encode(value, forKey: key) }
    }

    /// The height of what is seen, as a share of the distance: a view of 30 degrees.
    static let seen = 2 * tan(15 * Double.pi / 180)
    /// The least distance, in meters.
    static let least = 50.0
}

extension MapCamera {
    /// Creates the sight of a camera in a view.
    init(_ camera: MKMapCamera, in size: CGSize) {
        let latitude = camera.centerCoordinate.latitude
        let middle = MKMapPoint(camera.centerCoordinate)
        let meters = max(MKMapCamera.least, camera.centerCoordinateDistance) * MKMapCamera.seen
        let height = meters * MKMapPointsPerMeterAtLatitude(latitude)
        let width = size.height > 0 ? height * size.width / size.height : height
        self.init(
            showing: MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
            in: size)
    }

    /// The camera that sees the same.
    var camera: MKMapCamera {
        let middle = MKMapPoint(x: visible.midX, y: visible.midY).coordinate
        let meters = visible.height * MKMetersPerMapPointAtLatitude(middle.latitude)
        return MKMapCamera(lookingAtCenter: middle, fromDistance: meters / MKMapCamera.seen, pitch: 0, heading: 0)
    }

    /// The scale at which a place is seen from a distance in meters.
    func scale(at distance: Double, _ latitude: Double) -> Double {
        size.height / max(1e-9, distance * MKMapCamera.seen * MKMapPointsPerMeterAtLatitude(latitude))
    }
}

extension MKMapView {
    /// From where the map is seen.
    public var camera: MKMapCamera {
        get {
            let middle = centerCoordinate
            let meters = visibleMapRect.height * MKMetersPerMapPointAtLatitude(middle.latitude)
            return MKMapCamera(lookingAtCenter: middle, fromDistance: meters / MKMapCamera.seen, pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }

    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        setVisibleMapRect(MapCamera(camera, in: bounds.size).visible, animated: animated)
    }
}

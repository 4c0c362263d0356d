public import CoreLocation
public import Foundation
import UIKit

/// From where a map is seen: from above, to the north.
open class MKMapCamera: NSObject {
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

    /// The height of what is seen, as a share of the distance: a view of 30 degrees.
    static let seen = 2 * tan(15 * Double.pi / 180)
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
        let middle = MKMapPoint(camera.centerCoordinate)
        let meters = max(50, camera.centerCoordinateDistance) * MKMapCamera.seen
        let height = meters * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        let width = bounds.height > 0 ? height * bounds.width / bounds.height : height
        setVisibleMapRect(
            MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
            animated: animated)
    }
}

public import CoreLocation
public import Foundation

/// What stands at a place on the map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An object with a title and a subtitle on a map.
open class MKShape: NSObject {
    open var title: String?
    open var subtitle: String?
}

/// A point with a title.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place; maps follow its changes.
    open var coordinate = CLLocationCoordinate2D() { didSet { moved?() } }
    /// Called when the point is elsewhere.
    var moved: (() -> Void)?

    public override init() { super.init() }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// Where the person with the device is.
open class MKUserLocation: NSObject, MKAnnotation {
    open internal(set) var location: CLLocation?
    open internal(set) var isUpdating = false
    open var heading: CLHeading? { nil }
    open var title: String? = "My Location"
    open var subtitle: String?

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

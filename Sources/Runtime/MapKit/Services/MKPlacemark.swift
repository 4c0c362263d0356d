public import CoreLocation
public import Foundation
import UIKit

/// A place with its address, which can stand on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? { name }
    open var subtitle: String? { locality }
    open var countryCode: String? { isoCountryCode }

    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
        let address = addressDictionary ?? [:]
        (name, thoroughfare) = (address["Name"] as? String, address["Street"] as? String)
        (locality, postalCode) = (address["City"] as? String, address["ZIP"] as? String)
        (administrativeArea, country) = (address["State"] as? String, address["Country"] as? String)
        if name == nil { name = thoroughfare }
    }

    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}

/// A place to share with other apps.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open private(set) var isCurrentLocation = false

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    public init(placemark: MKPlacemark) {
        (self.placemark, name) = (placemark, placemark.name)
    }

    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        (item.isCurrentLocation, item.name) = (true, "Current Location")
        return item
    }

    /// There is no Maps app here: returns false.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        UIEnvironment.current.reportOnce("MapKit: there is no Maps app on this device")
        return false
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

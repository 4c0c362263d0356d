public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject {
    open var location: CLLocation?
    open var name: String?
    open var region: CLRegion?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var locality: String?
    open var subLocality: String?
    open var administrativeArea: String?
    open var subAdministrativeArea: String?
    open var postalCode: String?
    open var isoCountryCode: String?
    open var country: String?
    open var inlandWater: String?
    open var ocean: String?
    open var areasOfInterest: [String]?
    open var timeZone: TimeZone?

    public init(placemark: CLPlacemark) {
        super.init()
        (location, name, region) = (placemark.location, placemark.name, placemark.region)
        (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
        (locality, subLocality) = (placemark.locality, placemark.subLocality)
        (administrativeArea, postalCode) = (placemark.administrativeArea, placemark.postalCode)
        (isoCountryCode, country, timeZone) = (placemark.isoCountryCode, placemark.country, placemark.timeZone)
    }

    public override init() { super.init() }
}

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
        (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
        (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
        (inlandWater, ocean, areasOfInterest) = (placemark.inlandWater, placemark.ocean, placemark.areasOfInterest)
        timeZone = placemark.timeZone
    }

    public override init() { super.init() }

    /// The parts of the address that are known, by the keys of the address book: "Name", "Street", "City", "State", "ZIP", "Country"
    /// and others; the lines of the address are "FormattedAddressLines".
    @available(iOS, deprecated: 11.0, message: "Use the properties of the placemark")
    open var addressDictionary: [AnyHashable: Any]? {
        let streets = [subThoroughfare, thoroughfare].compactMap(\.self)
        let street = streets.isEmpty ? nil : streets.joined(separator: " ")
        let parts: [String: String?] = [
            "Name": name, "Street": street, "Thoroughfare": thoroughfare, "SubThoroughfare": subThoroughfare,
            "City": locality, "SubLocality": subLocality, "State": administrativeArea,
            "SubAdministrativeArea": subAdministrativeArea, "ZIP": postalCode, "Country": country,
            "CountryCode": isoCountryCode,
        ]
        var known: [AnyHashable: Any] = parts.compactMapValues(\.self)
        guard !known.isEmpty else { return nil }
        let city = [locality, administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
        known["FormattedAddressLines"] = [name == street ? nil : name, street, city, country].compactMap(\.self).filter
        {
            !$0.isEmpty
        }
        return known
    }
}

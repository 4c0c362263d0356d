/// Where on Earth the device is.
package struct DevicePlace: Hashable, Sendable {
    /// Degrees to the north of the equator, and to the east of Greenwich.
    package var latitude: Double
    package var longitude: Double
    /// Meters above the sea.
    package var altitude: Double

    /// Creates a place, or returns nil if there is none with these degrees on Earth.
    package init?(latitude: Double, longitude: Double, altitude: Double = 0) {
        guard abs(latitude) <= 90, abs(longitude) <= 180, altitude.isFinite else { return nil }
        (self.latitude, self.longitude, self.altitude) = (latitude, longitude, altitude)
    }

    /// Creates a place from a text such as "37.33,-122.01".
    package init?(_ text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(String(part.drop { $0 == " " }))
        }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

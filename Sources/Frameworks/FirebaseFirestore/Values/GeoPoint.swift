public import Foundation

/// A place on the earth.
public final class GeoPoint: NSObject, NSCopying, Codable, Sendable {
    /// The degrees to the north.
    public let latitude: Double
    /// The degrees to the east.
    public let longitude: Double

    private enum CodingKeys: String, CodingKey {
        case latitude, longitude
    }

    /// Creates a place.
    public init(latitude: Double, longitude: Double) {
        precondition((-90...90).contains(latitude), "a latitude is between -90 and 90 degrees, and not \(latitude)")
        precondition((-180...180).contains(longitude), "a longitude is between -180 and 180 degrees, not \(longitude)")
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? GeoPoint).map { $0.latitude == latitude && $0.longitude == longitude } ?? false
    }

    public override var hash: Int { latitude.hashValue ^ longitude.hashValue }
    public override var description: String { "<FIRGeoPoint: (\(latitude), \(longitude))>" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

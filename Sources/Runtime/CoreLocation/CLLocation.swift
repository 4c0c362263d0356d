public import Foundation

/// The floor of a building.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    /// The number of the floor; 0 is that of the street.
    open internal(set) var level: Int

    package init(level: Int) { self.level = level }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a location comes from.
public final class CLLocationSourceInformation: NSObject, NSCopying, Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a device was at a time.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open internal(set) var coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    open internal(set) var altitude: CLLocationDistance
    open internal(set) var horizontalAccuracy: CLLocationAccuracy
    open internal(set) var verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, or a negative number if it isn't known.
    open internal(set) var course: CLLocationDirection
    open internal(set) var courseAccuracy: CLLocationDirectionAccuracy
    /// The speed of the movement, or a negative number if it isn't known.
    open internal(set) var speed: CLLocationSpeed
    open internal(set) var speedAccuracy: CLLocationSpeedAccuracy
    open internal(set) var timestamp: Date
    open internal(set) var sourceInformation: CLLocationSourceInformation?

    /// The height above the ball that stands for the Earth. The sea is as high as that here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of a building, of which nothing is known here.
    open var floor: CLFloor? { nil }

    /// Creates an object of which nothing is known yet.
    public override init() {
        coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        (altitude, timestamp, horizontalAccuracy, verticalAccuracy) = (0, Date(), 0, -1)
        (course, courseAccuracy, speed, speedAccuracy, sourceInformation) = (-1, -1, -1, -1, nil)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
        sourceInfo: CLLocationSourceInformation? = nil
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy, sourceInformation) = (speed, speedAccuracy, sourceInfo)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let number = { (key: String) in coder.decodeDouble(forKey: key) }
        coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
        (altitude, horizontalAccuracy) = (number("altitude"), number("horizontalAccuracy"))
        (verticalAccuracy, course, speed) = (number("verticalAccuracy"), number("course"), number("speed"))
        (courseAccuracy, speedAccuracy, sourceInformation) = (-1, -1, nil)
        timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
    }

    open func encode(with coder: NSCoder) {
        for (key, value) in [
            ("latitude", coordinate.latitude), ("longitude", coordinate.longitude), ("altitude", altitude),
            ("horizontalAccuracy", horizontalAccuracy), ("verticalAccuracy", verticalAccuracy), ("course", course),
            ("speed", speed), ("timestamp", timestamp.timeIntervalSinceReferenceDate),
        ] { coder.encode(value, forKey: key) }
    }

    // MARK: Distances

    /// The radius of a ball with the volume of the Earth, in meters.
    private static let earthRadius = 6_371_008.8

    /// Returns the distance in meters along a great circle.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Self.distance(coordinate, location.coordinate)
    }

    package static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> CLLocationDistance {
        let degree = Double.pi / 180
        let (north, east) = ((other.latitude - one.latitude) * degree, (other.longitude - one.longitude) * degree)
        let half =
            pow(sin(north / 2), 2) + cos(one.latitude * degree) * cos(other.latitude * degree) * pow(sin(east / 2), 2)
        return Ellipsoid.distance(one, other) ?? 2 * earthRadius * asin(min(1, half.squareRoot()))
    }

    open override var description: String {
        let degrees = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
        let accuracy = String(format: "+/- %.2fm", horizontalAccuracy)
        return "\(degrees) \(accuracy) (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}

/// The direction in which a device points. There is no compass here, so none is ever measured.
open class CLHeading: NSObject, @unchecked Sendable {
    open internal(set) var magneticHeading: CLLocationDirection = -1
    open internal(set) var trueHeading: CLLocationDirection = -1
    open internal(set) var headingAccuracy: CLLocationDirection = -1
    /// The strength of the Earth's magnetic field along the device's axes.
    open internal(set) var x: CLHeadingComponentValue = 0
    open internal(set) var y: CLHeadingComponentValue = 0
    open internal(set) var z: CLHeadingComponentValue = 0
    open internal(set) var timestamp = Date()
}

/// Microteslas.
public typealias CLHeadingComponentValue = Double
/// Degrees; a negative accuracy is that of an invalid direction.
public typealias CLLocationDirectionAccuracy = Double
/// Meters per second; a negative accuracy is that of an invalid speed.
public typealias CLLocationSpeedAccuracy = Double

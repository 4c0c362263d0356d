public import Foundation

/// The floor of a building.
public final class CLFloor: NSObject, NSCopying, Sendable {
    /// The number of the floor; 0 is that of the street.
    public let level: Int

    package init(level: Int) { self.level = level }

    public func copy(with zone: NSZone? = nil) -> Any { self }
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
public final class CLLocation: NSObject, NSCopying, NSSecureCoding, Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, or a negative number if it isn't known.
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed of the movement, or a negative number if it isn't known.
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    public let sourceInformation: CLLocationSourceInformation?

    /// The height above the ball that stands for the Earth. The sea is as high as that here.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of a building, of which nothing is known here.
    public var floor: CLFloor? { nil }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

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

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public convenience init?(coder: NSCoder) {
        let number = { (key: String) in coder.decodeDouble(forKey: key) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
            altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
            verticalAccuracy: number("verticalAccuracy"), course: number("course"), speed: number("speed"),
            timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
    }

    public func encode(with coder: NSCoder) {
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
    public func distance(from location: CLLocation) -> CLLocationDistance {
        Self.distance(coordinate, location.coordinate)
    }

    package static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> CLLocationDistance {
        let degree = Double.pi / 180
        let (north, east) = ((other.latitude - one.latitude) * degree, (other.longitude - one.longitude) * degree)
        let half =
            pow(sin(north / 2), 2) + cos(one.latitude * degree) * cos(other.latitude * degree) * pow(sin(east / 2), 2)
        return Ellipsoid.distance(one, other) ?? 2 * earthRadius * asin(min(1, half.squareRoot()))
    }

    public override var description: String {
        let degrees = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
        let accuracy = String(format: "+/- %.2fm", horizontalAccuracy)
        return "\(degrees) \(accuracy) (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}

/// The direction in which a device points. There is no compass here, so none is ever measured.
public final class CLHeading: NSObject, Sendable {
    public let magneticHeading: CLLocationDirection = -1
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirection = -1
    /// The strength of the Earth's magnetic field along the device's axes.
    public let x: CLHeadingComponentValue = 0
    public let y: CLHeadingComponentValue = 0
    public let z: CLHeadingComponentValue = 0
    public let timestamp = Date()
}

/// Microteslas.
public typealias CLHeadingComponentValue = Double
/// Degrees; a negative accuracy is that of an invalid direction.
public typealias CLLocationDirectionAccuracy = Double
/// Meters per second; a negative accuracy is that of an invalid speed.
public typealias CLLocationSpeedAccuracy = Double

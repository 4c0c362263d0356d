public import Foundation

/// Where a device was at a time.
public final class CLLocation: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, or a negative number if it isn't known.
    public let course: CLLocationDirection
    /// The speed of the movement, or a negative number if it isn't known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed) = (course, speed)
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
        return 2 * earthRadius * asin(min(1, half.squareRoot()))
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
    public let timestamp = Date()
}

public import CoreLocation
public import Foundation

/// A place on the map of the world in Mercator's projection, whose corner is in the north west.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.mostNorth), Self.mostNorth) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
    }

    /// The latitude of the map's edges, where it is square.
    static let mostNorth = 85.05112877980659

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi,
            longitude: x / MKMapSize.world.width * 360 - 180)
    }

    /// Returns the distance on Earth in meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        CLLocation.distance(coordinate, other.coordinate)
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The size of the world, as Apple documents it: 256 points for a tile, at the 21st level.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the map. One that goes beyond the 180th meridian lies partly beside the world.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var width: Double { size.width }
    public var height: Double { size.height }
    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
        return isNull || other.isNull || width < 0 || height < 0
            ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }

    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    public func contains(_ rect: MKMapRect) -> Bool {
        !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

public typealias MKZoomScale = CGFloat

public let MKMapSizeWorld = MKMapSize.world
public let MKMapRectWorld = MKMapRect.world
public let MKMapRectNull = MKMapRect.null

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ one: MKMapRect, _ other: MKMapRect) -> MKMapRect { one.union(other) }
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKMetersBetweenMapPoints(_ one: MKMapPoint, _ other: MKMapPoint) -> CLLocationDistance {
    one.distance(to: other)
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    let meters = CLLocation.distance(
        CLLocationCoordinate2D(latitude: latitude, longitude: 0),
        CLLocationCoordinate2D(latitude: latitude, longitude: 0.1))
    return MKMapSize.world.width / 3600 / max(meters, 1e-9)
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

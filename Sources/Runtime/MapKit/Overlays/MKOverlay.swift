public import CoreLocation
public import Foundation

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// What covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the overlay covers a part of a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the overlay covers what is below it wholly.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

/// Several points.
open class MKMultiPoint: MKShape {
    let outline: MapOutline
    private let mapPoints: UnsafeMutablePointer<MKMapPoint>

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init([], isClosed: false) }

    init(_ points: [MKMapPoint], isClosed: Bool) {
        outline = MapOutline(points, isClosed: isClosed)
        mapPoints = .allocate(capacity: max(1, points.count))
        mapPoints.initialize(from: points, count: points.count)
        super.init()
    }

    deinit { mapPoints.deallocate() }

    open var pointCount: Int { outline.points.count }
    /// The points, for as long as the object lives.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { mapPoints }

    open func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for number in 0..<range.length where range.location + number < pointCount {
            coordinates[number] = outline.points[range.location + number].coordinate
        }
    }

    open var boundingMapRect: MKMapRect { outline.bounds }
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    fileprivate static func points(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
    }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(MKMultiPoint.points(coordinates, count), isClosed: false)
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)), isClosed: false)
    }
}

/// A line along great circles.
open class MKGeodesicPolyline: MKPolyline {
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let ends = Array(UnsafeBufferPointer(start: coordinates, count: count))
        var points = ends.prefix(1).map { MKMapPoint($0) }
        for (start, end) in zip(ends, ends.dropFirst()) { points += Self.circle(start, end) }
        self.init(points, isClosed: false)
    }

    private static func circle(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> [MKMapPoint] {
        let (one, other) = (vector(start), vector(end))
        let angle = acos(min(1, max(-1, one.x * other.x + one.y * other.y + one.z * other.z)))
        guard angle > 1e-9 else { return [MKMapPoint(end)] }
        return (1...64).map { step in
            let share = Double(step) / 64
            let (a, b) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
            let (x, y, z) = (a * one.x + b * other.x, a * one.y + b * other.y, a * one.z + b * other.z)
            return MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi))
        }
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
        let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(north) * cos(east), cos(north) * sin(east), sin(north))
    }
}

/// An area with corners, and holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(MKMultiPoint.points(coordinates, count), isClosed: true)
        self.interiorPolygons = interiorPolygons
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)), isClosed: true)
        self.interiorPolygons = interiorPolygons
    }
}

/// A circle on Earth.
open class MKCircle: MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance
    let outline: MapOutline

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
        let middle = MKMapPoint(center)
        let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        outline = MapOutline(
            (0..<180).map { step in
                let angle = Double(step) / 90 * .pi
                return MKMapPoint(x: middle.x + cos(angle) * length, y: middle.y + sin(angle) * length)
            }, isClosed: true)
        super.init()
    }

    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        self.init(
            center: middle.coordinate,
            radius: max(mapRect.width, mapRect.height) / 2 / MKMapPointsPerMeterAtLatitude(middle.coordinate.latitude))
    }

    open var boundingMapRect: MKMapRect { outline.bounds }
}

public import Foundation
import CoreLocation

/// What a GeoJSON document has: a feature or a shape.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}

/// A shape of a GeoJSON document with what the document says about it.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    /// The properties as JSON.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON documents.
open class MKGeoJSONDecoder: NSObject {
    public override init() { super.init() }

    /// Returns the features and shapes of a document, or throws `MKError.decodingFailed`.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Self.error }
        return try objects(root)
    }

    private static var error: MKError { MKError(.decodingFailed) }

    private func objects(_ value: [String: Any]) throws -> [any MKGeoJSONObject] {
        switch value["type"] as? String {
        case "FeatureCollection":
            guard let features = value["features"] as? [[String: Any]] else { throw Self.error }
            return try features.flatMap(objects)
        case "Feature":
            let properties = (value["properties"] as? [String: Any]).flatMap {
                try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
            }
            let identifier = value["id"].map { $0 as? String ?? "\($0)" }
            let geometry = try (value["geometry"] as? [String: Any]).map(shapes) ?? []
            return [MKGeoJSONFeature(identifier, properties, geometry)]
        default: return try shapes(value)
        }
    }

    private func shapes(_ value: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let numbers = value["coordinates"]
        switch value["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(numbers))]
        case "MultiPoint": return try list(numbers, place).map { MKPointAnnotation(coordinate: $0) }
        case "LineString": return [try line(numbers)]
        case "MultiLineString": return [MKMultiPolyline(try list(numbers, line))]
        case "Polygon": return [try polygon(numbers)]
        case "MultiPolygon": return [MKMultiPolygon(try list(numbers, polygon))]
        case "GeometryCollection":
            guard let parts = value["geometries"] as? [[String: Any]] else { throw Self.error }
            return try parts.flatMap(shapes)
        default: throw Self.error
        }
    }

    private func list<Element>(_ value: Any?, _ read: (Any?) throws -> Element) throws -> [Element] {
        guard let list = value as? [Any] else { throw Self.error }
        return try list.map(read)
    }

    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
        let place = numbers.count >= 2 ? CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0]) : nil
        guard let place, CLLocationCoordinate2DIsValid(place) else { throw Self.error }
        return place
    }

    private func line(_ value: Any?) throws -> MKPolyline {
        let places = try list(value, place)
        return MKPolyline(coordinates: places, count: places.count)
    }

    /// Reads rings, of which the first is the border and the others are holes.
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value) { try list($0, place) }
        guard let border = rings.first else { throw Self.error }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: border, count: border.count, interiorPolygons: holes)
    }
}

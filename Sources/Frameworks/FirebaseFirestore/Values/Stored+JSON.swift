import Foundation

/// How files have values: with the names of types that Firestore's interface for the web has.
extension Stored {
    var json: [String: Any] {
        switch self {
        case .null: ["nullValue": NSNull()]
        case .truth(let value): ["booleanValue": NSNumber(value: value)]
        case .integer(let value): ["integerValue": String(value)]
        case .decimal(let value): ["doubleValue": value.isFinite ? NSNumber(value: value) : "\(value)" as Any]
        case .time(let seconds, let nanoseconds): ["timestampValue": [String(seconds), String(nanoseconds)]]
        case .text(let value): ["stringValue": value]
        case .bytes(let value): ["bytesValue": value.base64EncodedString()]
        case .reference(let path): ["referenceValue": path]
        case .place(let latitude, let longitude):
            ["geoPointValue": ["latitude": NSNumber(value: latitude), "longitude": NSNumber(value: longitude)]]
        case .list(let values): ["arrayValue": values.map(\.json)]
        case .map(let fields): ["mapValue": fields.mapValues(\.json)]
        }
    }

    init?(json: Any?) {
        guard let entry = (json as? [String: Any])?.first else { return nil }
        let value = entry.value
        switch entry.key {
        case "nullValue": self = .null
        case "booleanValue":
            guard let value = value as? Bool else { return nil }
            self = .truth(value)
        case "integerValue":
            guard let value = (value as? String).flatMap(Int64.init) else { return nil }
            self = .integer(value)
        case "doubleValue":
            guard let value = value as? Double ?? (value as? String).flatMap(Double.init) else { return nil }
            self = .decimal(value)
        case "timestampValue":
            guard let parts = value as? [String], parts.count == 2, let seconds = Int64(parts[0]),
                let nanoseconds = Int32(parts[1])
            else { return nil }
            self = .time(seconds: seconds, nanoseconds: nanoseconds)
        case "stringValue":
            guard let value = value as? String else { return nil }
            self = .text(value)
        case "bytesValue":
            guard let value = (value as? String).flatMap({ Data(base64Encoded: $0) }) else { return nil }
            self = .bytes(value)
        case "referenceValue":
            guard let value = value as? String else { return nil }
            self = .reference(value)
        case "geoPointValue":
            guard let place = value as? [String: Any], let latitude = place["latitude"] as? Double,
                let longitude = place["longitude"] as? Double
            else { return nil }
            self = .place(latitude: latitude, longitude: longitude)
        case "arrayValue":
            guard let values = value as? [Any] else { return nil }
            self = .list(values.compactMap(Stored.init(json:)))
        case "mapValue":
            guard let fields = value as? [String: Any] else { return nil }
            self = .map(fields.compactMapValues(Stored.init(json:)))
        default: return nil
        }
    }
}

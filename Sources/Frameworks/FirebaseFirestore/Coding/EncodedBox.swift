import Foundation

/// What one container has encoded.
final class EncodedBox {
    private var single: Any?
    var map: [String: EncodedBox]?
    var list: [EncodedBox]?

    var value: Any {
        if let map { return map.mapValues(\.value) }
        if let list { return list.map(\.value) }
        return single ?? [String: Any]()
    }

    func set(_ value: Any) { single = value }

    func encode<T: Encodable>(_ value: T, at path: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]) throws {
        switch value {
        case let value as any FirestoreValueProvider where value.firestoreValue != nil:
            set(value.firestoreValue ?? NSNull())
        case let value as Date: set(Timestamp(date: value))
        case let value as URL: set(value.absoluteString)
        case let value as Decimal: set(NSDecimalNumber(decimal: value).doubleValue)
        case is Timestamp, is GeoPoint, is DocumentReference, is Data: set(value)
        default: try value.encode(to: BoxEncoder(box: self, codingPath: path, userInfo: userInfo))
        }
    }
}

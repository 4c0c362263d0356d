import FirebaseCore
import Foundation

/// Decodes one value.
struct ValueDecoder: Decoder {
    let value: Any
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    var document: DocumentReference? {
        Firestore.Decoder.documentKey.flatMap { userInfo[$0] as? DocumentReference }
    }

    func inner(_ value: Any, _ key: any CodingKey) -> ValueDecoder {
        ValueDecoder(value: value, codingPath: codingPath + [key], userInfo: userInfo)
    }

    func mismatch(_ type: Any.Type) -> any Error {
        let text = "expected \(type), but found \(value is NSNull ? "null" : String(describing: Swift.type(of: value)))"
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: text)
        return value is NSNull
            ? DecodingError.valueNotFound(type, context) : DecodingError.typeMismatch(type, context)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let fields = LocalValue.dictionary(value) else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(KeyedFields(decoder: self, fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = LocalValue.array(value) else { throw mismatch([Any].self) }
        return ListElements(decoder: self, elements: elements)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleField(decoder: self) }

    // MARK: Values

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let found: Any? =
            switch type {
            case is Date.Type: (value as? Timestamp)?.dateValue() ?? (value as? Date)
            case is Timestamp.Type: value as? Timestamp ?? (value as? Date).map(Timestamp.init(date:))
            case is URL.Type: (value as? String).flatMap(URL.init(string:))
            case is GeoPoint.Type, is DocumentReference.Type, is Data.Type: value
            case is Decimal.Type: (value as? NSNumber)?.decimalValue
            default: nil
            }
        // An empty optional is a value of every type of optionals.
        if let found, let value = found as? T { return value }
        switch type {
        case is Date.Type, is Timestamp.Type, is URL.Type, is GeoPoint.Type, is DocumentReference.Type, is Data.Type:
            throw mismatch(type)
        default: return try T(from: self)
        }
    }

    func text() throws -> String {
        guard let text = value as? String else { throw mismatch(String.self) }
        return text
    }

    func truth() throws -> Bool {
        guard case .truth(let truth)? = LocalValue.number(value) else { throw mismatch(Bool.self) }
        return truth
    }

    func decimal() throws -> Double {
        switch LocalValue.number(value) {
        case .integer(let number): return Double(number)
        case .decimal(let number): return number
        case .truth, nil: throw mismatch(Double.self)
        }
    }

    func integer<T: FixedWidthInteger>() throws -> T {
        let number: T? =
            switch LocalValue.number(value) {
            case .integer(let number): T(exactly: number)
            case .decimal(let number): T(exactly: number)
            case .truth, nil: nil
            }
        guard let number else { throw mismatch(T.self) }
        return number
    }
}

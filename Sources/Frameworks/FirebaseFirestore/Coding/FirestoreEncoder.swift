extension Firestore {
    /// Encodes values as the fields of a document.
    public final class Encoder {
        /// What encoded values find in their encoder.
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Returns the fields of a value.
        public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
            let box = EncodedBox()
            try box.encode(value, at: [], userInfo)
            guard let fields = box.value as? [String: Any] else {
                let context = EncodingError.Context(
                    codingPath: [], debugDescription: "a document has fields, and isn't a single value")
                throw EncodingError.invalidValue(value, context)
            }
            return fields
        }
    }
}

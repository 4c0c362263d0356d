extension Firestore {
    /// Decodes values of the fields of documents.
    public final class Decoder {
        /// What decoded values find in their decoder.
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Returns a value of fields, which are those of a document if there is one.
        public func decode<T: Decodable>(
            _ type: T.Type, from container: Any, in document: DocumentReference? = nil
        ) throws -> T {
            var userInfo = userInfo
            if let document, let key = Self.documentKey { userInfo[key] = document }
            return try ValueDecoder(value: container, codingPath: [], userInfo: userInfo).decode(type)
        }

        static let documentKey = CodingUserInfoKey(rawValue: "FirestoreDocumentReference")
    }
}

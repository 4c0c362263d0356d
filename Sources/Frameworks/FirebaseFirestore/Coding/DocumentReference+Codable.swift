/// Documents are coded as such by Firestore only.
extension DocumentReference: Codable {
    public convenience init(from decoder: any Swift.Decoder) throws {
        guard let decoder = decoder as? ValueDecoder, let known = decoder.value as? DocumentReference else {
            throw FirestoreDecodingError.decodingIsNotSupported("only Firestore decodes references of documents")
        }
        self.init(known.path, known.firestore)
    }

    public func encode(to encoder: any Swift.Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported("only Firestore encodes references of documents")
    }
}

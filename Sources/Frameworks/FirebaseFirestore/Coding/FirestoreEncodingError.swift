/// What can't be encoded.
public enum FirestoreEncodingError: Error {
    case encodingIsNotSupported(String)
}

/// What can't be decoded.
public enum FirestoreDecodingError: Error {
    case decodingIsNotSupported(String)
    case fieldNameConflict(String)
}

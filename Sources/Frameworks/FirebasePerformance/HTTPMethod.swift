/// The method of a request.
public enum HTTPMethod: Int, Sendable {
    case get, put, post, delete, head, patch, options, trace, connect
}

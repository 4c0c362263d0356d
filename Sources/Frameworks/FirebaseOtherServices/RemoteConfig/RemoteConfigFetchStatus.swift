/// How a fetch has ended.
public enum RemoteConfigFetchStatus: Int, Sendable {
    case noFetchYet, success, failure, throttled
}

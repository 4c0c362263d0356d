/// Where a value comes from.
public enum RemoteConfigSource: Int, Sendable {
    case remote, `default`, `static`
}

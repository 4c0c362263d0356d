/// What a time is that the service hasn't set yet. It sets them at once.
public enum ServerTimestampBehavior: Int, Sendable {
    case none, estimate, previous
}

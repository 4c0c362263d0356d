/// What has happened to what an app observes.
public enum DataEventType: Int, Sendable {
    case childAdded, childRemoved, childChanged, childMoved, value
}

/// What has happened to a document.
public enum DocumentChangeType: Int, Sendable {
    case added, modified, removed
}

/// What has happened to a task.
public enum StorageTaskStatus: Int, Sendable {
    case unknown, resume, progress, pause, success, failure
}

public import Foundation

/// A task as it was at a time.
public final class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The task.
    public let task: StorageTask
    /// What is known of the file that was kept.
    public let metadata: StorageMetadata?
    /// The file.
    public let reference: StorageReference
    /// How much is done.
    public let progress: Progress?
    /// The error that ended the task.
    public let error: (any Error)?
    /// What has happened.
    public let status: StorageTaskStatus

    init(
        _ task: StorageTask, _ status: StorageTaskStatus, _ progress: Progress?, _ metadata: StorageMetadata?,
        _ error: (any Error)?
    ) {
        (self.task, self.status, self.progress, reference) = (task, status, progress, task.reference)
        (self.metadata, self.error) = (metadata, error)
    }
}

/// A download.
public final class StorageDownloadTask: StorageTask, @unchecked Sendable {
    init<Value>(
        _ reference: StorageReference, _ completion: ((Value?, (any Error)?) -> Void)?,
        _ work: @escaping () throws -> (value: Value, size: Int64)
    ) {
        super.init(reference)
        perform(
            {
                let done = try work()
                return (done.value, done.size, nil)
            }, completion)
    }
}

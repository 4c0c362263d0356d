/// An upload.
public final class StorageUploadTask: StorageTask, @unchecked Sendable {
    init(
        _ reference: StorageReference, _ completion: ((StorageMetadata?, (any Error)?) -> Void)?,
        _ work: @escaping () throws -> StorageMetadata
    ) {
        super.init(reference)
        perform(
            {
                let metadata = try work()
                return (metadata, metadata.size, metadata)
            }, completion)
    }
}

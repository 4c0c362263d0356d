/// The new content of a file, which replaces the old one when it is committed.
public protocol PreparedFile: AnyObject {
    /// Replaces the file. Needs no room on the disk. Throws `changedOnDisk` if the file isn't the expected one any more.
    func commit() throws(FileError) -> FileStamp

    /// Leaves the file as it is. Does nothing after it is committed.
    func discard()
}

extension PreparedFile {
    /// Commits the new content, or discards it if the file can't be replaced.
    func replace() throws(FileError) -> FileStamp {
        do throws(FileError) {
            return try commit()
        } catch {
            discard()
            throw error
        }
    }
}

/// The new content of a file in a store that can't prepare any: all is done when it is committed.
final class UnpreparedFile: PreparedFile {
    private let replace: () throws(FileError) -> FileStamp

    init(_ replace: @escaping () throws(FileError) -> FileStamp) { self.replace = replace }

    func commit() throws(FileError) -> FileStamp { try replace() }

    func discard() {}
}

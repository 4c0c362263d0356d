/// A regular file that a single process writes to. No other process can hold it until this object is released or the
/// process ends. What is written survives the end of the process at once, and a power failure soon after.
public protocol HeldFile: AnyObject {
    /// The size in bytes.
    var size: Int { get }

    /// Returns the contents. Throws if they are larger than `limit` bytes.
    func read(limit: Int) throws(FileError) -> [UInt8]

    /// Appends all of the bytes or none. Throws if what was appended before could not be stored.
    func append(_ bytes: [UInt8]) throws(FileError)

    /// Truncates the file.
    func cut(to size: Int) throws(FileError)

    /// Replaces the contents atomically.
    func replace(with bytes: [UInt8]) throws(FileError)

    /// Removes the file, which can't be used any more.
    func remove() throws(FileError)
}

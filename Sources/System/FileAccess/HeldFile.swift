/// A regular file that a single process writes to. No other process can hold it until this object is released or the
/// process ends. What is written survives a power failure.
public protocol HeldFile: AnyObject {
    /// The size in bytes.
    var size: Int { get }

    /// Returns the contents. Throws if they are larger than `limit` bytes.
    func read(limit: Int) throws(FileError) -> [UInt8]

    /// Appends all of the bytes or none.
    func append(_ bytes: [UInt8]) throws(FileError)

    /// Truncates the file.
    func cut(to size: Int) throws(FileError)

    /// Replaces the contents atomically.
    func replace(with bytes: [UInt8]) throws(FileError)

    /// Removes the file, which can't be used any more.
    func remove() throws(FileError)
}

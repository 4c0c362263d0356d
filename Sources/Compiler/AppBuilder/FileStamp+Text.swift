import FileAccess

extension FileStamp {
    /// Returns the hash of bytes as letters and digits, for records and the names of folders.
    static func text(of bytes: [UInt8]) -> String { String(hash(of: bytes), radix: 36) }
}

/// A state of a file. Unequal stamps may have the same content: see `hasSameContent`.
public struct FileStamp: Hashable, Sendable {
    /// The identity, or nil if there was no file.
    public var identity: FileIdentity?
    /// The size in bytes.
    public var size: Int
    /// The modification time in nanoseconds since 1970, or nil if the file was written so recently that a further write
    /// might have the same time.
    public var modified: Int64?
    /// A hash of the content.
    public var contentHash: UInt64

    /// Creates a stamp.
    public init(identity: FileIdentity?, size: Int, modified: Int64?, contentHash: UInt64) {
        self.identity = identity
        self.size = size
        self.modified = modified
        self.contentHash = contentHash
    }

    /// The stamp of a missing file.
    public static let missing = FileStamp(identity: nil, size: 0, modified: nil, contentHash: 0)

    /// A Boolean value that indicates whether there was no file.
    public var isMissing: Bool { identity == nil }

    /// Returns whether two files had the same content, wherever they were.
    public func hasSameContent(as other: FileStamp) -> Bool {
        isMissing == other.isMissing && size == other.size && contentHash == other.contentHash
    }

    /// Returns a hash that distinguishes states of a file, but isn't cryptographic. Eight bytes at a time, because
    /// every file that is read is hashed. Not for storing, but in records of replacements,
    /// whose first field changes with it.
    public static func hash(of bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
            // The multiplier spreads a word over the bits above it, the shift brings them down again; neither loses
            // any.
            func add(_ word: UInt64) {
                hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
            }
            let words = bytes.count / 8
            for word in 0..<words { add(bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) }
            add(bytes[(words * 8)...].reduce(0) { $0 << 8 | UInt64($1) })
            return hash
        }
    }
}

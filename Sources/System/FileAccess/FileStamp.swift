/// One state of a file. Unequal stamps may still be of the same content: see `hasSameContent`.
public struct FileStamp: Hashable, Sendable {
    /// Nil: there was no file.
    public var identity: FileIdentity?
    /// In bytes.
    public var size: Int
    /// Nanoseconds since 1970. Nil when the file was written so shortly before that a further write might bear the same time.
    public var modified: Int64?
    public var contentHash: UInt64

    public init(identity: FileIdentity?, size: Int, modified: Int64?, contentHash: UInt64) {
        self.identity = identity
        self.size = size
        self.modified = modified
        self.contentHash = contentHash
    }

    /// That there is no file.
    public static let missing = FileStamp(identity: nil, size: 0, modified: nil, contentHash: 0)

    public var isMissing: Bool { identity == nil }

    public func hasSameContent(as other: FileStamp) -> Bool {
        isMissing == other.isMissing && size == other.size && contentHash == other.contentHash
    }

    /// FNV-1a. Tells apart what programs write by chance, not what somebody forges.
    public static func hash(of bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}

/// What is at a path, links followed.
public struct FileEntry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Nothing; also a link that points to nothing or in a circle.
        case missing
        case file
        case folder
        /// A pipe, a device, a socket.
        case other
    }

    public var kind: Kind
    /// In bytes; 0 for everything but files.
    public var size: Int
    /// Whether the path itself is a symbolic link.
    public var isLink: Bool
    /// Nil where nothing is.
    public var identity: FileIdentity?

    public init(kind: Kind, size: Int = 0, isLink: Bool = false, identity: FileIdentity? = nil) {
        self.kind = kind
        self.size = size
        self.isLink = isLink
        self.identity = identity
    }
}

/// The same for all paths that lead to one file or folder.
public struct FileIdentity: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}

/// The change of a file that is made together with those of others, all or none.
public struct FileChange: Sendable {
    /// The path of the file.
    public var path: String
    /// The new content, or nil to remove the file.
    public var bytes: [UInt8]?
    /// The state that the file is expected to have, or nil for any.
    public var expected: FileStamp?
    /// Whether missing folders of the file are created.
    public var makesFolders: Bool
    /// Whether links are followed. If not, the path is absolute, and one with links is an error.
    public var followsLinks: Bool

    /// Creates a change of a file.
    public init(
        _ path: String, _ bytes: [UInt8]?, expecting expected: FileStamp?, makesFolders: Bool = false,
        followsLinks: Bool = true
    ) {
        (self.path, self.bytes, self.expected) = (path, bytes, expected)
        (self.makesFolders, self.followsLinks) = (makesFolders, followsLinks)
    }
}

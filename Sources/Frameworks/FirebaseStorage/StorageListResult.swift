public import Foundation

/// The files and folders in a folder.
public final class StorageListResult: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The files.
    public let items: [StorageReference]
    /// The folders.
    public let prefixes: [StorageReference]
    /// What the next list begins with, or nil for the last one.
    public let pageToken: String?

    init(_ items: [StorageReference], _ prefixes: [StorageReference], _ pageToken: String?) {
        (self.items, self.prefixes, self.pageToken) = (items, prefixes, pageToken)
    }
}

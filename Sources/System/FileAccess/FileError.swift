/// An error of an operation on a file.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why the operation failed.
    public enum Reason: Hashable, Sendable {
        /// There is nothing at the path.
        case notFound
        /// There is a folder where a file is expected.
        case isFolder
        /// There is a file where a folder is expected.
        case notAFolder
        /// A pipe, a device, a socket.
        case notAFile
        /// A symbolic link where none is followed.
        case isLink
        /// The folder isn't empty.
        case folderNotEmpty
        /// The user isn't allowed to do this.
        case permission
        /// The file is larger than `limit` allows.
        case tooLarge(bytes: Int, limit: Int)
        /// Another program has changed the file.
        case changedOnDisk
        /// Another process has locked the file.
        case inUse
        /// The disk is full.
        case diskFull
        /// An error with the system's message.
        case other(String)
    }

    /// The reason.
    public var reason: Reason
    /// The path of the file.
    public var path: String

    /// Creates an error.
    public init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }

    public var description: String { hint.map { "\(message); \($0)" } ?? message }

    /// A description of the error.
    public var message: String {
        switch reason {
        case .notFound: "'\(path)' does not exist"
        case .isFolder: "'\(path)' is a folder, expected a file"
        case .notAFolder: "'\(path)' is not a folder"
        case .notAFile: "'\(path)' is a device, pipe or socket, expected a file"
        case .isLink: "'\(path)' is a link, expected a file"
        case .folderNotEmpty: "the folder '\(path)' is not empty"
        case .permission: "no permission for '\(path)'"
        case .tooLarge(let bytes, let limit): "'\(path)' has \(bytes) bytes, more than the \(limit) that are read"
        case .changedOnDisk: "'\(path)' was changed by another program"
        case .inUse: "'\(path)' is in use by another program"
        case .diskFull: "there is no space left for '\(path)'"
        case .other(let text): "'\(path)' cannot be used: \(text)"
        }
    }

    /// A suggestion for the reader.
    public var hint: String? {
        switch reason {
        case .notFound: "check the spelling of the path"
        case .isFolder: "name a file inside it"
        case .notAFolder: "name the folder that it is in"
        case .notAFile: "copy its content into a file first"
        case .isLink: "replace it by the file it leads to"
        case .folderNotEmpty: "remove its contents first"
        case .permission: "check who may read and write it and the folder it is in"
        case .tooLarge: "check that it is the document you mean"
        case .changedOnDisk: "read it again and repeat the change, or save under another name"
        case .inUse: "end the other program first"
        case .diskFull: "the file is as it was; free some space and try again"
        case .other: nil
        }
    }
}

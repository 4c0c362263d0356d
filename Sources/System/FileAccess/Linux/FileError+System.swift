import Glibc

extension FileError {
    /// Creates the error for the number of a failed system call.
    init(number: Int32, path: String) {
        let reason: Reason =
            switch number {
            case ENOENT, ENOTDIR: .notFound
            case EACCES, EPERM, EROFS: .permission
            case EISDIR: .isFolder
            case ENOTEMPTY, EEXIST: .folderNotEmpty
            case ENOSPC, EDQUOT: .diskFull
            default: .other(Self.words(for: number))
            }
        self.init(reason, path: path)
    }

    static func words(for number: Int32) -> String {
        guard let text = strerror(number) else { return "error \(number)" }
        let words = String(cString: text)
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}

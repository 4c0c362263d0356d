import FileAccess
import StoryboardModel
import StoryboardRevisions

/// The commits that changed a document, the latest first, also under the names that it had before.
struct DocumentHistory {
    struct Commit {
        var hash: String
        var author: String
        var date: String
        var subject: String
        /// The document's path in the commit and in the one before, or nil if it didn't exist then.
        var path: String
        var oldPath: String?

        var shortHash: String { String(hash.prefix(8)) }
        var heading: String { "\(shortHash) \(date) \(author)  \(subject)" }
    }

    private let git: Git
    let commits: [Commit]

    /// Finds the commits of the document at a path, the latest ones if a limit is given.
    init(of path: String, limit: Int? = nil, in environment: CommandEnvironment) throws(Failure) {
        let folder = FilePath.folder(of: path)
        git = Git(
            folder: folder.isEmpty || folder == "."
                ? environment.currentFolder
                : FilePath.join(environment.currentFolder, folder))
        let format = "--format=%x01%H%x00%an%x00%as%x00%s%x00"
        let limits = limit.map { ["-n", String($0)] } ?? []
        let output = try git.run(
            ["log", "--follow", "--name-status", "--find-renames", "-z", format] + limits + [
                "--", FilePath.name(of: path),
            ],
            to: "list the commits of '\(path)'")
        commits = String(decoding: output, as: UTF8.self).split(separator: "\u{1}").compactMap {
            Self.commit(String($0))
        }
        if commits.isEmpty {
            throw Failure(
                .unreadable,
                Problem(file: path, message: "no commit has this file", rule: "git.failed", hint: "is it added to git?")
            )
        }
    }

    private static func commit(_ text: String) -> Commit? {
        let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 4 else { return nil }
        // A line break stands between the commit and its files.
        let files = parts[4...].map { $0.drop { $0 == "\n" } }.filter { !$0.isEmpty }.map(String.init)
        guard files.count > 1 else { return nil }
        let status = files[0]
        let isRenamed = status.hasPrefix("R") || status.hasPrefix("C")
        return Commit(
            hash: parts[0], author: parts[1], date: parts[2], subject: parts[3],
            path: isRenamed && files.count > 2 ? files[2] : files[1], oldPath: status == "A" ? nil : files[1])
    }

    /// Returns the document after and before a commit; nil where it didn't exist or cannot be read.
    func versions(of commit: Commit) -> (old: Document?, new: Document?) {
        let new = try? git.content(of: commit.path, at: commit.hash)
        let old = commit.oldPath.flatMap { try? git.content(of: $0, at: "\(commit.hash)^") }
        return (old.flatMap { try? Document($0) }, new.flatMap { try? Document($0) })
    }
}

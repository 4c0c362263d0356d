/// The commits that changed a file, the latest first, also under the names that it had before. A merge is among them if its
/// file differs from those of all its parents.
package struct FileHistory: Sendable {
    package struct Commit: Hashable, Sendable {
        package var hash: String
        /// The hash of the commit before, which for a merge is that of its own branch, or nil for the first commit.
        package var parent: String?
        package var author: String
        /// The day of the commit, as `2026-11-23`.
        package var date: String
        package var subject: String
        /// The file's path in the commit, relative to the repository.
        package var path: String
        /// The file's path in the commit before, or nil if it didn't exist then.
        package var oldPath: String?

        package var shortHash: String { String(hash.prefix(8)) }
    }

    package let git: GitRepository
    package let commits: [Commit]

    /// Finds the commits of a file in the repository's folder, the latest ones if a limit is given. It has none if it isn't
    /// in git.
    package init(of name: String, limit: Int? = nil, in git: GitRepository) throws(GitError) {
        self.git = git
        let format = "--format=%x01%H%x00%P%x00%an%x00%as%x00%s%x00"
        let limits = limit.map { ["-n", String($0)] } ?? []
        let output = try git.run(
            [
                "log", "--follow", "--name-status", "--find-renames", "-c", "--combined-all-paths", "--no-relative",
                "-z",
                format,
            ] + limits + ["--", name],
            to: "list the commits of '\(name)'")
        commits = String(decoding: output, as: UTF8.self).split(separator: "\u{1}").compactMap {
            Self.commit(String($0))
        }
    }

    private static func commit(_ text: String) -> Commit? {
        let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 5 else { return nil }
        // A line break stands between the commit and its files.
        let files = parts[5...].map { $0.drop { $0 == "\n" } }.filter { !$0.isEmpty }.map(String.init)
        guard files.count > 1 else { return nil }
        let status = files[0]
        // A rename and a merge name the file of each parent first.
        let count = status.allSatisfy(\.isLetter) ? status.count : 1
        let isRenamed = count == 1 && (status.hasPrefix("R") || status.hasPrefix("C"))
        let path = isRenamed || count > 1 ? files[min(files.count - 1, count > 1 ? count + 1 : 2)] : files[1]
        return Commit(
            hash: parts[0], parent: parts[1].split(separator: " ").first.map(String.init), author: parts[2],
            date: parts[3], subject: parts[4], path: path, oldPath: status.hasPrefix("A") ? nil : files[1])
    }

    /// Returns the file after and before a commit; nil where it didn't exist or git doesn't have it.
    package func contents(of commit: Commit) -> (old: [UInt8]?, new: [UInt8]?) {
        let new = try? git.content(of: commit.path, at: commit.hash)
        guard let parent = commit.parent, let path = commit.oldPath else { return (nil, new) }
        return (try? git.content(of: path, at: parent), new)
    }
}

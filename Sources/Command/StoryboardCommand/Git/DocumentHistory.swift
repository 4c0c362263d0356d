import FileAccess
import GitAccess
import StoryboardModel

extension FileHistory {
    /// Finds the commits of the document at a path, the latest ones if a limit is given.
    init(ofDocument path: String, limit: Int? = nil, in environment: CommandEnvironment) throws(Failure) {
        let folder = FilePath.folder(of: path)
        let git = GitRepository(
            around: folder.isEmpty || folder == "."
                ? environment.currentFolder : FilePath.join(environment.currentFolder, folder))
        do throws(GitError) {
            try self.init(of: FilePath.name(of: path), limit: limit, in: git)
        } catch {
            throw Failure(error)
        }
        if commits.isEmpty {
            throw Failure(
                .unreadable,
                Problem(file: path, message: "no commit has this file", rule: "git.failed", hint: "is it added to git?")
            )
        }
    }

    /// Returns the document after and before a commit; nil where it didn't exist or cannot be read.
    func versions(of commit: Commit) -> (old: Document?, new: Document?) {
        let (old, new) = contents(of: commit)
        return (old.flatMap { try? Document($0) }, new.flatMap { try? Document($0) })
    }
}

extension FileHistory.Commit {
    var heading: String { "\(shortHash) \(date) \(author)  \(subject)" }
}

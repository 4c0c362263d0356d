import FileAccess
import GitAccess
import StoryboardModel

/// Reads the versions of a document that git has. It waits for git, so it belongs on another thread.
struct VersionReader: Sendable {
    private let git: GitRepository
    private let name: String

    /// The time in seconds after which git is ended.
    private static let patience = 20.0

    /// Creates a reader of the document at a path.
    init(_ location: String, program: String) {
        git = GitRepository(around: FilePath.folder(of: location), seconds: Self.patience, program: program)
        name = FilePath.name(of: location)
    }

    // MARK: The last commit

    /// Returns the version in the last commit: `known` if git has no other.
    func lastCommit(known: VersionBase? = nil) -> VersionBase {
        let state: [String]
        do throws(GitError) {
            state = try git.lines(
                ["rev-parse", "--absolute-git-dir", "HEAD", "HEAD:./\(name)"], to: "find the last commit")
        } catch {
            return VersionBase(none: reason(error), state: (try? gitFolder()).map { [$0] } ?? [])
        }
        if let known, known.state == state { return known }
        guard state.count == 3 else { return VersionBase(none: Self.notInGit) }
        let commit = commit(state[1])
        do throws(GitError) {
            return Self.base(try git.content(of: "./\(name)", at: state[1]), in: commit, state: state)
        } catch {
            return VersionBase(none: Refusal(error.message, hint: error.hint), in: commit, state: state)
        }
    }

    private func gitFolder() throws(GitError) -> String? {
        try git.lines(["rev-parse", "--absolute-git-dir"], to: "find the repository").first
    }

    private func commit(_ hash: String) -> VersionBase.Commit {
        let parts = try? git.parts(["log", "-1", "-z", "--format=%an%x00%as%x00%s%x00", hash], to: "read a commit")
        guard let parts, parts.count >= 3 else { return .init(hash: hash) }
        return .init(hash: hash, author: parts[0], date: parts[1], subject: parts[2])
    }

    /// Returns why there is no version in the last commit.
    private func reason(_ error: GitError) -> Refusal {
        guard error.reason == .failed else {
            return error.reason == .missing ? Refusal("git isn't installed") : Refusal(error.message)
        }
        if (try? gitFolder()) == nil { return Self.notInGit }
        if (try? git.run(["rev-parse", "--verify", "-q", "HEAD"], to: "find the last commit")) == nil {
            return Refusal("the repository has no commit yet")
        }
        return Refusal("the last commit doesn't have this document", hint: "add and commit it")
    }

    private static let notInGit = Refusal("this document is not in a git repository")

    // MARK: Versions

    /// Returns the commits of the document, the latest ones if a limit is given.
    func history(limit: Int? = nil) throws(Refusal) -> FileHistory {
        do throws(GitError) {
            return try FileHistory(of: name, limit: limit, in: git)
        } catch {
            throw error.reason == .failed ? reason(error) : Refusal(error.message, hint: error.hint)
        }
    }

    /// The content of a version, and the one before.
    struct Version: Sendable {
        var bytes: [UInt8]
        var base: VersionBase
    }

    /// Reads the version in a commit. `history` has the commits of the document, under which names it was known.
    func version(_ hash: String, in history: FileHistory?) throws(Refusal) -> Version {
        let commits = history?.commits ?? []
        do throws(GitError) {
            guard let commit = commits.first(where: { $0.hash.hasPrefix(hash) }) else {
                // The document didn't change in this commit, so it is what the next one found.
                let next = commits.first { $0.parent?.hasPrefix(hash) == true }
                let bytes = try git.content(of: next?.oldPath ?? "./\(name)", at: hash)
                return Version(bytes: bytes, base: VersionBase(none: Refusal("this commit didn't change the document")))
            }
            return Version(bytes: try git.content(of: commit.path, at: commit.hash), base: base(before: commit))
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
    }

    private func base(before commit: FileHistory.Commit) -> VersionBase {
        guard let parent = commit.parent, let path = commit.oldPath else {
            return VersionBase(none: Refusal("this commit added the document"))
        }
        do throws(GitError) {
            return Self.base(try git.content(of: path, at: parent), in: self.commit(parent))
        } catch {
            return VersionBase(none: Refusal(error.message, hint: error.hint))
        }
    }

    static func base(_ bytes: [UInt8], in commit: VersionBase.Commit, state: [String] = []) -> VersionBase {
        do throws(DocumentError) {
            return VersionBase(try Document(bytes), in: commit, state: state)
        } catch {
            let reason = Refusal("the version in \(commit.hash.prefix(8)) can't be read: \(error.message)")
            return VersionBase(none: reason, in: commit, state: state)
        }
    }
}

import GitAccess

extension Failure {
    init(_ error: GitError) {
        self.init(
            .unreadable,
            Problem(
                message: error.message, rule: error.reason == .missing ? "git.missing" : "git.failed", hint: error.hint)
        )
    }

    /// Returns the error for settings of git that another git changes, or left locked when it ended.
    static func locked(by path: String) -> Failure {
        Failure(
            .unwritable,
            Problem(
                file: path, message: "git's configuration is locked by this file", rule: "git.locked",
                hint: "wait until the git that made it has ended; if none is running, remove the file"))
    }

    /// Returns what git does, with its errors as those of the command.
    static func of<Result>(_ work: () throws(GitError) -> Result) throws(Failure) -> Result {
        do throws(GitError) {
            return try work()
        } catch {
            throw Failure(error)
        }
    }
}

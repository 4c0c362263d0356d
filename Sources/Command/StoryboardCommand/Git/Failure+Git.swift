import GitAccess

extension Failure {
    init(_ error: GitError) {
        self.init(
            .unreadable,
            Problem(
                message: error.message, rule: error.reason == .missing ? "git.missing" : "git.failed", hint: error.hint)
        )
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

import ChildProcess

/// An error of git, in words.
package struct GitError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The program isn't installed.
        case missing
        /// Git ended with an error: there is no repository, or not what was asked for.
        case failed
        /// Git took longer than allowed.
        case tooSlow
        case other
    }

    package var reason: Reason
    package var message: String
    package var hint: String?

    package init(_ reason: Reason, _ message: String, hint: String? = nil) {
        (self.reason, self.message, self.hint) = (reason, message, hint)
    }

    init(_ error: ChildProcessError, to purpose: String) {
        switch error {
        case .notFound: self.init(.missing, "git is needed to \(purpose), and isn't installed")
        case .failed:
            self.init(
                .failed, "git cannot \(purpose)",
                hint: "is this folder in a repository, and does it have these revisions?")
        case .tooSlow: self.init(.tooSlow, "git took too long to \(purpose)")
        default: self.init(.other, "git cannot \(purpose): \(error)")
        }
    }
}

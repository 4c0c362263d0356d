import GitAccess
import JSONText
import StoryboardModel

/// The version that a document is compared with: that of the last commit or, for a version in a commit, the one before.
struct VersionBase: Sendable {
    struct Commit: Hashable, Sendable {
        var hash: String
        var author = ""
        var date = ""
        var subject = ""

        var json: JSONValue {
            .record([
                "hash": .string(hash), "author": .string(author), "date": .string(date), "subject": .string(subject),
            ])
        }
    }

    var commit: Commit?
    /// The document, or nil if there is none to compare with.
    var document: Document?
    /// Why there is none.
    var reason: Refusal?
    /// The values that change with git's version: the repository's folder, the commit and the content's hash.
    var state: [String] = []

    /// Git's folder, whose files change with each commit.
    var gitFolder: String? { state.first }

    init(_ document: Document, in commit: Commit, state: [String] = []) {
        (self.document, self.commit, self.state) = (document, commit, state)
    }

    init(none reason: Refusal, in commit: Commit? = nil, state: [String] = []) {
        (self.reason, self.commit, self.state) = (reason, commit, state)
    }
}

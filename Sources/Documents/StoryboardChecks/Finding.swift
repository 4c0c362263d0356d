import StoryboardModel
import XMLTree

/// A result of a rule, without its location and severity.
struct Finding {
    var node: Node
    var message: String
    var hint: String?
    var fix: Fix?
    /// A line of the app's source code that the finding is also about.
    var source: SourcePlace?

    init(_ node: Node, _ message: String, hint: String? = nil, fix: Fix? = nil, source: SourcePlace? = nil) {
        self.node = node
        self.message = message
        self.hint = hint
        self.fix = fix
        self.source = source
    }
}

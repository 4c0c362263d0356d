import StoryboardModel
import XMLTree

/// What a rule found, before it is known where that stands and how serious it is.
struct Finding {
    var node: Node
    var message: String
    var hint: String?
    var fix: Fix?
    /// The line of the app's sources that it is about, too.
    var source: SourcePlace?

    init(_ node: Node, _ message: String, hint: String? = nil, fix: Fix? = nil, source: SourcePlace? = nil) {
        self.node = node
        self.message = message
        self.hint = hint
        self.fix = fix
        self.source = source
    }
}

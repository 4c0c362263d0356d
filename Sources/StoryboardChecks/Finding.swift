import StoryboardModel
import XMLTree

/// What a rule found, before it is known where that stands and how serious it is.
struct Finding {
    var node: Node
    var message: String
    var hint: String?
    var fix: Fix?

    init(_ node: Node, _ message: String, hint: String? = nil, fix: Fix? = nil) {
        self.node = node
        self.message = message
        self.hint = hint
        self.fix = fix
    }
}

import StoryboardModel
import XMLTree

/// The values that code can't have, and the work that is left.
final class ExportReport {
    private var found: FoundDiagnostics

    init(_ document: Document) { found = FoundDiagnostics(in: document) }

    /// Reports a part of the document that isn't in the code.
    func leaveOut(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        found.add(rule, .warning, node, message, hint: hint)
    }

    /// Reports what the app's sources need besides the exported ones.
    func record(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        found.add(rule, .note, node, message, hint: hint)
    }

    /// Returns the diagnostics in the order of their locations.
    func finish() -> [Diagnostic] { found.located() }
}

import StoryboardModel
import XMLTree

/// What couldn't be said in code, and what is left to do.
final class ExportReport {
    private let document: Document
    private var found: [Diagnostic] = []

    init(_ document: Document) { self.document = document }

    /// Reports a part of the document that isn't in the code.
    func leaveOut(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        add(rule, .warning, node, message, hint)
    }

    /// Reports what the app's sources need besides the exported ones.
    func note(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        add(rule, .note, node, message, hint)
    }

    private func add(_ rule: String, _ severity: Severity, _ node: Node, _ message: String, _ hint: String?) {
        let object = node.objectID ?? node.enclosingObject?.objectID
        let finding = Diagnostic(
            rule: rule, severity: severity, message: message, location: SourceLocation(line: 1, column: 1),
            node: node.id,
            objectID: object, path: node.path, hint: hint)
        if !found.contains(finding) { found.append(finding) }
    }

    /// Returns the diagnostics in the order of their locations.
    func finish() -> [Diagnostic] {
        let places = document.tree.locations(of: found.compactMap(\.node))
        return found.map { finding in
            var finding = finding
            if let node = finding.node, let place = places[node] { finding.location = place }
            return finding
        }
        .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}

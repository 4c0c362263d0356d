package import XMLTree

/// The diagnostics that are found while a document is read, each once.
package struct FoundDiagnostics {
    private let document: Document
    private var found: [Diagnostic] = []

    package init(in document: Document) { self.document = document }

    /// Adds a diagnostic about a node.
    package mutating func add(_ rule: String, _ severity: Severity, _ node: Node, _ message: String, hint: String?) {
        let object = node.objectID ?? node.enclosingObject?.objectID
        let finding = Diagnostic(
            rule: rule, severity: severity, message: message, location: SourceLocation(line: 1, column: 1),
            node: node.id, objectID: object, path: node.path, hint: hint)
        if !found.contains(finding) { found.append(finding) }
    }

    /// Returns the diagnostics with their locations, in the order of these.
    package func located() -> [Diagnostic] {
        let places = document.tree.locations(of: found.compactMap(\.node))
        return found.map { finding in
            var finding = finding
            if let node = finding.node, let place = places[node] { finding.location = place }
            return finding
        }
        .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}

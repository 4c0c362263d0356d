public import StoryboardModel
import XMLTree

/// Runs the rules over a document.
public enum Checker {
    /// What the rules find, in the order in which it stands in the document.
    ///
    /// Without `surroundings`, rules that look beyond the document stay silent. `path` is the document's, to be compared with the
    /// patterns of the configuration.
    public static func check(
        _ document: Document, in surroundings: Surroundings? = nil,
        configuration: CheckConfiguration = CheckConfiguration(), path: String? = nil
    ) -> [Diagnostic] {
        let context = CheckContext(document, surroundings)
        var found: [(rule: Rule, severity: Severity, finding: Finding)] = []
        for rule in RuleSet.all {
            guard let severity = configuration.severity(of: rule, inFile: path) else { continue }
            for finding in rule.find(context) { found.append((rule, severity, finding)) }
        }
        let locations = document.tree.locations(of: found.map(\.finding.node.id))
        let diagnostics = found.map { rule, severity, finding in
            Diagnostic(
                rule: rule.id, severity: severity, message: finding.message,
                location: locations[finding.node.id] ?? SourceLocation(line: 1, column: 1), node: finding.node.id,
                objectID: finding.node.objectID ?? finding.node.enclosingObject?.objectID, path: finding.node.path,
                hint: finding.hint, fix: finding.fix, source: finding.source)
        }
        // By rule and message within one place, so that two runs print the same.
        return diagnostics.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    }
}

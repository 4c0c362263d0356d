public import StoryboardModel
import XMLTree

/// Checks documents with the rules.
public enum Checker {
    /// Returns the diagnostics of the rules in document order.
    ///
    /// Without `surroundings`, rules that need other files are skipped. `path` is matched with the patterns of the
    /// configuration.
    public static func check(
        _ document: Document, in surroundings: Surroundings? = nil,
        configuration: CheckConfiguration = CheckConfiguration(), path: String? = nil
    ) -> [Diagnostic] {
        let context = CheckContext(document, surroundings, xcode: configuration.xcode)
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
        // By rule and message at the same location, so that the order is stable.
        return diagnostics.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    }
}

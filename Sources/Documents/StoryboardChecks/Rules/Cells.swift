import StoryboardModel
import XMLTree

extension RuleSet {
    static let cells = [
        Rule(
            "reuse-identifier.missing", .warning, "a prototype cell has no reuse identifier, so code cannot dequeue it",
            find: missingReuseIdentifier),
        Rule(
            "reuse-identifier.duplicate", .warning, "two prototype cells of one view have the same reuse identifier",
            find: duplicateReuseIdentifiers),
    ]

    private static let prototypeNames = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    private static func missingReuseIdentifier(in context: CheckContext) -> [Finding] {
        context.elements(prototypeNames).filter { $0.isPrototype && ($0["reuseIdentifier"]?.isEmpty ?? true) }.map {
            cell in
            Finding(
                cell, "prototype \(context.name(cell)) has no reuse identifier, so code cannot dequeue it",
                hint: "give it a reuse identifier")
        }
    }

    private static func duplicateReuseIdentifiers(in context: CheckContext) -> [Finding] {
        context.elements(prototypeNames).repeated { cell -> String? in
            guard cell.isPrototype, let identifier = cell["reuseIdentifier"], !identifier.isEmpty,
                let parent = cell.parent
            else { return nil }
            // A header and a footer may share an identifier: they are dequeued by kind.
            return "\(parent.id.rawValue) \(cell["key"] ?? "") \(identifier)"
        }.map { cell, first in
            Finding(
                cell,
                "the reuse identifier '\(cell["reuseIdentifier"] ?? "")' is also that of \(context.name(first)) in the same view",
                hint: "give one of the two another identifier")
        }
    }
}

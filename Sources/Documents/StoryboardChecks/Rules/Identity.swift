import StoryboardModel
import XMLTree

extension RuleSet {
    static let identity = [
        Rule("id.duplicate", .error, "two objects have the same id", find: duplicateIDs)
    ]

    /// Returns duplicate ids. A merge that keeps both sides of a change duplicates whole objects; only the outermost is
    /// reported.
    private static func duplicateIDs(in context: CheckContext) -> [Finding] {
        let doubles = Set(context.document.index.duplicates.values.flatMap { $0 })
        let outermost = doubles.map { context.document.tree[$0] }.filter {
            $0.ancestor { doubles.contains($0.id) } == nil
        }
        return outermost.map { node in
            let id = node.objectID ?? ""
            let index = context.document.index
            let owner = node.name == "scene" ? index.scene(id) : index.object(id)
            let first = owner.map { context.document.tree[$0] }
            return Finding(
                node,
                "the id '\(id)' of \(describe(node, context)) is already used by \(first.map { describe($0, context) } ?? "another object")",
                hint: "remove one of the two or give it an id of its own; a merge may have kept both sides",
                fix: first.flatMap { removal(of: node, twinOf: $0, context) })
        }
    }

    /// Returns a fix that removes one of two identical elements in the same place.
    private static func removal(of node: Node, twinOf first: Node, _ context: CheckContext) -> Fix? {
        guard node.parent == first.parent, context.document.tree.write(node.id) == context.document.tree.write(first.id)
        else { return nil }
        return Fix("Remove the copy", [.remove(node.id)])
    }

    private static func describe(_ node: Node, _ context: CheckContext) -> String {
        switch node.name {
        case "outlet", "outletCollection": "the outlet '\(node["property"] ?? "")'"
        case "action": "the action '\(node["selector"] ?? "")'"
        case "segue": "a segue"
        case "constraint": "a constraint"
        case "scene": "the scene '\(Scene(node)?.title ?? "")'"
        default: context.kindAndName(node)
        }
    }
}

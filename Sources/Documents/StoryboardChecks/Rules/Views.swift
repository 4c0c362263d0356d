import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let views = [
        Rule("view.ambiguous", .warning, "a view is marked as ambiguous by Interface Builder") {
            marked("ambiguous", in: $0) { name in
                ("position or size of \(name) is ambiguous", "add the missing constraints")
            }
        },
        Rule("view.misplaced", .note, "a view's frame differs from that of its constraints") {
            marked("misplaced", in: $0) { name in
                (
                    "the frame of \(name) differs from that of its constraints",
                    "update the frame, or the constraints"
                )
            }
        },
    ]

    /// Returns views with an attribute, in general or in a variation.
    private static func marked(
        _ mark: String, in context: CheckContext, _ words: (String) -> (message: String, hint: String)
    ) -> [Finding] {
        var views: [Node] = []
        var seen: Set<NodeID> = []
        for group in context.elementsByName {
            guard let first = group.first, first.name == "variation" || first.elementType?.attribute(mark) != nil else {
                continue
            }
            for node in group where node[mark] == "YES" {
                let view = node.name == "variation" ? node.parent ?? node : node
                if seen.insert(view.id).inserted { views.append(view) }
            }
        }
        return views.map { view in
            let (message, hint) = words(context.name(view))
            return Finding(view, message, hint: hint)
        }
    }
}

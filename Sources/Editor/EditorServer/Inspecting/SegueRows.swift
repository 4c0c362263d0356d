import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// What the inspector of a segue shows: the kinds that it may have, and the attributes that its kind uses.
struct SegueRows {
    let segue: Node
    private var kind: String { segue["kind"] ?? "" }

    init(_ segue: Node) { self.segue = segue }

    /// The attributes that others of the kind use, by name. Attributes that aren't listed belong to all.
    private static let users: [String: Set<String>] = {
        let (modal, popover): (Set, Set) = (["presentation", "modal"], ["popoverPresentation", "popover"])
        let leading = modal.union(popover).union(["show", "showDetail", "custom", "push", "replace"])
        return [
            "action": [], "trigger": [], "relationship": ["relationship"], "unwindAction": ["unwind"],
            "modalPresentationStyle": modal, "modalTransitionStyle": modal, "popoverAnchorView": popover,
            "popoverAnchorBarButtonItem": popover, "popoverArrowDirection": popover, "popoverPassthrough": [],
            "splitViewControllerTargetIndex": ["showDetail", "replace"],
            "destinationCreationSelector": leading.union(["embed"]), "animates": leading.union(["unwind"]),
        ]
    }()

    /// The attributes and values that a segue of this kind doesn't use, unless it has them.
    var useless: Set<String> {
        let others = Self.users.filter { name, kinds in
            !kinds.contains(kind) && !segue.has(name) && segue.child(key: name) == nil
        }
        return Set(others.keys)
    }

    /// The row of a popover's passthrough views. No document is known that stores some, so code sets them.
    var passthrough: [InspectorRow] {
        guard ["popoverPresentation", "popover"].contains(kind) else { return [] }
        var row = InspectorRow("Passthrough", .readonly, .string("Set in code"))
        row.help = """
            Set the passthroughViews of the destination's popoverPresentationController in prepare(for:sender:). Touches \
            in these views reach them while the popover is shown.
            """
        return [row]
    }

    /// The kinds that the segue may have, for the kind of document. A relationship, an embed segue and an unwind segue
    /// differ from others in where they start and lead, so they remain what they are. The kinds before size classes are
    /// offered where one of them is used.
    func kinds(in document: DocumentKind) -> [String] {
        if ["relationship", "embed", "unwind"].contains(kind) { return [kind] }
        switch document {
        case .macStoryboard, .macXib: return including(["show", "modal", "sheet", "popover", "custom"])
        case .watchStoryboard: return including(["push", "modal"])
        default:
            let adaptive = ["show", "showDetail", "presentation", "popoverPresentation", "custom"]
            let former = ["push", "modal", "popover", "replace"]
            return including(former.contains(kind) ? adaptive + former : adaptive)
        }
    }

    private func including(_ kinds: [String]) -> [String] {
        kinds.contains(kind) || kind.isEmpty ? kinds : kinds + [kind]
    }

    /// Returns the objects that may be the value of a reference: the scene's views or bar button items.
    func candidates(for attribute: String, in document: Document) -> [Node]? {
        guard let scene = segue.scene else { return nil }
        let all = scene.node.subtree.filter { $0.has("id") }
        switch attribute {
        case "popoverAnchorView": return all.filter { $0.isView && $0.elementType?.kind == .view }
        case "popoverAnchorBarButtonItem": return all.filter { $0.name == "barButtonItem" }
        default: return nil
        }
    }
}

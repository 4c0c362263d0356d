import ElementCatalog
import StoryboardModel
import XMLTree

/// Elements and attributes that no encoder handles. Encoders look up what they know, so others would be omitted
/// silently.
extension CompilerRun {
    /// Reports the elements and attributes of an object and its descendants that the catalog doesn't contain or has
    /// no rule for.
    func survey(_ node: Node) {
        guard let type = node.elementType else { return reportUnknownElement(node) }
        for (name, _) in node.attributes { survey(attribute: name, of: node, type) }
        for child in node.children {
            guard let row = type.child(child.name, key: child["key"]) else {
                if !child.isForDesignersOnly { reportUnplaced(child, in: node) }
                continue
            }
            if row.nibRules.isEmpty, type.nibObjectEncoder == nil {
                leaveOut("compile.unsupported", child, "'\(child.name)' inside '\(node.name)' cannot be compiled yet")
            }
            if row.nibRules != [.designOnly] { survey(child) }
        }
    }

    private func survey(attribute name: String, of node: Node, _ type: ElementType) {
        // A variation has the attributes of its owner.
        if type.kind == .variation, node.parent?.elementType?.attribute(name) != nil { return }
        guard let row = type.attribute(name) else {
            return leaveOut(
                "compile.unsupported", node, "the attribute '\(name)' of '\(node.name)' cannot be compiled",
                hint: "no attribute of this name is known")
        }
        if row.nibRules.isEmpty, type.nibObjectEncoder == nil {
            leaveOut("compile.unsupported", node, "the attribute '\(name)' of '\(node.name)' cannot be compiled yet")
        }
    }

    private func reportUnplaced(_ child: Node, in parent: Node) {
        guard child.elementType != nil else { return reportUnknownElement(child) }
        let key = child["key"].map { " with the key '\($0)'" } ?? ""
        leaveOut("compile.unsupported", child, "'\(child.name)'\(key) inside '\(parent.name)' cannot be compiled")
    }

    func reportUnknownElement(_ node: Node) {
        guard !node.isForDesignersOnly else { return }
        leaveOut(
            "compile.unknown-element", node, "'\(node.name)' is an element that cannot be compiled",
            hint: node.elementType == nil ? "no element of this name is known" : nil)
    }
}

extension Node {
    /// Whether an app doesn't need the element, even an unknown one of a newer Interface Builder: notes, and simulated
    /// metrics.
    fileprivate var isForDesignersOnly: Bool {
        self["key"] == "userComments" || name.hasSuffix("SimulatedSizeMetrics")
            || name.hasPrefix("simulated") && name.hasSuffix("Metrics")
    }
}

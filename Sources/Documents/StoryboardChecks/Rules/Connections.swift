import StoryboardModel
import XMLTree

extension RuleSet {
    static let connections = [
        Rule(
            "connection.incomplete", .error, "a connection has no destination or no name",
            find: incomplete),
        Rule("outlet.duplicate", .warning, "an object has the same outlet twice", find: duplicateOutlets),
        Rule(
            "outlet.repeating-content", .error, "an outlet leads into a prototype cell, of which there may be many",
            find: repeating),
        Rule(
            "connection.between-scenes", .warning, "a connection leads from one scene to another", find: betweenScenes),
    ]

    private static func incomplete(in context: CheckContext) -> [Finding] {
        let outlets = context.elements(["outlet", "outletCollection"]).filter {
            lacks("destination", $0) || lacks("property", $0)
        }
        let actions = context.elements("action").filter { node in
            lacks("selector", node) || context.document.kind.isUIKit && lacks("destination", node)
        }
        let segues = context.segues.map(\.node).filter {
            lacks("destination", $0) && lacks("destinationCreationSelector", $0)
        }
        return (outlets + actions + segues).map { node in
            let connection = Connection(node)
            let name = connection?.name ?? node["identifier"] ?? ""
            let isNameless = name.isEmpty && node.name != "segue"
            return Finding(
                node,
                isNameless
                    ? "\(noun(node)) has no name, expected the name of a \(node.name == "action" ? "method" : "property")"
                    : "\(noun(node))\(name.isEmpty ? "" : " '\(name)'") has no destination, expected the id of an object",
                hint: "remove it or connect it again", fix: Fix("Remove the \(noun(node))", removing: node))
        }
    }

    private static func lacks(_ attribute: String, _ node: Node) -> Bool { node[attribute]?.isEmpty ?? true }

    private static func noun(_ node: Node) -> String {
        switch node.name {
        case "outletCollection": "outlet collection"
        default: node.name
        }
    }

    private static func duplicateOutlets(in context: CheckContext) -> [Finding] {
        context.elements("outlet").repeated { outlet in
            outlet.parent.map { "\($0.id.rawValue) \(outlet["property"] ?? "")" }
        }.map { outlet, first in
            let isSame = first["destination"] == outlet["destination"]
            return Finding(
                outlet,
                "outlet '\(outlet["property"] ?? "")' is connected twice" + (isSame ? "" : ", to different objects"),
                hint: "remove one of the two; a merge may have kept both sides",
                fix: isSame ? Fix("Remove the outlet", removing: outlet) : nil)
        }
    }

    // MARK: Invalid outlets

    private static func repeating(in context: CheckContext) -> [Finding] {
        context.elements(["outlet", "outletCollection"]).compactMap { outlet in
            guard let target = outlet["destination"].flatMap(context.object), let cell = prototype(around: target),
                let source = outlet.enclosingObject, prototype(around: source) != cell
            else { return nil }
            return Finding(
                outlet,
                "\(noun(outlet)) '\(outlet["property"] ?? "")' of \(context.name(source)) leads into the prototype cell \(context.name(cell)), of which there may be many",
                hint: "connect it to the cell and reach the object through the cell's class")
        }
    }

    /// Returns the prototype that contains an object or that it is.
    private static func prototype(around node: Node) -> Node? {
        var candidate: Node? = node
        while let current = candidate {
            if current.isController { return nil }
            if current.isPrototype { return current }
            candidate = current.parent
        }
        return nil
    }

    private static func betweenScenes(in context: CheckContext) -> [Finding] {
        guard context.document.kind.isStoryboard, context.scenes.count > 1 else { return [] }
        return context.elements(["outlet", "outletCollection", "action"]).compactMap { node in
            guard let connection = Connection(node), let target = context.object(connection.destinationID),
                let from = node.scene, let to = target.scene, from != to
            else { return nil }
            return Finding(
                node,
                "\(noun(node)) '\(connection.name)' leads to \(context.name(target)) in another scene, '\(to.title)'",
                hint: "connect within a scene only; pass objects on in code, in 'prepare(for:sender:)'")
        }
    }
}

extension Node {
    /// Whether the element is a prototype cell or supplementary view.
    var isPrototype: Bool {
        switch name {
        case "tableViewCell": parent?.name == "prototypes"
        case "collectionViewCell": parent?.name == "cells"
        case "collectionReusableView": parent?.name == "collectionView"
        default: false
        }
    }
}

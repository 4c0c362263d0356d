import StoryboardEditing
import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The objects and scenes for the page's outline.
struct ObjectDescription {
    let document: Document

    func scene(_ scene: Scene) -> JSONValue {
        .record([
            "id": .string(scene.id), "title": .string(scene.title), "controller": .optional(scene.controller?["id"]),
            "identifier": .optional(scene.controller?["storyboardIdentifier"]),
            "objects": .array(
                scene.objects.flatMap(objects) + [PossibleExit(of: scene, in: document)?.json].compactMap(\.self)),
            "segues": .array(segues(in: scene.node)),
        ])
    }

    /// Returns the objects of a xib as one scene without an id.
    func xib() -> JSONValue {
        .record([
            "id": .string(""), "title": .string("Objects"),
            "objects": .array(document.topLevelObjects.flatMap(objects)), "segues": .array([]),
        ])
    }

    private func objects(at node: Node) -> [JSONValue] {
        switch node.elementType?.kind {
        case .connection, .resource, .metric, .variation: return []
        default: return node.has("id") ? [object(node)] : node.children.flatMap(objects)
        }
    }

    private func object(_ node: Node) -> JSONValue {
        let kind = kind(of: node)
        let title = kind == "constraint" ? "Constraint" : node.typeTitle
        return .record([
            "id": .string(node["id"] ?? ""), "element": .string(node.name), "name": .string(name(of: node)),
            "title": .string(title),
            "class": .optional(node["customClass"] ?? node.elementType?.className),
            "icon": .string(Self.icon(of: node)),
            "kind": .string(kind), "accepts": node.acceptsViews ? .bool(true) : nil,
            "upward": kind == "view" && document.countsUpward(in: node) ? .bool(true) : nil,
            "constraint": Constraint(node).map(Self.terms),
            "children": .array(node.children.flatMap(objects)),
        ])
    }

    /// Returns the terms of a constraint, for the canvas to draw it.
    private static func terms(of constraint: Constraint) -> JSONValue {
        .record([
            "first": .string(constraint.firstItemID), "firstAttribute": .string(constraint.firstAttribute),
            "relation": .string(constraint.relation.rawValue), "second": .optional(constraint.secondItemID),
            "secondAttribute": .optional(constraint.secondAttribute), "constant": .number(constraint.constant),
            "multiplier": .number(constraint.multiplier), "priority": .number(constraint.priority),
        ])
    }

    /// The element's name, with the system's item of a bar button: "barButtonItemAdd".
    static func icon(of node: Node) -> String {
        if node["placeholderIdentifier"] == "IBFirstResponder" { return "firstResponder" }
        guard node.name == "barButtonItem", let item = node["systemItem"] else { return node.name }
        return node.name + item.prefix(1).uppercased() + item.dropFirst()
    }

    func name(of node: Node) -> String {
        if let constraint = Constraint(node) { return node["userLabel"] ?? sentence(of: constraint) }
        if node.elementType?.kind == .layoutGuide, node["userLabel"] == nil, let guide = Self.guide(node) {
            return guide
        }
        if node.isController { return node.sceneTitle }
        return node.name == "exit" ? "Exit" : node.displayName
    }

    /// Returns the name of a layout guide of a kind that Interface Builder names.
    private static func guide(_ node: Node) -> String? {
        switch node["key"] ?? node["type"] {
        case "safeArea": "Safe Area"
        case "keyboard": "Keyboard Layout Guide"
        case "contentLayoutGuide": "Content Layout Guide"
        case "frameLayoutGuide": "Frame Layout Guide"
        case "top": "Top Layout Guide"
        case "bottom": "Bottom Layout Guide"
        default: nil
        }
    }

    private func kind(of node: Node) -> String {
        if node.name == "exit" { return "exit" }
        if node.name == "placeholder" { return "placeholder" }
        return switch node.elementType?.kind {
        case .controller: "controller"
        case .view: "view"
        case .cellView: "cell"
        case .barItem: "barItem"
        case .gestureRecognizer: "gestureRecognizer"
        case .layoutGuide: "layoutGuide"
        case .constraint: "constraint"
        default: "object"
        }
    }

    private func segues(in scene: Node) -> [JSONValue] {
        scene.allSegues.map { segue in
            .record([
                "id": .string(segue.id), "kind": .string(segue.kind.name), "identifier": .optional(segue.identifier),
                "from": .string(segue.sender?["id"] ?? ""), "to": .string(segue.destinationID),
                "name": .string(name(of: segue)),
            ])
        }
    }

    /// Returns the description of a segue: "Show segue "ShowDetail" to Details".
    func name(of segue: Segue) -> String {
        switch segue.kind {
        case .relationship: return "Relationship “\((segue.relationship ?? "").spacedWords.lowercased())”"
        case .unwind: return "Unwind segue “\(segue.unwindAction ?? "")”"
        default:
            let kind = Self.segueTitles[segue.kind.name] ?? segue.kind.name.spacedWords
            return segue.identifier.map { "\(kind) segue “\($0)”" } ?? "\(kind) segue"
        }
    }

    private static let segueTitles = [
        "show": "Show", "showDetail": "Show Detail", "presentation": "Present Modally",
        "popoverPresentation": "Present As Popover", "embed": "Embed", "custom": "Custom", "push": "Push",
        "modal": "Modal", "popover": "Popover", "replace": "Replace",
    ]

    /// Returns the description of a constraint: "leading = Container.leading + 16".
    private func sentence(of constraint: Constraint) -> String {
        let node = constraint.node
        let relation =
            switch constraint.relation {
            case .greaterThanOrEqual: "≥"
            case .lessThanOrEqual: "≤"
            case .equal: "="
            }
        let first = node["firstItem"].map { itemName($0) + "." } ?? ""
        var right = ""
        if let second = constraint.secondItemID {
            right = "\(itemName(second)).\(constraint.secondAttribute ?? "")"
            if let multiplier = node["multiplier"], multiplier != "1" { right += " × \(multiplier)" }
        }
        let constant = constraint.constant
        if right.isEmpty {
            right = constant.shortSpelling
        } else if constant != 0 {
            right += " \(constant < 0 ? "−" : "+") \(abs(constant).shortSpelling)"
        }
        return "\(first)\(constraint.firstAttribute) \(relation) \(right)"
    }

    private func itemName(_ id: String) -> String { document.object(id).map(name) ?? id }
}

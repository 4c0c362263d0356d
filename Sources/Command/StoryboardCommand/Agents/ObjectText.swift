import ElementCatalog
import StoryboardModel
import XMLTree

/// All of one object in few characters: its own elements as XML, and in a line each what is in it and what refers to it.
struct ObjectText {
    private let document: Document
    private let object: Node

    static func text(of object: Node, in document: Document) -> String {
        let text = ObjectText(document: document, object: object)
        let lines = ["path: \(object.path)", text.own] + text.parts + text.constraints + text.references
        return lines.map { $0.onOneLine + "\n" }.joined() + text.content
    }

    /// The object's own attributes.
    private var own: String { Self.tag(object) }

    /// What belongs to it and has no id: its frame, fonts, colors and so on.
    private var parts: [String] {
        object.children.flatMap { child -> [String] in
            Self.isList(child) || child.has("id") ? [] : Self.lines(of: child, indent: " ")
        }
    }

    private static func lines(of node: Node, indent: String) -> [String] {
        let text = node.children.isEmpty && !node.text.isEmpty ? " " + node.text : ""
        return [indent + tag(node) + text] + node.children.flatMap { lines(of: $0, indent: indent + " ") }
    }

    /// Returns an element's name and attributes: `label id="8bC-Xf-vdC" text="Hi"`.
    private static func tag(_ node: Node) -> String {
        ([node.name] + node.attributes.map { "\($0.name)=\"\($0.value)\"" }).joined(separator: " ")
    }

    private static func isList(_ node: Node) -> Bool {
        node.elementType?.kind == .container || ["connections", "constraints", "objects"].contains(node.name)
    }

    /// The constraints that it has, and those of others that are about it.
    private var constraints: [String] {
        let own = object.child("constraints")?.children.map { $0 } ?? []
        let id = object["id"] ?? ""
        let about = document.references(to: id).map(\.node).filter { node in
            node.name == "constraint" && node.parent?.parent != object
        }
        return own.map { " constraint \(Self.attributes(of: $0))" }
            + about.map { " constraint in \($0.parent?.parent?["id"] ?? "") \(Self.attributes(of: $0))" }
    }

    private static func attributes(of node: Node) -> String {
        node.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }

    /// What refers to it but constraints and what is in it.
    private var references: [String] {
        guard let id = object.objectID else { return [] }
        return document.references(to: id).filter { $0.node.name != "constraint" }.map { node, attribute in
            let source = node.enclosingObject
            return " referred to by \(source?["id"] ?? "document") \(source?.displayName ?? ""): \(node.name) "
                + "\(node["property"] ?? node["selector"] ?? node["kind"] ?? attribute)"
        }
    }

    /// The objects in it with their connections, as in the outline.
    private var content: String { OutlineBrief.text(of: object, in: document) }
}

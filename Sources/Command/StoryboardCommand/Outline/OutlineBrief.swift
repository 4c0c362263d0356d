import StoryboardModel
import XMLTree

/// The outline in as few characters as it can be, for agents: a line for each object, with its connections behind it.
///
/// What every scene has and nothing is connected to is left out: first responders, exits and guides of the safe area; the line of a scene
/// has the id of a first responder or exit that others lead to by name, and `self` is its controller. The indentation is a space for each level.
struct OutlineBrief {
    private let document: Document
    private var lines: [String] = []
    /// The names of objects that a scene's line has the ids of.
    private var names: [String: String] = [:]

    /// Returns the outline of a document, or of one of its scenes.
    static func text(of document: Document, named name: String, scene: Scene? = nil) -> String {
        var outline = OutlineBrief(document: document)
        if scene == nil {
            outline.lines.append(
                "\(name): \(document.kind.title), \(document.root.subtree.count { $0.has("id") }) objects")
        }
        for each in document.scenes where scene == nil || each == scene { outline.add(each) }
        if scene == nil { for object in document.topLevelObjects { outline.add(OutlineObject(object), depth: 0) } }
        return outline.text
    }

    /// Returns the outline of an object.
    static func text(of object: Node, in document: Document) -> String {
        var outline = OutlineBrief(document: document)
        outline.add(OutlineObject(object), depth: 0)
        return outline.text
    }

    private init(document: Document) { self.document = document }

    private var text: String { lines.map { $0.onOneLine + "\n" }.joined() }

    private mutating func add(_ scene: Scene) {
        let isInitial = scene.controller.map { $0 == document.initialController } ?? false
        // What other scenes lead to has its id.
        names = [:]
        if let id = scene.controller?["id"] { names[id] = "self" }
        let named = [("first", scene.objects.first(where: Self.isFirstResponder)), ("exit", scene.exit)].compactMap {
            name, node -> String? in
            guard let id = node?["id"], !document.references(to: id).isEmpty else { return nil }
            names[id] = name
            return " \(name)=\(id)"
        }
        lines.append("scene \(scene.id) \(scene.title)\(isInitial ? " (initial)" : "")\(named.joined())")
        for object in scene.objects { add(OutlineObject(object), depth: 1) }
    }

    private mutating func add(_ object: OutlineObject, depth: Int) {
        let node = object.node
        let ends = node.connections.map(words) + node.segues.map(words)
        if isUsual(node), ends.isEmpty, object.objects.isEmpty { return }
        if node["isSeparatorItem"] == "YES" {
            return lines.append("\(String(repeating: " ", count: depth))- \(object.id)")
        }
        let parts = [node.name, object.id] + details(of: node) + ends
        lines.append(String(repeating: " ", count: depth) + parts.joined(separator: " "))
        for inner in object.objects { add(inner, depth: depth + 1) }
    }

    /// Returns whether an object is one that each scene has.
    private func isUsual(_ node: Node) -> Bool {
        if Self.isFirstResponder(node) { return ["UIResponder", "NSResponder", nil].contains(node["customClass"]) }
        if node.name == "placeholder" { return node["customClass"] == nil || node["customClass"] == "UIResponder" }
        return node.name == "exit" || node.isViewGuide
    }

    /// Returns whether an object is the first responder of its scene, which documents for macOS write in another way.
    private static func isFirstResponder(_ node: Node) -> Bool {
        node["placeholderIdentifier"] == "IBFirstResponder" || node["sceneMemberID"] == "firstResponder"
    }

    /// The longest text that is shown in full.
    private static let longestText = 32

    private static func text(of node: Node) -> String? {
        let parts = node.children.lazy.filter { !$0.has("id") || $0.name.hasSuffix("Cell") }
        return node.localizableTexts.first?.text ?? parts.compactMap(\.localizableTexts.first?.text).first
    }

    private func details(of node: Node) -> [String] {
        var parts: [String] = []
        let text = Self.text(of: node)
        // A menu has the title of its item.
        if let text, node.name != "menu" || text != node.parent.flatMap(Self.text) {
            parts.append("\"\(text.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text)\"")
        }
        if let name = node["customClass"] { parts.append(".\(name)") }
        for attribute in ["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier"] {
            if let identifier = node[attribute] { parts.append("#\(identifier)") }
        }
        for attribute in ["storyboardName", "referencedIdentifier", "image"] {
            if let name = node[attribute] { parts.append("\(attribute)=\(name)") }
        }
        if node["hidden"] == "YES" { parts.append("hidden") }
        return parts
    }

    private func end(_ id: String) -> String { names[id] ?? id }

    private func words(_ connection: Connection) -> String {
        let event = connection.event.map { "\($0):" } ?? ""
        let mark = connection.kind == .outletCollection ? "[]" : ""
        return "\(event)\(connection.name)\(mark)→\(end(connection.destinationID))"
    }

    private func words(_ segue: Segue) -> String {
        let name = segue.relationship ?? segue.unwindAction ?? segue.kind.name
        let trigger = segue.triggerKind == "accessory" ? "accessory:" : ""
        return "\(trigger)\(name)\(segue.identifier.map { "(\($0))" } ?? "")⇒\(end(segue.destinationID))"
    }
}

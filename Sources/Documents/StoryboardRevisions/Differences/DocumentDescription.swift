import ElementCatalog
public import StoryboardModel
public import XMLTree

/// A document in lines that say what a person decided, so that comparing the lines of two versions tells what differs.
///
/// Lines begin with the names of scenes; objects in them are indented, and their properties once more.
public struct DocumentDescription {
    /// A property of an object in words.
    public struct Property: Hashable, Sendable {
        /// The property's name, as Interface Builder shows it.
        public var name: String
        /// The property's value, as Interface Builder shows it.
        public var value: String

        /// Creates a property.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    private var lines: [String] = []
    private let words: ObjectWords

    /// Returns the lines of a document.
    public static func text(of document: Document) -> String {
        var description = DocumentDescription(document)
        description.read(document)
        return description.lines.map { "\($0)\n" }.joined()
    }

    /// Returns the properties of an object, without the objects in it.
    public static func properties(of object: Node) -> [Property] {
        var properties: [Property] = []
        read(object, path: [], &properties)
        return properties
    }

    private init(_ document: Document) {
        words = ObjectWords(tree: document.tree, find: { document.object($0) })
    }

    private mutating func read(_ document: Document) {
        lines.append(document.kind.title)
        add(Self.properties(of: document.root), indentation: "  ")
        for scene in document.scenes {
            lines.append(scene.title)
            for object in scene.objects { read(object, depth: 1) }
        }
        for object in document.topLevelObjects { read(object, depth: 0) }
    }

    private mutating func read(_ element: Node, depth: Int) {
        let indentation = String(repeating: "  ", count: depth)
        let isObject = element.has("id") && Document.meaning(of: "id", in: element) == .identity
        if isObject {
            if element.isPlaceholder, element.child("connections") == nil { return }
            lines.append(indentation + words.words(element).onOneLine)
            let kind = element.elementType?.kind
            // Words for connections and constraints say all of them.
            if kind != .constraint, kind != .connection {
                add(Self.properties(of: element), indentation: indentation + "  ")
            }
        }
        for child in element.children { read(child, depth: isObject ? depth + 1 : depth) }
    }

    private mutating func add(_ properties: [Property], indentation: String) {
        lines += properties.map { "\(indentation)\($0.name) \($0.value)".onOneLine }
    }

    // MARK: Properties

    private static func read(_ element: Node, path: [String], _ properties: inout [Property]) {
        let isRoot = element.name == "document"
        for (name, value) in element.attributes
        where !["id", "key", "sceneID", "userLabel"].contains(name) || (name == "userLabel" && path.isEmpty) {
            if ElementRole.isDerived(name, isRoot: isRoot) { continue }
            let words = (path + [name.spacedWords.lowercased()]).joined(separator: " ")
            properties.append(Property(name: words, value: ValueWords.attribute(name, value, of: element)))
        }
        for child in element.children {
            if ElementRole(of: child, isInRoot: isRoot) != .fact { continue }
            if child.has("id"), Document.meaning(of: "id", in: child) == .identity { continue }
            if isRoot, ["scenes", "objects"].contains(child.name) { continue }
            let steps = (path + [ValueWords.step(child)]).filter { !$0.isEmpty }
            let isWhole =
                child.elementType?.kind == .value && child.name != "state"
                || child.name == "userDefinedRuntimeAttribute"
                || ["exclude", "include"].contains(child.name)
            if isWhole || !child.ownContent.isEmpty {
                let value = isWhole ? ValueWords.text(child) : "'\(child.ownContent)'"
                properties.append(Property(name: steps.joined(separator: " "), value: value))
            } else {
                read(child, path: steps, &properties)
            }
        }
    }
}

extension Node {
    fileprivate var isPlaceholder: Bool { name == "placeholder" || name == "exit" }
}

extension String {
    fileprivate var onOneLine: String { replacing("\n", with: "\\n").replacing("\r", with: "\\r") }
}

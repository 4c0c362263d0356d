public import ElementCatalogue
public import XMLTree

extension Node {
    /// What the catalogue says of elements of this name; nil for one that it doesn't know.
    public var elementType: ElementType? { ElementCatalogue.shared[name] }

    /// Whether the element is an entry of `<resources>`.
    public var isListedResource: Bool { parent?.name == "resources" }

    /// The id of an object or scene.
    public var objectID: String? { self["id"] ?? self["sceneID"] }

    /// The attribute's value or, where it is absent, what its absence means.
    public func value(_ attribute: String) -> String? {
        self[attribute] ?? elementType?.attribute(attribute)?.defaultValue
    }

    public func bool(_ attribute: String) -> Bool { value(attribute) == "YES" }

    /// The attribute as a number; nil if it is absent without a default or no number.
    public func number(_ attribute: String) -> Double? { value(attribute).flatMap(Double.init) }

    public var isController: Bool { elementType?.kind == .controller }

    public var isView: Bool { elementType?.kind == .view }

    /// The nearest element around this one that fits, the element itself not counted.
    public func ancestor(where fits: (Node) -> Bool) -> Node? {
        var candidate = parent
        while let node = candidate {
            if fits(node) { return node }
            candidate = node.parent
        }
        return nil
    }

    /// The scene in which the element stands.
    public var scene: Scene? {
        if name == "scene" { return Scene(self) }
        return ancestor { $0.name == "scene" }.flatMap(Scene.init)
    }

    /// The nearest object with an id around the element.
    public var enclosingObject: Node? {
        ancestor { $0.has("id") && !$0.isListedResource }
    }

    /// The element's name for people: its label, title, text or class, as Interface Builder's outline shows it.
    public var displayName: String {
        if let scene = Scene(self) { return scene.title }
        for property in ["userLabel", "title", "text", "headerTitle", "placeholder"] {
            // A constraint's `placeholder` is no text.
            if let value = text(property), !value.isBlank, elementType?.attribute(property)?.type != .bool {
                return value.firstLine
            }
        }
        if let title = child("navigationItem", key: "navigationItem")?["title"], !title.isBlank {
            return title.firstLine
        }
        if let title = child("state", key: "normal")?.text("title"), !title.isBlank { return title.firstLine }
        if name == "placeholder" {
            switch self["placeholderIdentifier"] {
            case "IBFirstResponder": return "First Responder"
            case "IBFilesOwner": return "File's Owner"
            default: break
            }
        }
        if let name = self["customClass"], !name.isEmpty { return name.withoutClassPrefix.spacedWords }
        return typeTitle
    }

    /// What Interface Builder calls elements of this kind: "Table View Cell".
    public var typeTitle: String { elementType?.title ?? name.spacedWords }

    /// The names of the objects around the element and its own, outermost first: "Sessions › Table View › Cell".
    public var path: String {
        var names: [String] = []
        var current: Node? = self
        while let node = current, node.name != "document" {
            if node.has("id") || node == self {
                names.append(node.name == "scene" || node.parent?.name == "objects" ? node.displayName : node.shortName)
            }
            current = node.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    private var shortName: String {
        switch name {
        case "outlet", "outletCollection": "outlet \(self["property"] ?? "")"
        case "action": "action \(self["selector"] ?? "")"
        case "segue": "segue \(self["identifier"] ?? self["kind"] ?? "")"
        default: displayName
        }
    }
}

extension String {
    /// The first line that says something.
    var firstLine: String {
        split(whereSeparator: \.isNewline).first { !String($0).isBlank }.map(String.init) ?? ""
    }

    /// A class's name without the capitals that tell whose it is, as Xcode's outline drops them: "UITableViewCell" as
    /// "TableViewCell". Documents that Xcode saved call the scene of an `ABRevealViewController` "Reveal View Controller".
    var withoutClassPrefix: String {
        let capitals = prefix(while: \.isUppercase)
        guard capitals.count >= 3, capitals.count < count else { return self }
        return String(dropFirst(capitals.count - 1))
    }

    /// "tableViewCell" as "Table View Cell", "AVPlayerView" as "AV Player View".
    public var spacedWords: String {
        var words = ""
        var previous: Character?
        let characters = Array(self)
        for (offset, character) in characters.enumerated() {
            let next = offset + 1 < characters.count ? characters[offset + 1] : nil
            if character.isUppercase, let previous, !previous.isUppercase || next?.isLowercase == true { words += " " }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
            previous = character
        }
        return words
    }
}

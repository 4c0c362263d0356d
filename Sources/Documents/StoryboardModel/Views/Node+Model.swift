public import ElementCatalog
public import XMLTree

extension Node {
    /// The type of the element in the catalog, or nil if it is unknown.
    public var elementType: ElementType? { ElementCatalog.shared[name] }

    /// A Boolean value that indicates whether the element is a child of `<resources>`.
    public var isListedResource: Bool { parent?.name == "resources" }

    /// The id of an object or scene.
    public var objectID: String? { self["id"] ?? self["sceneID"] }

    /// Returns the attribute's value or, if it is absent, its default.
    public func value(_ attribute: String) -> String? {
        self[attribute] ?? elementType?.attribute(attribute)?.defaultValue
    }

    /// Returns whether an attribute, or its default value, is YES.
    public func bool(_ attribute: String) -> Bool { value(attribute) == "YES" }

    /// Returns the attribute as a number, or nil if it is absent without a default or isn't a number.
    public func number(_ attribute: String) -> Double? { value(attribute).flatMap { Double(spelled: $0) } }

    /// A Boolean value that indicates whether the element describes a controller.
    public var isController: Bool { elementType?.kind == .controller }

    /// A Boolean value that indicates whether the element describes a view.
    public var isView: Bool { elementType?.kind == .view }

    /// A Boolean value that indicates whether the element describes a layout guide of a view.
    public var isViewGuide: Bool { ["viewLayoutGuide", "keyboardLayoutGuide"].contains(name) }

    /// Returns the nearest ancestor that matches.
    public func ancestor(where fits: (Node) -> Bool) -> Node? {
        var candidate = parent
        while let node = candidate {
            if fits(node) { return node }
            candidate = node.parent
        }
        return nil
    }

    /// The scene that contains the element.
    public var scene: Scene? {
        if name == "scene" { return Scene(self) }
        return ancestor { $0.name == "scene" }.flatMap(Scene.init)
    }

    /// The nearest enclosing object with an id.
    public var enclosingObject: Node? {
        ancestor { $0.has("id") && !$0.isListedResource }
    }

    /// The element's name in Interface Builder's outline: its label, title, text or class.
    public var displayName: String {
        if let scene = Scene(self) { return scene.title }
        for property in ["userLabel", "title", "text", "headerTitle", "placeholder"] {
            // A constraint's `placeholder` isn't text.
            if let value = text(property), !value.isBlank, elementType?.attribute(property)?.type != .bool {
                return value.firstLine
            }
        }
        if let title = child("navigationItem", key: "navigationItem")?["title"], !title.isBlank {
            return title.firstLine
        }
        // A button shows the title of its configuration, or else of its normal state, and one of macOS that of its cell.
        for part in [child(key: "configuration"), child("state", key: "normal"), child(key: "cell")] {
            if let title = part?.text("title"), !title.isBlank { return title.firstLine }
        }
        if name == "placeholder" {
            switch self["placeholderIdentifier"] {
            case "IBFirstResponder": return "First Responder"
            case "IBFilesOwner": return "File's Owner"
            default: break
            }
        }
        if let name = self["customClass"], !name.isEmpty { return name.withoutClassPrefix.spacedWords }
        if name == "barButtonItem", let item = self["systemItem"] { return item.spacedWords }
        return sectionTitle ?? typeTitle
    }

    /// The name of a collection view's header or footer, which are elements of the same kind.
    private var sectionTitle: String? {
        switch (name, self["key"]) {
        case ("collectionReusableView", "sectionHeaderView"): "Section Header"
        case ("collectionReusableView", "sectionFooterView"): "Section Footer"
        default: nil
        }
    }

    /// Interface Builder's name for elements of this kind: "Table View Cell".
    public var typeTitle: String { elementType?.title ?? name.spacedWords }

    /// The names of the enclosing objects and the element, outermost first: "Sessions › Table View › Cell".
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
    /// The first line that isn't blank, up to a length that nobody reads as a name.
    var firstLine: String {
        guard let ink = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let start = self[..<ink].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
        return String(self[start...].prefix(300).prefix { !$0.isNewline })
    }

    /// A class name without its prefix, as in Xcode's outline: "UITableViewCell" as "TableViewCell". Documents that
    /// Xcode saved call the scene of an `ABRevealViewController` "Reveal View Controller".
    var withoutClassPrefix: String {
        let capitals = prefix(while: \.isUppercase)
        guard capitals.count >= 3, capitals.count < count else { return self }
        return String(dropFirst(capitals.count - 1))
    }

    /// A name in title case: "tableViewCell" as "Table View Cell", "AVPlayerView" as "AV Player View".
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

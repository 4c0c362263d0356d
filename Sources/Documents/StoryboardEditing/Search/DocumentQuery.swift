import ElementCatalog
public import StoryboardModel
package import XMLTree

/// What to look for in documents: a kind of value, and which.
public struct DocumentQuery: Hashable, Sendable {
    /// A kind of value that can be found and replaced.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// Texts that people read.
        case text
        /// Custom classes.
        case className = "class"
        /// Identifiers of storyboards, segues and cells.
        case identifier
        /// System colors, named colors, and components as in `#FF8000`.
        case color
        /// Text styles, system fonts and named fonts: `Body`, `System Bold 17`, `Menlo-Regular 13`.
        case font
        /// Names of images and symbols.
        case image
        /// Constants of constraints, and spacings of stack views.
        case spacing
    }

    /// The kind of value.
    public var subject: Subject
    /// The value. Texts, classes, identifiers and images that contain it are found, without regard to case; others must be equal,
    /// but a font without a size is that font in any size. An empty one finds all values.
    public var value: String
    /// Whether only values that are equal are found.
    public var isWhole: Bool

    /// Creates a query for values of a kind.
    public init(_ subject: Subject, _ value: String, isWhole: Bool = false) {
        (self.subject, self.value, self.isWhole) = (subject, value, isWhole)
    }

    /// Returns whether a value is meant.
    func matches(_ found: String) -> Bool {
        if value.isEmpty || found == value { return true }
        let (wanted, lowercased) = (value.lowercased(), found.lowercased())
        switch subject {
        case .color:
            let joined = wanted.replacing(" ", with: "")
            return [wanted, joined, joined + "color"].contains(lowercased)
        case .spacing: return lowercased == wanted
        case .font: return lowercased == wanted || FontSpelling(lowercased).face == wanted
        case .text, .className, .identifier, .image: return !isWhole && lowercased.contains(wanted)
        }
    }
}

/// A value that was found in a document.
public struct DocumentHit: Hashable, Sendable {
    /// The element that has the value.
    var node: NodeID
    /// The attribute with the value, or nil for the element itself.
    var attribute: String?
    /// The id of the object that has the value, or of the one around it.
    public var object: String
    /// The object's name.
    public var name: String
    /// The id of the scene, or nil in a xib.
    public var scene: String?
    /// The title of the scene.
    public var sceneTitle: String?
    /// The property, such as `title` or `backgroundColor`.
    public var property: String
    /// The value, as a query spells it.
    public var value: String

    /// What identifies the hit in its document until that changes.
    public var key: String { "\(node.rawValue)\(attribute.map { "@" + $0 } ?? "")" }
}

extension Document {
    /// Returns the values that a query means, in the order of the document.
    public func find(_ query: DocumentQuery) -> [DocumentHit] {
        var hits: [DocumentHit] = []
        for node in root.subtree where node.isElement && !node.isPartOfListing {
            for (attribute, value) in node.values(of: query.subject) where query.matches(value) {
                hits.append(hit(node, attribute, value))
            }
        }
        return hits
    }

    private func hit(_ node: Node, _ attribute: String?, _ value: String) -> DocumentHit {
        let object = node.has("id") ? node : node.enclosingObject
        let scene = node.scene
        let constraint = Constraint(node)
        // A constraint is known by its first item, or the view that has it, and by its attribute.
        let named = constraint.map { self.object($0.firstItemID) ?? object?.enclosingObject ?? node } ?? object
        let keys = attribute == nil ? [node.parent?.key(in: object), node["key"]] : [node.key(in: object), attribute]
        let custom = [node, node.parent].compactMap(\.self).first { $0.name == "userDefinedRuntimeAttribute" }
        let property =
            custom?["keyPath"] ?? ([constraint?.firstAttribute] + keys).compactMap(\.self).joined(separator: ".")
        return DocumentHit(
            node: node.id, attribute: attribute, object: object?.objectID ?? "", name: named?.displayName ?? "",
            scene: scene?.id, sceneTitle: scene?.title, property: property.isEmpty ? node.name : property, value: value)
    }

    /// Returns where a hit is in the text of the document.
    package func location(of hit: DocumentHit) -> SourceLocation { tree.location(of: hit.node) }

    /// Returns the commands that replace found values by another.
    public func commands(
        replacing hits: [DocumentHit], of query: DocumentQuery, by new: String
    ) throws(ChangeError) -> [Command] {
        var commands: [Command] = []
        for hit in hits {
            if let command = try command(replacing: hit, of: query, by: new) { commands.append(command) }
        }
        return commands
    }

    private func command(
        replacing hit: DocumentHit, of query: DocumentQuery, by new: String
    ) throws(ChangeError) -> Command? {
        let node = tree[hit.node]
        switch query.subject {
        case .color, .font:
            guard let parent = node.parent, let key = node["key"] else { return nil }
            var value = DocumentValue()
            if query.subject == .color {
                guard let color = DocumentValue.Color(spelled: new) else {
                    throw .refused("'\(new)' is not a color", hint: "write the name of one, or #RRGGBB")
                }
                value.color = color
            } else {
                guard let font = FontSpelling(new).font(size: FontSpelling(hit.value).size) else {
                    throw .refused(
                        "'\(new)' is not a font",
                        hint: "write a text style, 'System Bold 17', or a font's name with a size")
                }
                value.font = font
            }
            return .setValue(object: address(of: parent.id), key: key, value: value)
        case .spacing:
            guard Double(spelled: new) != nil else { throw .refused("'\(new)' is not a number") }
            return .set(object: address(of: hit.node), attribute: hit.attribute ?? "", value: new)
        case .text, .className, .identifier, .image:
            let text = query.isWhole || query.value.isEmpty ? new : hit.value.replacing(query.value, by: new)
            guard let attribute = hit.attribute else { return .setText(object: address(of: hit.node), text: text) }
            if attribute == "customClass", text.isEmpty {
                return .removeAttribute(object: address(of: hit.node), attribute: attribute)
            }
            return .set(object: address(of: hit.node), attribute: attribute, value: text)
        }
    }
}

extension String {
    /// Returns the text with each occurrence of another replaced, without regard to case.
    fileprivate func replacing(_ old: String, by new: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.range(ofIgnoringCase: old) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

extension Substring {
    private static func folded(_ character: Character) -> String { character.lowercased() }

    fileprivate func range(ofIgnoringCase other: String) -> Range<Index>? {
        guard !other.isEmpty else { return nil }
        let wanted = other.map(Self.folded)
        var start = startIndex
        while start < endIndex {
            var (end, place) = (start, 0)
            while end < endIndex, place < wanted.count, Self.folded(self[end]) == wanted[place] {
                end = index(after: end)
                place += 1
            }
            if place == wanted.count { return start..<end }
            start = index(after: start)
        }
        return nil
    }
}

extension Node {
    /// Whether the element only lists what a document uses.
    fileprivate var isPartOfListing: Bool {
        let listings: Set<String> = ["resources", "dependencies", "classes"]
        return listings.contains(name) || ancestor { listings.contains($0.name) } != nil
    }

    /// The key of an element that belongs to an object, such as a button's state.
    fileprivate func key(in object: Node?) -> String? { self == object || has("id") ? nil : self["key"] }

    /// Returns the values of a kind that the element itself has, with their attributes.
    fileprivate func values(of subject: DocumentQuery.Subject) -> [(attribute: String?, value: String)] {
        switch subject {
        case .text: texts
        case .className: attributes(of: [.className])
        case .identifier: attributes(of: [.storyboardIdentifier, .segueIdentifier, .reuseIdentifier])
        case .image: attributes(of: [.image])
        case .color: DocumentValue.Color(self).map { [(nil, $0.spelling)] } ?? []
        case .font: DocumentValue.Font(self).map { [(nil, FontSpelling($0).text)] } ?? []
        case .spacing:
            switch name {
            case "constraint": has("constant") ? attributes(named: "constant") : []
            case "stackView": attributes(named: "spacing")
            default: []
            }
        }
    }

    private func attributes(named name: String) -> [(attribute: String?, value: String)] {
        self[name].map { [(name, $0)] } ?? []
    }

    private func attributes(of types: [ValueType]) -> [(attribute: String?, value: String)] {
        guard let type = elementType else { return [] }
        return attributes.compactMap { name, value in
            type.attribute(name).map { types.contains($0.type) } == true && !value.isEmpty ? (name, value) : nil
        }
    }

    private var texts: [(attribute: String?, value: String)] {
        if name == "string" || name == "mutableString", let key = self["key"] {
            let isText = parent?.elementType?.attribute(key)?.type == .text || key == "content"
            return isText && children.isEmpty && !text.isEmpty ? [(nil, text)] : []
        }
        let content = name == "fragment" ? attributes(named: "content") : []
        return attributes(of: [.text]) + content
    }
}

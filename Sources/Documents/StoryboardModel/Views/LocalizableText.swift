import ElementCatalog
public import XMLTree

/// A text of a document that people read, and that can be translated.
public struct LocalizableText: Sendable {
    /// The object that has the text.
    public let object: Node
    /// The property in keys and comments: "text", "normalTitle", "segmentTitles[0]".
    public let property: String
    /// The text in the document.
    public let text: String
    /// The element that has the text: the object or a part of it, such as a button's state.
    package let element: Node
    /// The attribute of the element that is the text, or the key of an element in it.
    package let attribute: String

    /// The text's key in tables of texts: "YjF-TC-xdU.text".
    public var key: String { Self.key(of: object, property) }

    /// The note for translators: the object's notes in Interface Builder, or nil if it has none.
    public var note: String? {
        let fragments = object.child("attributedString", key: "userComments")?.children.filter { $0.name == "fragment" }
        let note = (fragments ?? []).compactMap { $0.text("content") }.joined()
        return note.isEmpty ? nil : note
    }

    /// The class of the object in the words of exported tables: "UILabel".
    public var className: String {
        object.elementType?.className ?? object.name
    }

    /// The comment that Interface Builder writes before a text: `Class = "UILabel"; text = "Hello"; ObjectID = "YjF-TC-xdU";`.
    public var comment: String {
        var comment =
            "Class = \"\(className)\"; \(property) = \(Self.quoted(text)); ObjectID = \"\(object.objectID ?? "")\";"
        if let note { comment += " Note = \(Self.quoted(note));" }
        return comment
    }

    /// Returns whether a comment that Interface Builder wrote names another text than the object has now.
    package func isChanged(since comment: String) -> Bool {
        comment.hasPrefix("Class = ") && !comment.contains("; \(property) = \(Self.quoted(text));")
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped.replacing("\r", with: "\\r").replacing("*/", with: "* /"))\""
    }

    /// Returns the key of an object's text in tables of texts.
    public static func key(of object: Node, _ property: String) -> String { "\(object.objectID ?? "").\(property)" }
}

extension Document {
    /// The texts with known keys, in the document's order. Empty texts are none.
    public var localizableTexts: [LocalizableText] {
        root.subtree.flatMap(\.localizableTexts).filter { !$0.text.isEmpty }
    }
}

extension Node {
    /// The texts that the element itself has.
    package var localizableTexts: [LocalizableText] {
        switch name {
        case "state":
            // "normalTitle", "selectedTitle".
            return texts(of: parent, ["title": "\(self["key"] ?? "")Title"])
        case "segment":
            guard let segments = parent, let control = segments.parent,
                let number = Array(segments.children).firstIndex(of: self)
            else { return [] }
            return texts(of: control, ["title": "segmentTitles[\(number)]"])
        case "buttonConfiguration":
            return texts(of: parent, ["title": "configuration.title", "subtitle": "configuration.subtitle"])
        case "accessibility":
            // As in Microsoft's guide "Accessibility on iOS" for storyboards.
            return texts(of: parent, ["hint": "accessibilityHint", "label": "accessibilityLabel"])
        case "userDefinedRuntimeAttribute":
            guard self["type"] == "localizedString", let owner = enclosingObject, let path = self["keyPath"] else {
                return []
            }
            let text = self["value"] ?? child(key: "value")?.text ?? ""
            return [LocalizableText(object: owner, property: path, text: text, element: self, attribute: "value")]
        default:
            guard has("id"), !isListedResource, let names = Self.textAttributes[name] else { return [] }
            return names.compactMap { name in
                text(name).map {
                    LocalizableText(object: self, property: name, text: $0, element: self, attribute: name)
                }
            }
        }
    }

    /// The attributes with texts by element.
    private static let textAttributes: [String: [String]] = {
        var names: [String: [String]] = [:]
        for type in ElementCatalog.shared.elements {
            let own = type.attributes.filter { $0.type == .text }.map(\.name)
            if !own.isEmpty { names[type.name] = own }
        }
        return names
    }()

    private func texts(of owner: Node?, _ properties: KeyValuePairs<String, String>) -> [LocalizableText] {
        guard let owner, owner.has("id") else { return [] }
        return properties.compactMap { attribute, property in
            text(attribute).map {
                LocalizableText(object: owner, property: property, text: $0, element: self, attribute: attribute)
            }
        }
    }
}

import StoryboardModel
import XMLTree

extension Command {
    /// Sets an attribute. A default value is omitted, as in Xcode.
    ///
    /// With `traits`, such as `heightClass=compact-widthClass=regular`, sets the attribute for these traits only.
    public static func set(object: Address, attribute: String, value: String, traits: String? = nil) -> Self {
        Self(SetAttribute(object: object, attribute: attribute, value: value, traits: traits))
    }
}

package struct SetAttribute: DocumentCommand {
    static let name = "set"
    static let summary = "sets an attribute; a default value is omitted"
    static let example = #"{"object": "8bC-Xf-vdC", "attribute": "text", "value": "Good morning"}"#
    package var object: Address
    package var attribute, value: String
    package var traits: String?
    var undoTitle: String { "Set \(attribute.spacedWords)" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            attribute: fields.required("attribute", "the attribute's name"),
            value: fields.scalar("value", "the new value; numbers, true and false as documents write them"),
            traits: fields.traits)
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setAttribute(object, attribute, value, traits: traits)
        return []
    }
}

extension Document {
    /// Sets an attribute, for some traits or in general, or removes it if the value is nil.
    mutating func setAttribute(
        _ object: Address, _ attribute: String, _ value: String?, traits: String?
    ) throws(ChangeError) {
        if let traits { return try setVariation(object, traits, attribute, value) }
        // Identifiers, not nodes, are kept across an edit: a node that is held makes the edit copy the tree.
        if value == nil, lacksValue(at: object) { return }
        let node = try resolveOrMake(object)
        if tree[node].text(attribute) == value { return }
        switch Document.meaning(of: attribute, in: tree[node]) {
        case .identity:
            guard let value else { throw .refused("an object cannot be without its '\(attribute)'") }
            return try setIdentity(attribute, of: node, to: value)
        case .reference:
            if let value, index.object(value) == nil { throw .refused("there is no object '\(value)' in the document") }
        case .other: if let value { try Self.check(number: value, of: attribute, in: tree[node]) }
        }
        try set(attribute, of: node, to: value)
        try removeBareValues(at: node)
        try reflow(around: node)
        if attribute == "accessoryType", tree[node].name == "tableViewCell", kind.isUIKit {
            try makeRoomForAccessory(of: node)
        }
    }
}

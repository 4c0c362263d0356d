import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Replaces the value of an object's key, such as a color, font, size or inset, by another or by XML, or removes it
    /// if neither is given. `traits` works as in `set`.
    public static func setValue(
        object: Address, key: String, value: DocumentValue? = nil, xml: String? = nil, traits: String? = nil
    ) -> Self {
        Self(SetValue(object: object, key: key, value: value, xml: xml, traits: traits))
    }
}

package struct SetValue: DocumentCommand {
    static let summary = "replaces the value of an object's key, such as a color, font, size or inset"
    static let example = #"{"object": "8bC-Xf-vdC", "key": "textColor", "value": {"color": {"system": "labelColor"}}}"#
    package var object: Address
    package var key: String
    package var value: DocumentValue?
    package var xml, traits: String?
    var undoTitle: String { "Set \(key.spacedWords)" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            key: fields.required("key", "the value's key"),
            value: fields.optional(
                "value",
                """
                {"color": {"system": "labelColor"}}, {"color": {"name": "Roast"}}, \
                {"color": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1}}, {"font": {"weight": "bold", "size": 17}}, \
                {"font": {"style": "UICTFontTextStyleBody"}}, {"size": [320, 240]}, {"point": [0, 8]}, \
                {"rect": [0, 0, 1, 1]}, {"insets": [8, 8, 8, 8]} from the top, left, bottom and right, \
                {"offset": [0, 1]}, {"flags": ["up", "left"]} for a set of flags, \
                {"bar": "toolbar"} or {"isNone": true}
                """),
            xml: fields.optional("xml", "an element instead of a value; without either the value is removed"),
            traits: fields.traits)
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setValue(object, key: key, value, xml, traits: traits)
        return []
    }
}

extension Document {
    /// Replaces the value of an object's key, given as a value or as XML.
    mutating func setValue(
        _ address: Address, key: String, _ value: DocumentValue?, _ xml: String?, traits: String?
    ) throws(ChangeError) {
        guard let value else { return try setValue(address, key: key, xml, traits: traits) }
        guard xml == nil else { throw .refused("'\(key)' takes a value or XML, not both") }
        let object = try resolveOrMake(address)
        let spelled = try value.spelled(key: key, in: tree[object].elementType)
        try setValue(address, key: key, spelled.xml, traits: traits)
    }

    /// Replaces the value of an object's key, such as a color, font, size or inset.
    mutating func setValue(_ address: Address, key: String, _ xml: String?, traits: String?) throws(ChangeError) {
        if xml == nil, lacksValue(at: address) { return }
        let object = try resolveOrMake(address)
        guard !key.isEmpty else { throw .refused("a value needs a key", hint: "such as 'backgroundColor'") }
        if let own = tree[object].child(key: key) { try checkIsValue(own, key) }
        guard let xml else {
            let holder = if let traits { try variation(for: traits, of: object) } else { object as NodeID? }
            if let old = holder.flatMap({ tree[$0].child(key: key)?.id }) { try removeElement(old) }
            try removeBareValues(at: object)
            return try reflow(around: object)
        }
        let new = try Self.read(xml)
        try checkIsValue(new, key)
        if let own = new["key"], own != key {
            throw .refused("the value has the key '\(own)', not '\(key)'", hint: "omit the key in the XML")
        }
        if let type = tree[object].elementType, type.child(new.name, key: key) == nil {
            throw .refused(
                "'\(tree[object].name)' has no '\(key)' that is a '\(new.name)'", hint: Self.accepted(by: tree[object]))
        }
        let parent = if let traits { try ensureVariation(for: traits, of: object) } else { object }
        let old = tree[parent].child(key: key)?.id
        let node = try makeElement(copying: new, inside: parent, ids: .kept)
        try apply(.setAttribute(node, name: "key", to: AttributeSpelling(key)))
        if let old, tree.write(old) == tree.write(node) { return }
        let place =
            if let old { Place(in: parent, before: tree[old].next?.id) } else {
                place(forChild: new.name, key: key, in: parent)
            }
        try apply(.insert(node, at: place))
        if let old { try apply(.remove(old)) }
        try reflow(around: object)
    }

    private func checkIsValue(_ element: Node, _ key: String) throws(ChangeError) {
        guard element.subtree.contains(where: { $0.objectID != nil }) else { return }
        throw .refused(
            "'\(key)' is a separate object", hint: "use 'insert', 'move' or 'delete'")
    }
}

import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Adds a user defined runtime attribute to an object, or replaces the one with a number, starting at 1.
    public static func setRuntimeAttribute(
        object: Address, number: Int? = nil, keyPath: String, type: String, value: RuntimeValue? = nil
    ) -> Self {
        Self(SetRuntimeAttribute(object: object, number: number, keyPath: keyPath, type: type, value: value))
    }
}

struct SetRuntimeAttribute: DocumentCommand {
    static let summary = "adds a user defined runtime attribute, or replaces one"
    static let example = #"{"object": "8bC-Xf-vdC", "keyPath": "layer.cornerRadius", "type": "number", "value": 8}"#
    var object: Address
    var number: Int?
    var keyPath, type: String
    var value: RuntimeValue?
    var undoTitle: String { "Change Runtime Attribute" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            number: fields.optional("number", "the number of the attribute to replace, from 1"),
            keyPath: fields.required("keyPath", "such as layer.cornerRadius"),
            type: fields.required(
                "type", "boolean, number, string, localizedString, image, color, point, size, rect, range or nil"),
            value: fields.optional(
                "value", "a value of the type; points and so on are lists of numbers, a color is as in setValue"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.set(self)
        return []
    }
}

extension Document {
    /// Adds or replaces a runtime attribute of an object.
    fileprivate mutating func set(_ attribute: SetRuntimeAttribute) throws(ChangeError) {
        let object = try resolve(attribute.object).id
        guard tree[object].elementType?.child(Self.runtimeAttributes, key: nil) != nil else {
            throw .refused("'\(tree[object].displayName)' has no runtime attributes")
        }
        guard attribute.keyPath.contains(where: { !$0.isWhitespace }) else {
            throw .refused("a key path cannot be empty", hint: "such as layer.cornerRadius")
        }
        let content = try Self.content(of: attribute)
        let old = try runtimeAttribute(attribute.number, of: object)
        let holder = try ensureChild(Self.runtimeAttributes, in: object)
        let place = Place(in: holder, before: old)
        let head =
            [("type", attribute.type), ("keyPath", attribute.keyPath)] + (content.value.map { [("value", $0)] } ?? [])
        let node = try insertElement(
            "userDefinedRuntimeAttribute", attributes: head.map { (name: $0.0, value: $0.1) }, at: place)
        if let inner = content.inner {
            try insertElement(
                inner.name, attributes: [(name: "key", value: "value")] + inner.attributes, at: Place(in: node))
        }
        if let old { try apply(.remove(old)) }
    }

    private static let runtimeAttributes = "userDefinedRuntimeAttributes"

    private func runtimeAttribute(_ number: Int?, of object: NodeID) throws(ChangeError) -> NodeID? {
        guard let number else { return nil }
        let known = tree[object].child(Self.runtimeAttributes).map { Array($0.children) } ?? []
        guard number > 0, number <= known.count else {
            throw .refused(
                "'\(tree[object].displayName)' has no runtime attribute \(number)", hint: "it has \(known.count)")
        }
        return known[number - 1].id
    }

    /// The types whose value is an element, and the attributes of that element.
    private static let parts = [
        "point": ["x", "y"], "size": ["width", "height"], "rect": ["x", "y", "width", "height"],
        "range": ["location", "length"],
    ]

    /// Returns the attribute or element of a value.
    private static func content(
        of attribute: SetRuntimeAttribute
    ) throws(ChangeError) -> (value: String?, inner: SpelledElement?) {
        switch (attribute.type, attribute.value) {
        case ("nil", _): return (nil, nil)
        case ("boolean", .flag(let isOn)): return (isOn ? "YES" : "NO", nil)
        case ("string", .text(let text)), ("localizedString", .text(let text)), ("image", .text(let text)):
            return (text, nil)
        case ("number", .number(let number)) where number.isFinite:
            let integer = Int(exactly: number)
            let spelling = integer.map { String($0) } ?? number.xcodeSpelling
            return (nil, SpelledElement(name: integer == nil ? "real" : "integer", attributes: [("value", spelling)]))
        case ("color", .color(let color)): return (nil, try color.spelled())
        case (let type, .numbers(let numbers)) where parts[type]?.count == numbers.count:
            let named = zip(parts[type] ?? [], numbers).map { (name: $0, value: $1.xcodeSpelling) }
            return (nil, SpelledElement(name: type, attributes: named))
        default:
            guard let hint = hints[attribute.type] else {
                throw .refused(
                    "there is no type '\(attribute.type)'\(Spelling.suggestion(for: attribute.type, among: hints.keys.sorted()))",
                    hint: "choose one of: \(hints.keys.sorted().joined(separator: ", "))")
            }
            throw .refused("the value is not a valid \(attribute.type)", hint: hint)
        }
    }

    /// Examples of values, by type.
    private static let hints = [
        "boolean": "true or false", "number": "such as 12 or 0.5", "string": "a text", "localizedString": "a text",
        "image": "the name of an image", "color": "a color, such as {\"system\": \"tintColor\"}", "nil": "none",
        "point": "two numbers: x and y",
        "size": "two numbers: width and height", "rect": "four numbers: x, y, width and height",
        "range": "two numbers: location and length",
    ]
}

package import JSONText

extension DocumentValue {
    /// Creates a value, or nil if the JSON isn't one.
    package init?(_ node: JSONNode) {
        guard let member = node.members?.first, node.members?.count == 1 else { return nil }
        self.init()
        switch member.key {
        case "color": color = Color(member.value)
        case "font": font = Font(member.value)
        case "size": size = member.value.numbers
        case "point": point = member.value.numbers
        case "rect": rect = member.value.numbers
        case "insets": insets = member.value.numbers
        case "offset": offset = member.value.numbers
        case "flags":
            guard let elements = member.value.elements, elements.allSatisfy({ $0.string != nil }) else { return nil }
            flags = elements.compactMap(\.string)
        case "bar": bar = member.value.string
        case "isNone": isNone = member.value.bool
        default: return nil
        }
        if self == DocumentValue() { return nil }
    }

    package var json: JSONValue {
        .record([
            "color": color?.json, "font": font?.json, "size": Self.list(size), "point": Self.list(point),
            "rect": Self.list(rect), "insets": Self.list(insets), "offset": Self.list(offset),
            "flags": flags.map { .array($0.map { .string($0) }) }, "bar": .optional(bar),
            "isNone": isNone.map { .bool($0) },
        ])
    }

    private static func list(_ numbers: [Double]?) -> JSONValue? { numbers.map { .array($0.map { .number($0) }) } }
}

extension DocumentValue.Color {
    init?(_ node: JSONNode) {
        guard let fields = JSONFields(node, texts: ["system", "name", "space"], numbers: Self.components) else {
            return nil
        }
        self.init(
            system: fields.text("system"), name: fields.text("name"), red: fields.number("red"),
            green: fields.number("green"), blue: fields.number("blue"), white: fields.number("white"),
            alpha: fields.number("alpha"), space: fields.text("space"))
    }

    private static let components: Set<String> = ["red", "green", "blue", "white", "alpha"]

    package var json: JSONValue {
        .record([
            "system": .optional(system), "name": .optional(name), "red": red.map { .number($0) },
            "green": green.map { .number($0) }, "blue": blue.map { .number($0) }, "white": white.map { .number($0) },
            "alpha": alpha.map { .number($0) }, "space": .optional(space),
        ])
    }
}

extension TextRun {
    /// Creates a run, or nil if the JSON isn't one.
    package init?(_ node: JSONNode) {
        let known = ["font", "color", "background", "underline", "strikethrough"]
        guard let members = node.members, let text = node["text"]?.string else { return nil }
        self.init(text: text)
        for member in members where member.key != "text" {
            let value = member.value
            switch member.key {
            case "font": font = DocumentValue.Font(value)
            case "color": color = DocumentValue.Color(value)
            case "background": background = DocumentValue.Color(value)
            case "underline": underline = Line(value)
            case "strikethrough": strikethrough = Line(value)
            case "link": link = value.string
            case "kerning": kerning = value.number
            case "baselineOffset": baselineOffset = value.number
            case "alignment": alignment = value.string
            case "lineSpacing": lineSpacing = value.number
            case "like": like = value.number.flatMap { Int(exactly: $0) }
            default: return nil
            }
            if known.contains(member.key), value.members == nil { return nil }
        }
        // A value of a wrong type isn't read, and makes the rest no run.
        if members.contains(where: { !$0.value.isNull && json[$0.key] == nil }) { return nil }
    }

    package var json: JSONValue {
        .record([
            "text": .string(text), "font": font?.json, "color": color?.json, "background": background?.json,
            "underline": underline?.json, "strikethrough": strikethrough?.json, "link": .optional(link),
            "kerning": kerning.map { .number($0) }, "baselineOffset": baselineOffset.map { .number($0) },
            "alignment": .optional(alignment), "lineSpacing": lineSpacing.map { .number($0) },
            "like": like.map { .integer($0) },
        ])
    }
}

extension TextRun.Line {
    init?(_ node: JSONNode) {
        guard let members = node.members else { return nil }
        self.init()
        for member in members {
            switch member.key {
            case "style": style = member.value.string ?? ""
            case "pattern": pattern = member.value.string
            case "isByWord": isByWord = member.value.bool
            case "color": color = DocumentValue.Color(member.value)
            default: return nil
            }
        }
        if members.contains(where: { !$0.value.isNull && json[$0.key] == nil }) || style.isEmpty { return nil }
    }

    package var json: JSONValue {
        .record([
            "style": .string(style), "pattern": .optional(pattern), "isByWord": isByWord.map { .bool($0) },
            "color": color?.json,
        ])
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension DocumentValue.Font {
    init?(_ node: JSONNode) {
        guard
            let fields = JSONFields(
                node, texts: ["style", "weight", "name", "family"], numbers: ["size"], flags: ["isItalic"])
        else { return nil }
        self.init(
            style: fields.text("style"), weight: fields.text("weight"), isItalic: fields.flag("isItalic"),
            name: fields.text("name"), family: fields.text("family"), size: fields.number("size"))
    }

    package var json: JSONValue {
        .record([
            "style": .optional(style), "weight": .optional(weight), "isItalic": isItalic.map { .bool($0) },
            "name": .optional(name), "family": .optional(family), "size": size.map { .number($0) },
        ])
    }
}

/// An object that may contain only certain fields.
private struct JSONFields {
    private let node: JSONNode

    init?(_ node: JSONNode, texts: Set<String>, numbers: Set<String>, flags: Set<String> = []) {
        guard let members = node.members else { return nil }
        for member in members {
            let value = member.value
            let isFine =
                texts.contains(member.key) && value.string != nil
                || numbers.contains(member.key) && value.number != nil
                || flags.contains(member.key) && value.bool != nil
            guard isFine else { return nil }
        }
        self.node = node
    }

    func text(_ name: String) -> String? { node[name]?.string }
    func number(_ name: String) -> Double? { node[name]?.number }
    func flag(_ name: String) -> Bool? { node[name]?.bool }
}

extension JSONNode {
    /// The numbers of a list that contains only numbers.
    var numbers: [Double]? {
        guard let elements, elements.allSatisfy({ $0.number != nil }) else { return nil }
        return elements.compactMap(\.number)
    }
}

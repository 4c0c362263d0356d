/// How values and objects are named in a print for people.
struct NibLabels {
    /// A collection's elements as words, and the brackets around them.
    struct List {
        var open: String
        var items: [String]
        var close: String
    }

    private enum Use: Sendable {
        case never, once, oftenOrInList
    }

    private let archive: NibArchive
    /// How each object is referred to.
    private let uses: [Use]
    private static let longestText = 100

    init(_ archive: NibArchive) {
        self.archive = archive
        var uses = Array(repeating: Use.never, count: archive.objects.count)
        for object in archive.objects {
            let isList = Self.isList(object)
            for (_, value) in object.values {
                guard let target = value.referenceValue?.rawValue else { continue }
                uses[target] = uses[target] == .never && !isList ? .once : .oftenOrInList
            }
        }
        self.uses = uses
    }

    /// Whether an object needs no entry of its own: a short string, a number, an empty list, and a list that only one
    /// object has. A list in a list has one, as has what nobody refers to.
    func isShownWhereUsed(_ object: NibObject) -> Bool {
        guard object.index != 0 else { return false }
        switch uses[object.index] {
        case .never: return false
        case .once: return Self.isList(object) || isPlain(object)
        case .oftenOrInList: return isPlain(object)
        }
    }

    /// The elements of a collection, nil if the object is none or has other values beside.
    func list(_ object: NibObject) -> List? {
        guard Self.isList(object) else { return nil }
        if let entries = object.entries {
            let items = entries.map { "\(word($0.key, of: object)): \(word($0.value, of: object))" }
            return List(open: "{", items: items, close: "}")
        }
        let items = (object.elements ?? []).map { word($0, of: object) }
        return object.className.hasSuffix("Set")
            ? List(open: "{", items: items, close: "}") : List(open: "[", items: items, close: "]")
    }

    func word(_ value: NibValue, of object: NibObject, key: String = "") -> String {
        switch value {
        case .integer(let number): "\(number)"
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .float(let number): "float \(Self.spelled(Double(number), number.description))"
        case .double(let number): "double \(Self.spelled(number))"
        case .null: "nil"
        case .reference(let id): label(archive[id])
        case .data(let bytes): object.text(in: value, under: key).map(Self.quoted) ?? word(bytes, value)
        }
    }

    /// An object in a line of another: its number, its class and what tells it from its like.
    func label(_ object: NibObject) -> String {
        if isPlain(object) {
            if let text = object.stringValue {
                let key = object.string(Foundation.localizationKey)
                return Self.quoted(text) + (key.map { " (localized as \(Self.quoted($0)))" } ?? "")
            }
            if let number = object.numberValue { return word(number, of: object) }
            if let list = list(object) { return list.open + list.close }
        }
        let name = ["UIClassName", "UIProxiedObjectIdentifier"].lazy.compactMap(object.string).first
        let start = "\(object.id) \(short(object.className))"
        if let name { return "\(start) \(Self.quoted(shortened(name)))" }
        if let text = object.stringValue { return "\(start) \(Self.quoted(shortened(text)))" }
        if let list = object.elements?.count ?? object.entries?.count { return "\(start) of \(list)" }
        return start
    }

    /// Who is connected to whom, and how.
    func connection(_ object: NibObject) -> String {
        let kinds = [
            "UIRuntimeOutletConnection": "outlet", "UIRuntimeOutletCollectionConnection": "outlet collection",
            "UIRuntimeEventConnection": "action",
        ]
        let name = object.string("UILabel").map(shortened) ?? "without name"
        let events = object["UIEventMask"]?.integerValue.map { " on events \($0)" } ?? ""
        let ends = ["UISource", "UIDestination"].map { object.object($0).map(label) ?? "nil" }
        return "\(kinds[object.className] ?? short(object.className)) \(name)\(events): \(ends[0]) -> \(ends[1])"
    }

    func short(_ name: String) -> String { Self.escaped(shortened(name)) }

    private func word(_ bytes: ArraySlice<UInt8>, _ value: NibValue) -> String {
        if let numbers = value.doublesValue {
            return "(" + numbers.map { Self.spelled($0) }.joined(separator: ", ") + ")"
        }
        let size = "data, \(counted(bytes.count, "byte"))"
        switch NibFormat(of: bytes) {
        case .archive:
            // It has been shown already if it could be read.
            guard case .failure(let error) = Result(catching: value.nestedArchive) else { return "\(size): an archive" }
            return "\(size): an archive that is broken: \(error)"
        case .unknown: return bytes.isEmpty ? size : "\(size): \(Self.hexadecimal(bytes))"
        case let format: return "\(size): \(format.words)"
        }
    }

    private static func isList(_ object: NibObject) -> Bool {
        guard Foundation.lists.contains(object.className) || Foundation.dictionaries.contains(object.className),
            object.values.first.map({ $0 == (Foundation.isInlined, .bool(true)) }) == true,
            object.values.dropFirst().allSatisfy({ $0.key == Foundation.element })
        else { return false }
        return Foundation.lists.contains(object.className) || object.values.count % 2 == 1
    }

    /// A string that has nothing but its text, and a short one, a number or an empty list.
    private func isPlain(_ object: NibObject) -> Bool {
        if Self.isList(object) { return object.values.count == 1 }
        if object.className == "NSNumber" { return object.values.count == 1 && object.numberValue != nil }
        guard let (key, value) = object.values.first, let text = object.text(in: value, under: key),
            text.utf8.count <= Self.longestText
        else { return false }
        if object.values.count == 1 { return true }
        // Of a localized string only what differs would be missed.
        return object.className == "NSLocalizableString" && object.values.count == 3
            && object.string(Foundation.developmentText) == text
            && object.string(Foundation.localizationKey).map { $0.utf8.count <= Self.longestText } == true
    }

    private func shortened(_ text: String) -> String {
        text.utf8.count <= Self.longestText
            ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self) + "…"
    }

    /// Whole numbers without a point.
    private static func spelled(_ number: Double, _ description: String? = nil) -> String {
        guard let whole = Int64(exactly: number), whole.magnitude < 1_000_000_000_000,
            number.sign == .plus || whole != 0
        else { return description ?? number.description }
        return "\(whole)"
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        let words = bytes.prefix(32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return words.joined(separator: " ") + (bytes.count > 32 ? " …" : "")
    }

    private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Spells out what would break the line, or turn the direction of what follows.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

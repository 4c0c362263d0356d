/// The labels of values and objects in readable descriptions.
struct NibLabels {
    /// The descriptions of a collection's elements, and its brackets.
    struct List {
        var open: String
        var items: [String]
        var close: String
    }

    private enum Use: Sendable {
        case never, once, oftenOrInList
    }

    /// Facts about an object for the references to it, computed once because an object or its text may be large.
    private struct Summary {
        var use = Use.never
        var isList = false
        var isPlain = false
        var label = ""
    }

    private let archive: NibArchive
    private var summaries: [Summary]
    private static let longestText = 100

    init(_ archive: NibArchive) {
        self.archive = archive
        summaries = Array(repeating: Summary(), count: archive.objects.count)
        for object in archive.objects {
            let isList = Self.isList(object)
            summaries[object.index].isList = isList
            summaries[object.index].isPlain = isList ? object.values.count == 1 : Self.isPlain(object)
            for (_, value) in object.values {
                guard let target = value.referenceValue?.rawValue else { continue }
                summaries[target].use = summaries[target].use == .never && !isList ? .once : .oftenOrInList
            }
        }
        for object in archive.objects { summaries[object.index].label = makeLabel(object) }
    }

    /// Returns an object's inline label: its number, its class and a distinguishing value.
    func label(_ object: NibObject) -> String { summaries[object.index].label }

    /// Returns whether an object is shown inline only: a short string, a number, an empty list, and a list with one
    /// owner. A list in a list has its own entry, as do objects without references.
    func isShownWhereUsed(_ object: NibObject) -> Bool {
        guard object.index != 0 else { return false }
        let summary = summaries[object.index]
        switch summary.use {
        case .never: return false
        case .once: return summary.isList || summary.isPlain
        case .oftenOrInList: return summary.isPlain
        }
    }

    /// Returns the elements of a collection, or nil if the object isn't one or has other values.
    func list(_ object: NibObject) -> List? {
        guard summaries[object.index].isList else { return nil }
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

    private func makeLabel(_ object: NibObject) -> String {
        let summary = summaries[object.index]
        if summary.isPlain {
            if let list = list(object) { return list.open + list.close }
            if let number = object.numberValue { return word(number, of: object) }
            let text = Self.quoted(Self.start(of: object) ?? "")
            let key = object.object(FoundationCoding.localizationKey).flatMap(Self.start)
            return text + (key.map { " (localized as \(Self.quoted($0)))" } ?? "")
        }
        let start = "\(object.id) \(short(object.className))"
        if summary.isList {
            let count = object.values.count - 1
            return "\(start) of \(FoundationCoding.dictionaries.contains(object.className) ? count / 2 : count)"
        }
        let names = ["UIClassName", "UIProxiedObjectIdentifier"].lazy.compactMap(object.object)
        let name = Self.start(of: object) ?? names.compactMap(Self.start).first
        return name.map { "\(start) \(Self.quoted($0))" } ?? start
    }

    /// Returns the description of a connection.
    func connection(_ object: NibObject) -> String {
        let kinds = [
            "UIRuntimeOutletConnection": "outlet", "UIRuntimeOutletCollectionConnection": "outlet collection",
            "UIRuntimeEventConnection": "action",
        ]
        let name = object.object("UILabel").flatMap(Self.start).map(Self.escaped) ?? "without name"
        let events = object["UIEventMask"]?.integerValue.map { " on events \($0)" } ?? ""
        let ends = ["UISource", "UIDestination"].map { object.object($0).map(label) ?? "nil" }
        return "\(kinds[object.className] ?? short(object.className)) \(name)\(events): \(ends[0]) -> \(ends[1])"
    }

    func short(_ name: String) -> String { Self.escaped(Self.shortened(name.utf8)) }

    private func word(_ bytes: ArraySlice<UInt8>, _ value: NibValue) -> String {
        if let numbers = value.doublesValue {
            return "(" + numbers.map { Self.spelled($0) }.joined(separator: ", ") + ")"
        }
        let size = "data, \(counted(bytes.count, "byte"))"
        switch NibFormat(of: bytes) {
        case .archive:
            // It has been shown already if it can be read.
            guard case .failure(let error) = Result(catching: value.nestedArchive) else { return "\(size): an archive" }
            return "\(size): a damaged archive: \(error)"
        case .unknown: return bytes.isEmpty ? size : "\(size): \(Self.hexadecimal(bytes))"
        case let format: return "\(size): \(format.words)"
        }
    }

    private static func isList(_ object: NibObject) -> Bool {
        guard
            FoundationCoding.lists.contains(object.className)
                || FoundationCoding.dictionaries.contains(object.className),
            object.values.first.map({ $0 == (FoundationCoding.isInlined, .bool(true)) }) == true,
            object.values.dropFirst().allSatisfy({ $0.key == FoundationCoding.element })
        else { return false }
        return FoundationCoding.lists.contains(object.className) || object.values.count % 2 == 1
    }

    /// Returns whether an object is a short string without other values, or a number.
    private static func isPlain(_ object: NibObject) -> Bool {
        if object.className == "NSNumber" { return object.values.count == 1 && object.numberValue != nil }
        guard let text = shortText(object), object.values[0].key == FoundationCoding.bytes else { return false }
        if object.values.count == 1 { return true }
        // Of a localizable string, only what differs would be missing.
        return object.className == "NSLocalizableString" && object.values.count == 3
            && object.object(FoundationCoding.developmentText).flatMap(shortText) == text
            && object.object(FoundationCoding.localizationKey).flatMap(shortText) != nil
    }

    /// Returns the text of a string that is short enough to be shown.
    private static func shortText(_ object: NibObject) -> String? {
        guard let bytes = object[FoundationCoding.bytes], bytes.dataValue.map({ $0.count <= longestText }) == true
        else { return nil }
        return object.text(in: bytes, under: FoundationCoding.bytes)
    }

    /// Returns the beginning of a string's text, decoding no more than needed.
    private static func start(of object: NibObject) -> String? {
        guard FoundationCoding.strings.contains(object.className), let bytes = object[FoundationCoding.bytes]?.dataValue
        else { return nil }
        return shortened(bytes)
    }

    private static func shortened(_ text: some Collection<UInt8>) -> String {
        String(decoding: text.prefix(longestText), as: UTF8.self) + (text.count > longestText ? "…" : "")
    }

    /// Returns a number, without a decimal point if it is whole.
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

    /// Escapes characters that would break the line or change the text direction.
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

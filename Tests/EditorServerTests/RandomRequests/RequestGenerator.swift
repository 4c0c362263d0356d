import JSONText
import RandomNumbers
@testable import StoryboardEditing

@testable import EditorServer

/// Makes requests as a page might send them: with what a document has, with what another one has or this one had, and with values
/// that nobody types. The same numbers make the same requests.
struct RequestGenerator {
    /// What the arguments of requests are taken from.
    struct Stock {
        var documents: [String] = []
        var sources = ["Menu.swift", "Cells/Cell.swift", "None.swift", ""]
        /// The ids and attributes of the document that is asked for, and ids that others have or this one had.
        var ids: [String] = []
        var attributes: [String] = []
        var staleIDs: [String] = []
        /// The keys of problems, changes and hits, and the hashes of commits, that pages received.
        var keys: [String] = []
        var revision = 0
    }

    private var random: RandomNumbers

    init(seed: UInt64) { random = RandomNumbers(seed: seed) }

    mutating func number(below bound: Int) -> Int { random.pick(below: bound) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[random.pick(below: list.count)] }

    /// Whether something happens that happens once in `count` times.
    mutating func isOne(in count: Int) -> Bool { random.pick(below: count) == 0 }

    /// Returns a request about a document, which the stock is of.
    @MainActor
    mutating func request(_ id: Int, about document: String, from stock: Stock) -> String {
        let isEdit = isOne(in: 2)
        let name = isEdit ? pick(["perform", "perform", "perform", "undo", "redo", "preview"]) : pick(Self.names)
        guard let entry = Editor.requestsByName[name] else { return "" }
        var members = [JSONMember(key: "id", value: .integer(id)), JSONMember(key: "do", value: .string(entry.name))]
        for field in entry.fields {
            if isOne(in: 200) { continue }
            if field.name == "document" {
                members.append(JSONMember(key: "document", value: .string(document)))
            } else if field.isRequired || isOne(in: 3) {
                members.append(JSONMember(key: field.name, value: value(of: field, stock)))
            }
        }
        return JSONValue.object(members).line
    }

    @MainActor private static let names = Editor.requests.map(\.name)

    // MARK: Fields

    private mutating func value(of field: CommandEntry.Field, _ stock: Stock) -> JSONValue {
        if isOne(in: 60) { return odd() }
        switch field.kind {
        case .text, .address: return .string(text(for: field.name, stock))
        case .number: return number(for: field.name, stock)
        case .count: return .integer(number(below: 6))
        case .flag: return .bool(isOne(in: 2))
        case .texts: return .object([JSONMember(key: id(stock), value: .string(pick(Self.texts)))])
        case .addresses:
            let isOfKeys = ["changes", "skipped"].contains(field.name) && !stock.keys.isEmpty
            return .array((0..<number(below: 4)).map { _ in .string(isOfKeys ? pick(stock.keys) : id(stock)) })
        case .commands: return .array((0...number(below: 3)).map { _ in command(stock) })
        case .scalar: return pick([.string(pick(Self.texts)), real(), .bool(true)])
        case .value, .runtimeValue: return keyedValue()
        case .runs:
            return .array((0..<number(below: 3)).map { _ in .record(["text": .string(pick(Self.texts))]) })
        case .numbers: return .array((0..<number(below: 5)).map { _ in real() })
        case .length: return isOne(in: 2) ? .bool(true) : real()
        }
    }

    private mutating func command(_ stock: Stock) -> JSONValue {
        let isUsual = isOne(in: 2)
        let name = pick(Self.usualCommands)
        let entry = isUsual ? CommandManual.entry(name) ?? pick(CommandManual.entries) : pick(CommandManual.entries)
        var fields: [JSONMember] = []
        for field in entry.fields where field.isRequired ? !isOne(in: 100) : isOne(in: 4) {
            fields.append(JSONMember(key: field.name, value: value(of: field, stock)))
        }
        return .object([JSONMember(key: entry.name, value: .object(fields))])
    }

    private static let usualCommands = [
        "set", "set", "set", "setFrame", "addObject", "duplicate", "move", "delete", "embed", "addScene", "connect",
        "addConstraint", "insert", "paste", "setValue", "addSegue",
    ]

    private mutating func text(for name: String, _ stock: Stock) -> String {
        if isOne(in: 30) { return pick(Self.texts) }
        if let known = Self.words[name] { return pick(known) }
        switch name {
        case "attribute":
            return stock.attributes.isEmpty || isOne(in: 4) ? pick(Self.attributes) : pick(stock.attributes)
        case "xml": return pick(Self.elements)
        case "file": return pick(stock.sources)
        case "to": return pick([id(stock), pick(stock.documents), "Made\(number(below: 3)).storyboard"])
        case "problem", "commit": return stock.keys.isEmpty ? "" : pick(stock.keys)
        case "key": return pick(["\(id(stock)).text", "backgroundColor", "fontDescription", "frame", "title", "view"])
        case "value", "text", "name", "insert", "title", "states": return pick(Self.texts)
        case "item": return pick(Library.items.map(\.id))
        default: return id(stock)
        }
    }

    private mutating func id(_ stock: Stock) -> String {
        switch number(below: 20) {
        case 0: return pick(["", "document", "nobody", "$1", "document/scenes", "superview", "safeArea"])
        case 1 where !stock.staleIDs.isEmpty: return pick(stock.staleIDs)
        case 2 where !stock.ids.isEmpty: return pick(stock.ids) + pick(["/subviews", "/rect", "/connections", "/x[3]"])
        default: return stock.ids.isEmpty ? "nobody" : pick(stock.ids)
        }
    }

    private mutating func number(for name: String, _ stock: Stock) -> JSONValue {
        if name == "revision", !isOne(in: 4) { return .integer(stock.revision) }
        if name == "scale", !isOne(in: 4) { return .number(pick([0.1, 0.5, 1, 2])) }
        if isOne(in: 8) { return real() }
        return .integer(number(below: pick([2, 10, 400])))
    }

    private mutating func real() -> JSONValue { .number(pick(Self.numbers)) }

    private mutating func keyedValue() -> JSONValue {
        pick([
            .record(["color": .record(["system": .string("systemRedColor")])]),
            .record(["color": .record(["name": .string(pick(Self.texts))])]),
            .record(["font": .record(["size": real()])]),
            .record(["size": .array([real(), real()])]), .record(["point": .array([real(), real()])]),
            .record(["rect": .array([real(), real(), real(), real()])]), .string(pick(Self.texts)), real(), .bool(true),
        ])
    }

    /// A value of a kind that isn't expected.
    private mutating func odd() -> JSONValue {
        var deep = JSONValue.null
        for _ in 0..<60 { deep = .array([deep]) }
        return pick([.null, deep, .bool(false), .string(pick(Self.texts)), real(), .array([]), .object([])])
    }

    // MARK: Values

    private static let numbers: [Double] = [
        0, -1, 0.5, 1, 12, 44, 320, 1e-30, 1e19, -1e19, 1e308, 140_000, 16_777_217, 9.3e18, -0.0,
    ]

    private static let texts = [
        "", " ", "YES", "NO", "é", "👩‍👩‍👧‍👦", "\u{202E}abc", "\n\n", "<&>\"'", "../../x", "%@%d%n", "nan", "inf", "1e308",
        "-1",
        "Brew", "Espresso", "systemRedColor", "x\u{0}y", String(repeating: "long ", count: 800),
        String(repeating: "x", count: 40_000), "العربية ABC ไทย",
    ]

    private static let attributes = [
        "text", "hidden", "userLabel", "id", "customClass", "unheard-of", "title", "tag", "image", "key", "1", "alpha",
    ]

    private static let elements = [
        #"<label text="Hi" id="new-la-bel"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>"#,
        #"<view><subviews><label/><button><state key="normal" title="Go" image="bean"/></button></subviews></view>"#,
        #"<constraint firstAttribute="width" constant="10"/>"#, "<broken", "<a/><b/>", "",
        #"<scene sceneID="odd"><objects><viewController id="odd-vc"/></objects></scene>"#,
        #"<stackView><subviews><imageView image="star" catalog="system"/></subviews></stackView>"#,
        "<view>" + String(repeating: "<subviews><view>", count: 40) + String(repeating: "</view></subviews>", count: 40)
            + "</view>",
    ]

    /// What the fields of some names hold.
    private static let words: [String: [String]] = [
        "choice": ["ours", "theirs", "both", "asIs", "none"],
        "kind": ["storyboard", "view", "empty", "show", "outlet", "action"],
        "orientation": ["portrait", "landscape", "odd"], "appearance": ["light", "dark", "odd"],
        "contentSize": ["L", "AX5", "XS", "odd"], "language": ["de", "ar", "pt-BR", "odd", ""],
        "device": ["retina6_12", "retina4_7", "ipad9_7", "odd"],
        "of": ["text", "color", "font", "class", "image", "odd"],
        "path": ["tidy.json", "../x.json", "Menu.swift"], "event": ["touchUpInside", "valueChanged", "odd"],
        "in": ["view", "stackView", "scrollView", "navigationController", "tabBarController", "odd"],
        "type": ["UILabel", "UIButton", "String"], "superclass": ["UIViewController", "UIView", "Odd"],
        "traits": ["widthClass=compact", "default", "odd"], "axis": ["horizontal", "vertical", "z"],
        "relation": ["lessThanOrEqual", "greaterThanOrEqual", "odd"],
        "firstAttribute": ["leading", "top", "width", "centerX", "odd"],
        "secondAttribute": ["leading", "bottom", "height", "centerY", "odd"],
        "style": ["basic", "subtitle", "custom", "odd"], "mode": ["static", "prototypes", "odd"],
    ]
}

import ElementCatalog
import XMLTree

/// An element of a document that is being made from running objects.
class CapturedElement {
    let name: String
    var attributes: [String: String] = [:]
    var children: [CapturedElement] = []

    init(_ name: String, key: String? = nil, _ attributes: KeyValuePairs<String, String?> = [:]) {
        self.name = name
        self["key"] = key
        for (name, value) in attributes { self[name] = value }
    }

    subscript(name: String) -> String? {
        get { attributes[name] }
        set { attributes[name] = newValue }
    }

    var id: String { attributes["id"] ?? "" }

    func add(_ child: CapturedElement?) { if let child { children.append(child) } }

    /// Adds elements inside a container, which isn't there without them.
    func add(_ container: String, _ members: [CapturedElement]) {
        guard !members.isEmpty else { return }
        let holder = children.first { $0.name == container } ?? CapturedElement(container)
        if holder.children.isEmpty { add(holder) }
        holder.children += members
    }

    /// Adds an outlet, an action or a segue.
    func connect(_ connection: CapturedElement) { add("connections", [connection]) }

    // MARK: XML

    /// The element in Apple's order.
    var xml: String { spelled(leavingOut: []) }

    /// The element without what rows that are made from one prototype differ in: frames, ids, and what sample data says.
    var look: String { spelled(leavingOut: ["id", "text", "title", "image", "catalog", "hidden", "on", "progress"]) }

    /// The content of an element that holds a text.
    fileprivate var content: String { "" }

    private func spelled(leavingOut absent: Set<String>) -> String {
        let type = ElementCatalog.shared[name]
        let order = type?.attributes.map(\.name) ?? []
        func place(_ name: String) -> Int { name == "key" ? -1 : order.firstIndex(of: name) ?? order.count }
        var text = "<\(name)"
        for (name, value) in attributes.sorted(by: { (place($0.key), $0.key) < (place($1.key), $1.key) })
        where !absent.contains(name) && !absent.contains(where: { $0 == "id" && value.isCapturedID }) {
            text += " \(name)=\"\(String(decoding: Entities.encodeAttribute(value), as: UTF8.self))\""
        }
        let shown = children.filter { absent.isEmpty || $0.name != "rect" && $0.name != "string" }
        if shown.isEmpty { return content.isEmpty ? text + "/>" : text + ">\(content)</\(name)>" }
        let places = shown.map { type?.position(ofChild: $0.name, key: $0["key"]) ?? .max }
        let sorted = zip(shown, places).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        return text + ">" + sorted.map { $0.element.0.spelled(leavingOut: absent) }.joined() + "</\(name)>"
    }

    /// The element and those inside it.
    var all: [CapturedElement] { [self] + children.flatMap(\.all) }
}

/// An element that holds a text.
final class CapturedText: CapturedElement {
    let text: String

    init(_ name: String, key: String?, text: String) {
        self.text = text
        super.init(name, key: key)
    }

    override fileprivate var content: String { String(decoding: Entities.encodeContent(text), as: UTF8.self) }
}

extension String {
    /// Whether the text has the form of an id.
    fileprivate var isCapturedID: Bool {
        utf8.count == 10 && utf8.dropFirst(3).first == UInt8(ascii: "-") && utf8.dropFirst(6).first == UInt8(ascii: "-")
    }
}

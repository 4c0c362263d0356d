import ElementCatalog
import StoryboardModel
import XMLTree

/// Values of a document in words.
enum ValueWords {
    /// Returns the step to an element in words: "text color", "normal state", "for wC hR".
    static func step(_ node: Node?) -> String {
        guard let node else { return "" }
        if let variation = Variation(node) {
            return variation.key == Variation.general ? "installed by default:" : "for \(variation.title):"
        }
        switch node.name {
        case "state": return "\(node["key"] ?? "") state"
        case "userDefinedRuntimeAttribute": return "runtime attribute \(node["keyPath"] ?? "")"
        case "exclude": return "uninstalled"
        case "include": return "installed"
        case "mask", "userDefinedRuntimeAttributes": return ""
        default: break
        }
        if let key = node["key"] { return key.spacedWords.lowercased() }
        if node.elementType?.kind == .container { return "" }
        return node.name.spacedWords.lowercased()
    }

    /// Returns an attribute's value: quoted if a person wrote it.
    static func attribute(_ name: String, _ value: String, of node: Node) -> String {
        switch node.elementType?.attribute(name)?.type {
        case .text, .string, .userLabel, .storyboardIdentifier, .reuseIdentifier, .segueIdentifier, .storyboardName:
            "'\(value)'"
        case nil: "'\(value)'"
        default: value
        }
    }

    /// Returns the value of an element.
    static func text(_ node: Node) -> String {
        switch node.name {
        case "color": return DocumentColor(node).map(color) ?? "color"
        case "fontDescription": return font(node)
        case "nil": return "none"
        case "string", "mutableString": return "'\(node.text)'"
        case "exclude", "include": return node["reference"] ?? ""
        case "userDefinedRuntimeAttribute":
            return node.children.first.map { text($0) } ?? node["value"] ?? node["type"] ?? ""
        default: break
        }
        let values = node.attributes.filter { !["key", "type", "id"].contains($0.name) }
        if values.count == 1 { return attribute(values[0].name, values[0].value, of: node) }
        let words = values.map { "\($0.name.spacedWords.lowercased()) \(number($0.value) ?? $0.value)" }
        if !words.isEmpty { return words.joined(separator: ", ") }
        let inner = node.children.map { text($0) }.joined(separator: ", ")
        return inner.isEmpty ? "none" : inner
    }

    private static func number(_ text: String) -> String? { Double(spelled: text)?.plainSpelling }

    private static func font(_ node: Node) -> String {
        if let style = node["style"] { return style.replacing("UICTFontTextStyle", with: "").spacedWords }
        let name = node["name"] ?? (node["type"] ?? "system").spacedWords
        let weight = node["weight"].map { " \($0.spacedWords)" } ?? ""
        return "\(name)\(weight)\(node["pointSize"].flatMap { number($0) }.map { " \($0)" } ?? "")"
    }

    private static func color(_ color: DocumentColor) -> String {
        switch color {
        case .rgb(let red, let green, let blue, let alpha, _): hex([red, green, blue]) + transparency(alpha)
        case .gray(let white, let alpha, _): hex([white, white, white]) + transparency(alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            "CMYK " + [cyan, magenta, yellow, black].map(\.plainSpelling).joined(separator: " ") + transparency(alpha)
        case .named(let name): "'\(name)'"
        case .system(let name): name.spacedWords.lowercased()
        case .catalog(let name, _): "'\(name)'"
        }
    }

    private static func transparency(_ alpha: Double) -> String {
        alpha == 1 ? "" : " \((alpha * 100).plainSpelling) %"
    }

    private static func hex(_ components: [Double]) -> String {
        let digits = components.map { component in
            let value = UInt8(max(0, min(255, (component * 255).rounded())))
            return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

import ElementCatalog
import StoryboardCompiler
import StoryboardModel
import SystemStyles
import XMLTree

/// The values of a document as expressions of Swift.
struct SwiftValues {
    let document: Document
    /// The name of the tables of the document's texts in other languages, or nil if there are none.
    let textTable: String?
    let report: ExportReport

    // MARK: Attributes

    /// Returns the value of an attribute, or nil if code can't have it, and reports it.
    func attribute(_ name: String, _ text: String, of node: Node, as type: ValueType) -> String? {
        switch type {
        case .bool: return text == "YES" ? "true" : "false"
        case .integer, .number, .extent: return number(text, name)
        case .enumeration(let enumeration): return enumerated(text, enumeration, name)
        case .text: return localized(text, name, of: node)
        case .image: return image(text, of: node)
        default: return SwiftWords.literal(text)
        }
    }

    private func number(_ text: String, _ name: String) -> String? {
        guard let value = Double(spelled: text) else { return nil }
        if name.hasSuffix("Priority") { return priority(value) }
        if value == -1, name.hasSuffix("Height") { return "UITableView.automaticDimension" }
        return SwiftWords.number(value)
    }

    /// Returns a layout priority by its name, if it has one.
    func priority(_ value: Double) -> String {
        switch value {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(SwiftWords.number(value)))"
        }
    }

    private func enumerated(_ value: String, _ enumeration: String, _ name: String) -> String? {
        if name == "backgroundEffect" { return "UIBlurEffect(style: .\(value))" }
        let spelled = PropertyTable.shared.name(of: value, in: enumeration)
        return SwiftWords.isIdentifier(spelled) || spelled == "default" || spelled == "continue"
            ? ".\(spelled)" : nil
    }

    // MARK: Texts

    /// Returns a text, by its key if the document has tables of texts.
    func localized(_ text: String, _ attribute: String, of node: Node) -> String {
        guard let textTable, !text.isEmpty,
            let known = node.localizableTexts.first(where: { $0.attribute == attribute && $0.text == text })
        else { return SwiftWords.literal(text) }
        var arguments = [SwiftWords.literal(known.key), "tableName: \(SwiftWords.literal(textTable))"]
        arguments.append("value: \(SwiftWords.literal(text))")
        arguments.append("comment: \(SwiftWords.literal(known.note ?? ""))")
        return "NSLocalizedString(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Images

    func image(_ name: String, of node: Node) -> String {
        let listed = document.resources.first { $0.key == ResourceName(.image, name) }
        guard node["catalog"] == "system" || listed?.isSystem == true else {
            return "UIImage(named: \(SwiftWords.literal(name)))"
        }
        var configuration: String?
        if let child = node.child(key: "preferredSymbolConfiguration"), node.name == "state" {
            configuration = symbolConfiguration(child)
        } else if let scale = node["symbolScale"], scale != "default", scale != "medium" {
            configuration = "UIImage.SymbolConfiguration(scale: .\(scale))"
        }
        let symbol = "systemName: \(SwiftWords.literal(name))"
        return "UIImage(\(symbol)\(configuration.map { ", withConfiguration: \($0)" } ?? ""))"
    }

    func symbolConfiguration(_ node: Node) -> String {
        let font = node.child("fontDescription")
        let size = node.number("pointSize") ?? (font?.has("style") == true ? nil : font?.number("pointSize"))
        let weight = node["weight"].map { ", weight: .\($0)" } ?? ""
        let scale = node["scale"].flatMap { $0 == "default" ? nil : $0 }
        if let size {
            let scale = scale.map { ", scale: .\($0)" } ?? ""
            let weight = weight.isEmpty && !scale.isEmpty ? ", weight: .regular" : weight
            return "UIImage.SymbolConfiguration(pointSize: \(SwiftWords.number(size))\(weight)\(scale))"
        }
        if let style = font?["style"], let name = Self.styleName(style) {
            return "UIImage.SymbolConfiguration(textStyle: .\(name)\(scale.map { ", scale: .\($0)" } ?? ""))"
        }
        if let scale { return "UIImage.SymbolConfiguration(scale: .\(scale))" }
        return weight.isEmpty
            ? "UIImage.SymbolConfiguration(scale: .default)"
            : "UIImage.SymbolConfiguration(weight: .\(node["weight"] ?? ""))"
    }

    // MARK: Children

    /// Returns the value of an element with a key, or nil if code can't have it.
    func child(_ node: Node, property: String) -> String? {
        switch node.name {
        case "color": return color(node)
        case "fontDescription", "font": return font(node)
        case "string", "mutableString": return node.parent.map { localized(node.text, node["key"] ?? "", of: $0) }
        case "attributedString": return attributedString(node)
        case "imageReference": return node["image"].map { image($0, of: node) }
        case "preferredSymbolConfiguration": return symbolConfiguration(node)
        case "textAttributes": return textAttributes(node)
        case "nil": return "nil"
        case "date":
            return node["timeIntervalSinceReferenceDate"].map { "Date(timeIntervalSinceReferenceDate: \($0))" }
        case "locale": return node["localeIdentifier"].map { "Locale(identifier: \(SwiftWords.literal($0)))" }
        case "timeZone": return node["name"].map { "TimeZone(identifier: \(SwiftWords.literal($0)))" }
        default: return geometry(node) ?? flags(node)
        }
    }

    private func geometry(_ node: Node) -> String? {
        func say(_ name: String) -> String { SwiftWords.number(node.number(name) ?? 0) }
        func say(_ labels: [String], _ names: [String]) -> String {
            zip(labels, names).map { "\($0): \(say($1))" }.joined(separator: ", ")
        }
        let sides = ["top", "left", "bottom", "right"]
        switch node.name {
        case "inset":
            let parts = say(sides, ["minY", "minX", "maxY", "maxX"])
            return "UIEdgeInsets(\(parts))"
        case "edgeInsets": return "UIEdgeInsets(\(say(sides, sides)))"
        case "directionalEdgeInsets":
            let names = ["top", "leading", "bottom", "trailing"]
            return "NSDirectionalEdgeInsets(\(say(names, names)))"
        case "size", "value": return "CGSize(\(say(["width", "height"], ["width", "height"])))"
        case "point": return "CGPoint(\(say(["x", "y"], ["x", "y"])))"
        case "rect":
            let names = ["x", "y", "width", "height"]
            return "CGRect(\(say(names, names)))"
        case "offsetWrapper":
            let names = ["horizontal", "vertical"]
            return "UIOffset(\(say(names, names)))"
        case "range":
            let names = ["location", "length"]
            return "NSRange(\(say(names, names)))"
        default: return nil
        }
    }

    /// Returns a set of options, or nil for another element.
    func flags(_ node: Node) -> String? {
        guard let type = node.elementType, !type.flagNames.isEmpty else { return nil }
        let set = type.flagNames.filter { node.bool($0) }
        return "[\(set.map { ".\($0)" }.joined(separator: ", "))]"
    }
}

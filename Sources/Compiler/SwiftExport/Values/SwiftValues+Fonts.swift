import ElementCatalog
import StoryboardModel
import SystemStyles
import XMLTree

extension SwiftValues {
    /// Returns a font. `typed` names its class, where none is expected.
    func font(_ node: Node, typed: Bool = false) -> String {
        let type = typed ? "UIFont" : ""
        if let style = node["style"] ?? node["textStyle"] {
            if let name = Self.styleName(style) { return "\(type).preferredFont(forTextStyle: .\(name))" }
            report.leaveOut("export.font", node, "the text style '\(style)' isn't known, and Body takes its place")
            return "\(type).preferredFont(forTextStyle: .body)"
        }
        let size = SwiftWords.number(size(of: node))
        if let name = node["name"], node["type"] == nil {
            let named = "UIFont(name: \(SwiftWords.literal(name)), size: \(size))"
            return typed ? "\(named) ?? .systemFont(ofSize: \(size))" : named
        }
        switch node["type"] {
        // Interface Builder's bold font is bold, that of `boldSystemFont(ofSize:)` semibold.
        case "boldSystem": return "\(type).systemFont(ofSize: \(size), weight: .bold)"
        case "italicSystem": return "\(type).italicSystemFont(ofSize: \(size))"
        default: break
        }
        let weight = node["weight"] ?? Self.weight(ofMetaFont: node["metaFont"])
        return "\(type).systemFont(ofSize: \(size)\(weight == "regular" ? "" : ", weight: .\(weight)"))"
    }

    private func size(of node: Node) -> Double {
        let meta = node["metaFont"].map { $0 == "smallSystem" ? "small" : $0 }
        return node.number("pointSize") ?? node.number("size") ?? (node["size"] ?? meta).flatMap(Self.size(named:))
            ?? 14
    }

    /// The sizes that Interface Builder names, as its compiler writes them.
    private static func size(named name: String) -> Double? {
        switch name {
        case "small": SystemFontSize.smallSystem
        case "label": SystemFontSize.label
        case "button": SystemFontSize.button
        case "system": SystemFontSize.system
        default: nil
        }
    }

    /// Returns the weight of a font of AppKit's names, which attributed texts have: "systemSemibold".
    private static func weight(ofMetaFont name: String?) -> String {
        guard let name, name.hasPrefix("system"), name.count > 6 else { return "regular" }
        return name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
    }

    static func styleName(_ style: String) -> String? { SystemTextStyle(rawValue: style).map { "\($0)" } }

    // MARK: Attributed texts

    /// Returns the attributes of a bar's titles.
    func textAttributes(_ node: Node) -> String? {
        var pairs: [String] = []
        if let color = node.child("color", key: "textColor").flatMap({ color($0, typed: true) }) {
            pairs.append(".foregroundColor: \(color)")
        }
        if let font = node.child("fontDescription", key: "fontDescription") {
            pairs.append(".font: \(self.font(font, typed: true))")
        }
        if let shadow = node.child("color", key: "textShadowColor") {
            report.leaveOut("export.text-shadow", shadow, "the shadow of a title isn't in the code")
        }
        return pairs.isEmpty ? nil : "[\(pairs.joined(separator: ", "))]"
    }

    /// Returns an attributed string of one run.
    func attributedString(_ node: Node) -> String? {
        let runs = node.children.filter { $0.name == "fragment" }.map(run)
        guard let first = runs.first else { return "NSAttributedString()" }
        guard runs.count > 1 else { return first }
        return "[\(runs.joined(separator: ", "))].reduce(into: NSMutableAttributedString()) { $0.append($1) }"
    }

    private func run(_ fragment: Node) -> String {
        let text = SwiftWords.literal(fragment["content"] ?? fragment.child("string", key: "content")?.text ?? "")
        let pairs = fragment.child("attributes").map { $0.children.compactMap(pair) } ?? []
        guard !pairs.isEmpty else { return "NSAttributedString(string: \(text))" }
        return "NSAttributedString(string: \(text), attributes: [\(pairs.joined(separator: ", "))])"
    }

    private func pair(_ attribute: Node) -> String? {
        guard let key = attribute["key"], key != "NSOriginalFont" else { return nil }
        guard let name = Self.attributeNames[key] else {
            report.leaveOut("export.text-attribute", attribute, "the attribute '\(key)' of a text isn't in the code")
            return nil
        }
        let value: String? =
            switch attribute.name {
            case "color": color(attribute, typed: true)
            case "font", "fontDescription": font(attribute, typed: true)
            case "paragraphStyle": paragraphStyle(attribute)
            case "url": attribute["string"].map { "URL(string: \(SwiftWords.literal($0))) as Any" }
            default: attribute["value"].flatMap { Double(spelled: $0) }.map(SwiftWords.number)
            }
        return value.map { ".\(name): \($0)" }
    }

    private static let attributeNames = [
        "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSFont": "font",
        "NSParagraphStyle": "paragraphStyle", "NSKern": "kern", "NSUnderline": "underlineStyle",
        "NSStrikethrough": "strikethroughStyle", "NSUnderlineColor": "underlineColor", "NSLink": "link",
        "NSStrikethroughColor": "strikethroughColor", "NSBaselineOffset": "baselineOffset", "NSLigature": "ligature",
        "NSStrokeColor": "strokeColor", "NSStrokeWidth": "strokeWidth",
    ]

    /// Returns a paragraph style, made in place.
    private func paragraphStyle(_ node: Node) -> String {
        var lines: [String] = []
        if let alignment = node["alignment"], alignment != "natural" { lines.append("style.alignment = .\(alignment)") }
        if let mode = node["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
            lines.append("style.lineBreakMode = .\(mode)")
        }
        for name in Self.paragraphNumbers {
            if let number = node.number(name), number != 0 {
                lines.append("style.\(name) = \(SwiftWords.number(number))")
            }
        }
        guard !lines.isEmpty else { return "NSParagraphStyle.default" }
        let body = ["let style = NSMutableParagraphStyle()"] + lines + ["return style"]
        return "{ () -> NSParagraphStyle in \(body.joined(separator: "; ")) }()"
    }

    private static let lineBreakModes = [
        "charWrapping": "byCharWrapping", "clipping": "byClipping", "truncatingHead": "byTruncatingHead",
        "truncatingTail": "byTruncatingTail", "truncatingMiddle": "byTruncatingMiddle",
    ]
    private static let paragraphNumbers = [
        "lineSpacing", "minimumLineHeight", "headIndent", "maximumLineHeight", "paragraphSpacing",
        "paragraphSpacingBefore", "lineHeightMultiple", "firstLineHeadIndent", "tailIndent",
    ]
}

import ElementCatalog
import StoryboardModel
import XMLTree

/// What the table of properties can't say of a view.
extension UnitWriter {
    func details(of view: Node) -> [String] {
        switch view.name {
        case "button": buttonDetails(of: view)
        case "segmentedControl": segments(of: view)
        case "label", "textField", "textView": fontDetails(of: view)
        case "activityIndicatorView": view.bool("animating") ? ["$.startAnimating()"] : []
        case "stackView": stackDetails(of: view)
        case "searchBar":
            view.child("scopeButtonTitles").map { titles in
                let texts = titles.children.map { SwiftWords.literal($0.text) }
                return ["$.scopeButtonTitles = [\(texts.joined(separator: ", "))]"]
            } ?? []
        case "navigationBar", "toolbar", "tabBar": appearances(of: view)
        default: []
        }
    }

    /// A text without a font has one of 14 points, where code begins with another.
    private func fontDetails(of view: Node) -> [String] {
        let hasFont = view.children.contains { ["fontDescription", "font", "attributedText"].contains($0["key"]) }
        return hasFont ? [] : ["$.font = .systemFont(ofSize: 14)"]
    }

    private func stackDetails(of view: Node) -> [String] {
        var lines: [String] = []
        if view["spacingType"] == "standard" { lines.append("$.spacing = 8") }
        if ["layoutMargins", "directionalLayoutMargins"].contains(where: { view.child(key: $0) != nil }) {
            lines.append("$.isLayoutMarginsRelativeArrangement = true")
        }
        return lines
    }

    // MARK: Buttons

    private func buttonDetails(of view: Node) -> [String] {
        var lines: [String] = []
        if let configuration = view.child("buttonConfiguration", key: "configuration") {
            lines += buttonConfiguration(configuration)
        }
        // Beside a configuration with a title, Interface Builder keeps the one that the button had before.
        let hasTitle = view.child("buttonConfiguration", key: "configuration")?.text("title") != nil
        for state in view.children where state.name == "state" {
            lines += self.state(state).filter { !hasTitle || !$0.hasPrefix("$.setTitle(") }
        }
        return lines
    }

    private func state(_ state: Node) -> [String] {
        guard let key = state["key"] else { return [] }
        let names = ["focused": "focused", "application": "application", "reserved": "reserved"]
        let place = "for: .\(names[key] ?? key)"
        var lines: [String] = []
        if let title = state.text("title"), state.child("nil", key: "title") == nil {
            lines.append("$.setTitle(\(values.localized(title, "title", of: state)), \(place))")
        }
        if let title = state.child("attributedString", key: "attributedTitle").flatMap(values.attributedString) {
            lines.append("$.setAttributedTitle(\(title), \(place))")
        }
        for (key, call) in [("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor")] {
            if let color = state.child("color", key: key).flatMap({ values.color($0) }) {
                lines.append("$.\(call)(\(color), \(place))")
            }
        }
        for (name, call) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
            let reference = state.child("imageReference", key: name)
            let image =
                state[name].map { values.image($0, of: state) }
                ?? reference.flatMap { values.child($0, property: name) }
            if let image { lines.append("$.\(call)(\(image), \(place))") }
        }
        if let symbol = state.child(key: "preferredSymbolConfigurationForImage") {
            let configuration = values.symbolConfiguration(symbol)
            lines.append("$.setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(key))")
        }
        return lines
    }

    private func buttonConfiguration(_ node: Node) -> [String] {
        let style = node["style"] ?? "plain"
        let known = [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
        ]
        if !known.contains(style) {
            report.leaveOut("export.value", node, "'\(style.oneLine)' is no style of a button's configuration in code")
        }
        var lines = ["$.configuration = .\(known.contains(style) ? style : "plain")()"]
        lines += properties(of: node).map { $0.replacing("$.", with: "$.configuration?.") }
        for (key, property) in [("attributedTitle", "attributedTitle"), ("attributedSubtitle", "attributedSubtitle")] {
            if let text = node.child("attributedString", key: key).flatMap(values.attributedString) {
                lines.append("$.configuration?.\(property) = AttributedString(\(text))")
            }
        }
        if let font = node.child(key: "titleFontDescription"), let title = node.text("title") {
            let container = "AttributeContainer([.font: \(values.font(font, typed: true))])"
            lines.append(
                "$.configuration?.attributedTitle = AttributedString(\(SwiftWords.literal(title)), attributes: \(container))"
            )
        }
        if let background = node.child("backgroundConfiguration", key: "background") {
            lines += properties(of: background).map { $0.replacing("$.", with: "$.configuration?.background.") }
        }
        return lines
    }

    // MARK: Segments

    private func segments(of view: Node) -> [String] {
        let segments = view.child("segments").map { Array($0.children) } ?? []
        var lines: [String] = []
        for (number, segment) in segments.enumerated() {
            if let image = segment["image"] {
                lines.append(
                    "$.insertSegment(with: \(values.image(image, of: segment)), at: \(number), animated: false)")
            } else {
                let title = values.localized(segment.text("title") ?? "", "title", of: segment)
                lines.append("$.insertSegment(withTitle: \(title), at: \(number), animated: false)")
            }
            if let width = segment.number("width"), width != 0 {
                lines.append("$.setWidth(\(SwiftWords.number(width)), forSegmentAt: \(number))")
            }
            if segment["enabled"] == "NO" { lines.append("$.setEnabled(false, forSegmentAt: \(number))") }
            if let offset = segment.child("size", key: "contentOffset"), let size = values.child(offset, property: ""),
                offset.number("width") != 0 || offset.number("height") != 0
            {
                lines.append("$.setContentOffset(\(size), forSegmentAt: \(number))")
            }
        }
        if let selected = view["selectedSegmentIndex"], !segments.isEmpty {
            // It can be set once there are segments.
            lines.append("$.selectedSegmentIndex = \(selected)")
        }
        return lines
    }

    // MARK: Bars

    /// Returns the statements that give a bar its appearances.
    func appearances(of bar: Node) -> [String] {
        var lines: [String] = []
        for appearance in bar.children
        where appearance.name.hasSuffix("BarAppearance") || appearance.name == "toolbarAppearance" {
            guard let key = appearance["key"], let type = appearance.elementType?.className else { continue }
            lines.append("$.\(key) = \(type)()")
            let mark =
                ["standardAppearance"].contains(key) && bar.name != "tabBar"
                ? "" : key == "standardAppearance" ? "" : "?"
            lines += properties(of: appearance).map { $0.replacing("$.", with: "$.\(key)\(mark).") }
        }
        return lines
    }

    // MARK: Accessibility

    func accessibility(of view: Node) -> [String] {
        guard let settings = view.child("accessibility", key: "accessibilityConfiguration") else { return [] }
        var lines: [String] = []
        if let flag = settings.child("bool", key: "isElement") {
            lines.append("$.isAccessibilityElement = \(flag["value"] == "YES")")
        }
        for (attribute, property) in [("label", "accessibilityLabel"), ("hint", "accessibilityHint")] {
            guard let text = settings[attribute] else { continue }
            lines.append("$.\(property) = \(values.localized(text, attribute, of: settings))")
        }
        if let identifier = settings["identifier"] {
            lines.append("$.accessibilityIdentifier = \(SwiftWords.literal(identifier))")
        }
        if let traits = settings.child("accessibilityTraits") {
            let set = traits.elementType?.flagNames.filter { traits.bool($0) } ?? []
            let names = set.map { Self.traitNames[$0] ?? $0 }.filter { $0 != "none" }
            lines.append("$.accessibilityTraits = [\(names.map { ".\($0)" }.joined(separator: ", "))]")
        }
        return lines
    }

    private static let traitNames = [
        "startsMediaSession": "startsMediaSession", "allowsDirectInteraction": "allowsDirectInteraction",
    ]
}

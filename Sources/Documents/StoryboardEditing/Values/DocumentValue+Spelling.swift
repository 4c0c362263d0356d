import ElementCatalog
import StoryboardModel
package import XMLTree

/// An element with the attributes to write.
struct SpelledElement {
    var name: String
    var attributes: [(name: String, value: String)] = []

    var xml: String {
        let spelled = attributes.map { name, value in
            " \(name)=\"\(String(decoding: Entities.encodeAttribute(value), as: UTF8.self))\""
        }
        return "<\(name)\(spelled.joined())/>"
    }
}

extension DocumentValue {
    /// Returns the element of the value under a key, in an element of a type.
    func spelled(key: String, in type: ElementType?) throws(ChangeError) -> SpelledElement {
        var found: [SpelledElement] = []
        if let color { found.append(try color.spelled()) }
        if let font { found.append(try font.spelled()) }
        for (names, parts, numbers) in [
            (["size", "value"], [["width", "height"], ["width", "height"]], size), (["point"], [["x", "y"]], point),
            (["rect"], [["x", "y", "width", "height"]], rect),
            (["offsetWrapper"], [["horizontal", "vertical"]], offset),
            (Self.insetNames, Self.insetParts, insets),
        ] {
            guard let numbers else { continue }
            let number = names.firstIndex { type?.child($0, key: key) != nil } ?? 0
            found.append(try Self.spelled(names[number], parts[number], numbers))
        }
        if let flags { found.append(try Self.spelled(flags: flags, key: key, in: type)) }
        if let bar { found.append(try Self.spelled(bar: bar)) }
        if isNone == true { found.append(SpelledElement(name: "nil")) }
        guard found.count == 1 else {
            throw .refused(
                "expected a value with one key, found \(found.count)", hint: #"such as {"color": {"name": "Roast"}}"#)
        }
        return found[0]
    }

    /// The elements for insets, with their attributes for the top, left, bottom and right.
    private static let insetNames = ["edgeInsets", "directionalEdgeInsets", "inset"]
    private static let insetParts = [
        ["top", "left", "bottom", "right"], ["top", "leading", "bottom", "trailing"], ["minY", "minX", "maxY", "maxX"],
    ]

    private static func spelled(
        _ name: String, _ parts: [String], _ numbers: [Double]
    ) throws(ChangeError) -> SpelledElement {
        guard numbers.count == parts.count else {
            throw .refused("a '\(name)' takes \(parts.count) numbers, found \(numbers.count)")
        }
        try Document.check(numbers, of: "a '\(name)'")
        var attributes = zip(parts, numbers).map { (name: $0, value: $1.xcodeSpelling) }
        if name == "value" { attributes.insert(("type", "size"), at: 0) }
        return SpelledElement(
            name: name,
            // Xcode writes the horizontal parts of an old inset first.
            attributes: name == "inset" ? [1, 0, 3, 2].map { attributes[$0] } : attributes)
    }

    /// Returns the element of a set of flags, which is the one of the type's children with the key that has only flags.
    private static func spelled(
        flags: [String], key: String, in type: ElementType?
    ) throws(ChangeError) -> SpelledElement {
        guard let set = type?.flagSet(key: key) else { throw .refused("'\(key)' is not a set of flags") }
        let known = set.flagNames
        for flag in flags where !known.contains(flag) {
            throw .refused(
                "'\(key)' has no '\(flag)'\(Spelling.suggestion(for: flag, among: known))",
                hint: "it has: \(known.joined(separator: ", "))")
        }
        let isNone = flags.isEmpty && known.contains("none")
        let on = isNone ? ["none"] : known.filter(flags.contains)
        return SpelledElement(name: set.name, attributes: on.map { ($0, "YES") })
    }

    /// The simulated bars, by name.
    private static let bars: [String: SpelledElement] = [
        "lightContent": SpelledElement(
            name: "simulatedStatusBarMetrics", attributes: [("statusBarStyle", "lightContent")]),
        "navigationBar": SpelledElement(name: "simulatedNavigationBarMetrics", attributes: [("prompted", "NO")]),
        "opaqueNavigationBar": SpelledElement(
            name: "simulatedNavigationBarMetrics", attributes: [("translucent", "NO"), ("prompted", "NO")]),
        "tabBar": SpelledElement(name: "simulatedTabBarMetrics"),
        "toolbar": SpelledElement(name: "simulatedToolbarMetrics"),
    ]

    private static func spelled(bar: String) throws(ChangeError) -> SpelledElement {
        guard let known = bars[bar] else {
            let names = bars.keys.sorted()
            throw .refused(
                "there is no bar '\(bar)'\(Spelling.suggestion(for: bar, among: names))",
                hint: "choose one of: \(names.joined(separator: ", "))")
        }
        return known
    }

    /// Returns the name of a simulated bar, or nil for another element.
    package static func bar(of node: Node) -> String? {
        bars.first { _, spelled in
            spelled.name == node.name
                && node.attributes.filter { $0.name != "key" }.count == spelled.attributes.count
                && spelled.attributes.allSatisfy { node[$0.name] == $0.value }
        }?.key
    }
}

extension DocumentValue.Color {
    func spelled() throws(ChangeError) -> SpelledElement {
        if let system { return SpelledElement(name: "color", attributes: [("systemColor", system)]) }
        if let name { return SpelledElement(name: "color", attributes: [("name", name)]) }
        let parts: [(String, Double?)] =
            white != nil ? [("white", white)] : [("red", red), ("green", green), ("blue", blue)]
        var attributes: [(name: String, value: String)] = []
        for (name, value) in parts + [("alpha", alpha ?? 1)] {
            guard let value, value.isFinite else {
                throw .refused(
                    "a color needs a number as '\(name)'", hint: "or the name of one, as 'system' or 'name'")
            }
            attributes.append((name, value.xcodeSpelling))
        }
        let usual = white != nil ? "genericGamma22GrayColorSpace" : "sRGB"
        attributes += [("colorSpace", "custom"), ("customColorSpace", space ?? usual)]
        return SpelledElement(name: "color", attributes: attributes)
    }
}

extension DocumentValue.Font {
    fileprivate func spelled() throws(ChangeError) -> SpelledElement {
        if let style { return SpelledElement(name: "fontDescription", attributes: [("style", style)]) }
        guard let size, size.isFinite, size > 0 else {
            throw .refused("a font needs a size in points", hint: "or the name of a text style, as 'style'")
        }
        try Document.check([size], of: "a font")
        let points = (name: "pointSize", value: size.xcodeSpelling)
        if let face = name ?? family {
            return SpelledElement(
                name: "fontDescription", attributes: [("name", face), ("family", family ?? face), points])
        }
        // Regular and bold are written as the type, not as a weight.
        let type = isItalic == true ? "italicSystem" : weight == "bold" ? "boldSystem" : "system"
        let isPlain = type != "system" || weight == nil || weight == "regular"
        return SpelledElement(
            name: "fontDescription",
            attributes: [("type", type)] + (isPlain ? [] : [("weight", weight ?? "")]) + [points])
    }
}

extension DocumentValue {
    /// Creates the value of an element, or nil if it has no representation.
    package init?(_ node: Node) {
        self.init()
        switch node.name {
        case "nil": isNone = true
        case "color":
            guard let known = Color(node) else { return nil }
            color = known
        case "fontDescription":
            guard let known = Font(node) else { return nil }
            font = known
        default: return nil
        }
    }
}

extension DocumentValue.Color {
    package init?(_ node: Node) {
        switch DocumentColor(node) {
        case .system(let name): self.init(system: name)
        case .named(let name): self.init(name: name)
        case .rgb(let red, let green, let blue, let alpha, let space):
            self.init(red: red, green: green, blue: blue, alpha: alpha, space: space)
        case .gray(let white, let alpha, let space): self.init(white: white, alpha: alpha, space: space)
        case .catalog, .cmyk, nil: return nil
        }
    }
}

extension DocumentValue.Font {
    /// The sizes of fonts that are named by their use.
    private static let namedSizes = ["system": 13.0, "smallSystem": 11, "label": 10, "systemBold": 13]

    package init?(_ node: Node) {
        guard node.name == "fontDescription" else { return nil }
        let use = node["metaFont"]
        let size = node.number("pointSize") ?? use.flatMap { Self.namedSizes[$0] } ?? 17
        let type = node["type"]
        if let style = node["style"] {
            self.init(style: style)
        } else if type == "system" || type == "boldSystem" || type == "italicSystem" {
            self.init(
                weight: node["weight"] ?? (type == "boldSystem" ? "bold" : "regular"),
                isItalic: type == "italicSystem" ? true : nil, size: size)
        } else if node.has("name") || node.has("family") {
            self.init(name: node["name"] ?? node["family"], family: node["family"] ?? node["name"], size: size)
        } else if let use {
            self.init(weight: use.hasSuffix("Bold") ? "bold" : "regular", size: size)
        } else {
            return nil
        }
    }
}

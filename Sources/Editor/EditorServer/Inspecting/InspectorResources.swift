import ClassModel
import CoreGraphics
import ElementCatalog
import Foundation
import JSONText
import StoryboardEditing
import StoryboardModel
import SystemStyles
import XMLTree

/// The choices in inspectors: colors, fonts, images, classes, and names of objects.
struct InspectorResources {
    var document: Document
    /// The names of the app's images and named colors.
    var imageNames: [String] = []
    var colorNames: [String] = []
    /// The classes of the app's sources.
    var classes = AppClasses([AppClass]())
    /// The classes that the document already uses, by the elements they are used for.
    var usedClasses: [String: Set<String>] = [:]
    /// What colors look like on the canvas, by name.
    var swatches = Swatches()
    var modules: [String] = []
    /// The names of the app's storyboards.
    var storyboards: [String] = []
    /// The identifiers in the storyboards that the document refers to, by their names.
    var identifiers: [String: Set<String>] = [:]
    /// The name of the app's accent color, if it has one.
    var accentColor: String?

    // MARK: Objects

    func name(_ id: String) -> String {
        document.object(id).map { ObjectDescription(document: document).name(of: $0) } ?? id
    }

    /// Returns the classes that an object may have: those that derive from its own, as far as is known, and those that
    /// the document uses for others like it.
    func classes(for node: Node) -> [InspectorRow.Choice] {
        let base = node.elementType?.className
        let fitting = classes.all.filter { found in
            base.map { classes.chain(of: found).derives(from: $0) != false } ?? true
        }
        let own = Set(fitting.map(\.name))
        // A class of the sources that doesn't fit isn't offered because it is used.
        let known = Set(classes.all.map(\.name))
        let used = (usedClasses[node.name] ?? []).subtracting(known)
        return own.union(used).sorted().map { InspectorRow.Choice(value: $0, title: $0) }
    }

    /// Returns whether no source declares the class of an object. Those of other modules aren't known.
    func isMissing(_ node: Node) -> Bool {
        guard let name = node["customClass"], !name.isEmpty, !FrameworkClasses.shared.has(name) else { return false }
        let module = node["customModule"]
        let isOfApp = module == nil || node.classIsOfTarget || module.map(classes.has(module:)) == true
        return isOfApp && classes.find(name) == nil
    }

    var images: [InspectorRow.Choice] {
        let used = document.index.usedResources.filter { $0.kind == .image && !isSymbol($0) }.map(\.name)
        return Set(imageNames + used).sorted().map { InspectorRow.Choice(value: $0, title: $0) }
    }

    private func isSymbol(_ image: ResourceName) -> Bool {
        document.index.users(of: image).allSatisfy { document.tree[$0]["catalog"] == "system" }
    }

    // MARK: Choices

    func choices(_ name: String, including value: String?, standard: String?) -> [InspectorRow.Choice] {
        var values = ElementCatalog.shared.enumerations[name]?.values ?? []
        for extra in [standard, value].compactMap(\.self) where !values.contains(extra) && !extra.isEmpty {
            values.append(extra)
        }
        return choices(of: name, values)
    }

    func choices(of enumeration: String, _ values: [String]) -> [InspectorRow.Choice] {
        values.map {
            InspectorRow.Choice(value: $0, title: EnumerationTitles.title(of: $0, in: enumeration))
        }
    }

    /// Returns what an attribute that may be any text can be completed with.
    func suggestions(for attribute: AttributeType, of node: Node) -> [InspectorRow.Choice] {
        let names: [String]
        switch attribute.type {
        case .storyboardName: names = storyboards
        case .storyboardIdentifier where node.isStoryboardReference && attribute.name == "referencedIdentifier":
            names = Array(node["storyboardName"].flatMap { identifiers[$0] } ?? [])
        case .selector where attribute.name == "unwindAction": names = members(.unwindAction)
        case .selector where attribute.name == "destinationCreationSelector": names = members(.segueAction)
        default: names = []
        }
        return Set(names).sorted().map { InspectorRow.Choice(value: $0, title: $0) }
    }

    private func members(_ kind: ClassMember.Kind) -> [String] {
        classes.members.filter { $0.kind == kind }.map(\.name)
    }

    // MARK: Colors

    func color(_ node: Node?) -> JSONValue {
        guard let node, let color = DocumentColor(node) else { return .null }
        return .record([
            "css": .string(css(color)), "title": .string(title(color)), "color": DocumentValue.Color(node)?.json,
        ])
    }

    /// The colors of the app and of the system.
    var namedColors: [InspectorRow.Choice] {
        let named = Set(colorNames + document.index.usedResources.filter { $0.kind == .namedColor }.map(\.name))
            .sorted()
        return named.map {
            InspectorRow.Choice(DocumentValue.Color(name: $0).json, $0, css: css(.named($0)))
        }
            + Self.offered.map(\.rawValue).map {
                InspectorRow.Choice(
                    DocumentValue.Color(system: $0).json, title(.system($0)), css: css(.system($0)))
            }
    }

    var colors: [InspectorRow.Choice] {
        namedColors
            + Self.plain.map { title, white, alpha in
                let color = DocumentValue.Color(white: white, alpha: alpha, space: Self.graySpace)
                return InspectorRow.Choice(
                    color.json, title, css: css(.gray(white: white, alpha: alpha, space: Self.graySpace)))
            }
    }

    /// The colors with components that Interface Builder's menu has by name.
    private static let plain: [(title: String, white: Double, alpha: Double)] = [
        ("White Color", 1, 1), ("Black Color", 0, 1), ("Clear Color", 0, 0),
    ]

    /// The color space of colors that have only a brightness.
    private static let graySpace = "genericGamma22GrayColorSpace"

    /// The system colors in the order of Interface Builder's menu.
    private static let offered: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tint, .separator,
        .opaqueSeparator, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
        .secondaryGroupedBackground, .tertiaryGroupedBackground, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill,
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .gray2,
        .gray3, .gray4, .gray5, .gray6, .lightText, .darkText,
    ]

    private func title(_ color: DocumentColor) -> String {
        switch color {
        case .system(let name): name.replacing("Color", with: "").spacedWords + " Color"
        case .named(let name): name
        case .catalog(let name, _): name.replacing("Color", with: "").spacedWords + " Color"
        case .gray(let white, let alpha, Self.graySpace):
            Self.plain.first { $0.white == white && $0.alpha == alpha }?.title ?? css(color)
        case .rgb, .gray, .cmyk: css(color)
        }
    }

    /// The look of the color that views are tinted with where neither they nor the document say otherwise.
    var usualTint: JSONValue {
        let color = accentColor.map { DocumentColor.named($0) } ?? .system("tintColor")
        return .record(["css": .string(css(color)), "title": .string(accentColor ?? "System Tint")])
    }

    private func css(_ color: DocumentColor) -> String {
        func byte(_ part: Double) -> Int { Int(clamping: (max(0, min(1, part)) * 255).rounded()) }
        func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
            let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
            return "#"
                + parts.map { part in
                    let digits = String(byte(part), radix: 16)
                    return digits.count == 1 ? "0\(digits)" : digits
                }.joined()
        }
        switch color {
        case .rgb(let red, let green, let blue, let alpha, _): return hex(red, green, blue, alpha)
        case .gray(let white, let alpha, _): return hex(white, white, white, alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            let rest = 1 - black
            return hex((1 - cyan) * rest, (1 - magenta) * rest, (1 - yellow) * rest, alpha)
        case .system(let name):
            return swatches.system[name] ?? DocumentColor(listedForSystemColor: name).map(css) ?? "#808080"
        case .named(let name):
            if let own = swatches.named[name] { return own }
            let listed = document.root.child("resources")?.children.first {
                $0.name == "namedColor" && $0["name"] == name
            }
            return listed?.child("color").flatMap { DocumentColor($0) }.map(css) ?? "#808080"
        case .catalog(let name, _): return swatches.mac[name] ?? "#808080"
        }
    }

    // MARK: Fonts

    func font(_ node: Node?) -> JSONValue {
        guard let node, node.name == "fontDescription" else { return .null }
        let style = node["style"].flatMap { SystemTextStyle(rawValue: $0)?.title }
        let name = node["name"] ?? Self.systemNames[node["type"] ?? ""] ?? "System"
        let weight = node["weight"].map { " \($0.spacedWords)" } ?? ""
        let size = node.number("pointSize")
        let title = style ?? "\(name)\(weight)\(size.map { String(format: " %.1f", $0) } ?? "")"
        return .record([
            "title": .string(title), "font": DocumentValue.Font(node)?.json,
        ])
    }

    private static let systemNames = [
        "system": "System", "boldSystem": "System Bold", "italicSystem": "System Italic", "smallSystem": "Small System",
    ]

    /// The text styles, and the system font in its weights.
    let fonts =
        SystemTextStyle.allCases.map { InspectorRow.Choice(DocumentValue.Font(style: $0.rawValue).json, $0.title) }
        + (ElementCatalog.shared.enumerations["fontWeight"]?.values ?? []).map {
            InspectorRow.Choice(DocumentValue.Font(weight: $0, size: SystemFontSize.label).json, $0.spacedWords)
        }

    /// Returns the element as XML, without its key.
    static func xml(of node: Node) -> String {
        let attributes = node.attributes.map(\.name).filter { $0 != "key" }
            .map { " \($0)=\"\((node[$0] ?? "").xmlEscaped)\"" }.joined()
        return "<\(node.name)\(attributes)/>"
    }
}

extension String {
    /// The text escaped for an attribute.
    var xmlEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}

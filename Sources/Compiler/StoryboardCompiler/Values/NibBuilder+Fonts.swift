import ElementCatalog
import NibArchive
import StoryboardModel
import SystemStyles
import XMLTree

/// Fonts and text.
extension NibBuilder {
    func font(_ node: Node) -> NibObjectID {
        if let style = node["style"] ?? node["textStyle"] { return font(style: style) }
        let named = (node["size"] ?? node["metaFont"].map(Self.sizeName(ofMetaFont:))).flatMap(Self.namedSize)
        let size = node.number("pointSize") ?? node.number("size") ?? named ?? SystemFontSize.label
        if let name = node["name"], node["type"] == nil { return font(named: name, size: size) }
        let weight = node["type"] == "boldSystem" ? "bold" : node["weight"] ?? Self.weight(ofMetaFont: node["metaFont"])
        if node["type"] == "italicSystem" { return systemFont(size: size, weight: weight, isItalic: true) }
        return systemFont(size: size, weight: weight)
    }

    /// Returns the weight of a font of AppKit's names, which attributed texts have: "systemSemibold".
    private static func weight(ofMetaFont name: String?) -> String {
        guard let name, name.hasPrefix("system"), name.count > 6 else { return "regular" }
        return name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
    }

    private static func sizeName(ofMetaFont name: String) -> String { name == "smallSystem" ? "small" : name }

    private static func namedSize(_ name: String) -> Double? {
        switch name {
        case "small": SystemFontSize.smallSystem
        case "label": SystemFontSize.label
        case "button": SystemFontSize.button
        case "system": SystemFontSize.system
        default: nil
        }
    }

    /// A font of a text style. Its size is the system's affair; name and size are those of a text in large (14 fonts).
    func font(style: String) -> NibObjectID {
        let known = SystemTextStyle(rawValue: style) ?? .body
        let size = known.size()
        let name = systemName(known.weight >= 600 ? "semibold" : "regular", size: size)
        var contents: [(String, NibValue)] = [
            ("UIFontName", .reference(string(name))), ("UIFontPointSize", .double(0)),
        ]
        contents += scaling
        contents += [("UIFontTraits", .integer(known.weight >= 600 ? 2 : 0)), ("UISystemFont", .bool(true))]
        contents += [("NSName", .reference(string(name))), ("NSSize", .double(size))]
        contents.append(("UIIBTextStyle", .reference(string(style))))
        return value("UIFont", fallbacks: ["NSFont"], contents)
    }

    func systemFont(size: Double, weight: String, isItalic: Bool = false) -> NibObjectID {
        let name = isItalic ? systemName("regular", size: size).italic : systemName(weight, size: size)
        var attributes: [(NibObjectID, NibObjectID)] = []
        let usage = Self.usages[weight] ?? "CTFontRegularUsage"
        attributes.append((string("NSCTFontUIUsageAttribute"), string(isItalic ? "CTFontObliqueUsage" : usage)))
        attributes.append((string("NSFontSizeAttribute"), number(size)))
        if weight == "bold" {
            attributes[0].1 = string("CTFontEmphasizedUsage")
            attributes.append((string("NSCTFontUIUsageOverrideAttribute"), string("CTFontBoldUsage")))
        }
        return font(
            name: name, size: size, traits: Int64(isItalic ? 1 : weight == "bold" ? 2 : 0), isSystem: true,
            descriptor: descriptor(attributes))
    }

    private func font(named name: String, size: Double) -> NibObjectID {
        let traits: Int64 =
            (name.contains("Bold") ? 2 : 0) | (name.contains("Italic") || name.contains("Oblique") ? 1 : 0)
        let attributes = [
            (string("NSFontSizeAttribute"), number(size)), (string("NSFontNameAttribute"), string(name)),
        ]
        return font(name: name, size: size, traits: traits, isSystem: false, descriptor: descriptor(attributes))
    }

    private func descriptor(_ attributes: [(NibObjectID, NibObjectID)]) -> NibObjectID {
        var contents: [(String, NibValue)] = [("NSInlinedValue", .bool(true))]
        for (key, value) in attributes {
            contents.append(("UINibEncoderEmptyKey", .reference(key)))
            contents.append(("UINibEncoderEmptyKey", .reference(value)))
        }
        let dictionary = value("NSMutableDictionary", contents)
        return value("UIFontDescriptor", [("UIFontDescriptorAttributes", .reference(dictionary))])
    }

    private func font(
        name: String, size: Double, traits: Int64, isSystem: Bool, descriptor: NibObjectID
    ) -> NibObjectID {
        var contents: [(String, NibValue)] = [
            ("UIFontName", .reference(string(name))), ("UIFontDescriptor", .reference(descriptor)),
            ("UIFontPointSize", .double(size)),
        ]
        contents += scaling
        contents += [
            ("UIFontTraits", .integer(traits)), ("UISystemFont", .bool(isSystem)), ("NSName", .reference(string(name))),
            ("NSSize", .double(size)),
        ]
        return value("UIFont", fallbacks: ["NSFont"], contents)
    }

    /// The keys with which newer systems scale a font for Dynamic Type.
    private var scaling: [(String, NibValue)] {
        guard run.tools >= 13_771 else { return [] }
        return [
            ("UIFontTextStyleForScaling", .null), ("UIFontPointSizeForScaling", .double(0)),
            ("UIFontMaximumPointSizeAfterScaling", .double(0)),
        ]
    }

    /// Returns the system font's name, which depends on the weight and, up to Xcode 10, on whether it is for text or
    /// display.
    private func systemName(_ weight: String, size: Double) -> String {
        if run.tools >= 15_000 {
            return weight == "regular" ? ".SFUI-Regular" : ".SFUI-\(weight.capitalizedFirst)"
        }
        let family = size < 20 ? ".SFUIText" : ".SFUIDisplay"
        return weight == "regular" ? family : "\(family)-\(weight.capitalizedFirst)"
    }

    private static let usages = [
        "ultraLight": "CTFontUltraLightUsage", "thin": "CTFontThinUsage", "light": "CTFontLightUsage",
        "regular": "CTFontRegularUsage", "medium": "CTFontMediumUsage", "semibold": "CTFontDemiUsage",
        "heavy": "CTFontHeavyUsage", "black": "CTFontBlackUsage",
    ]

    // MARK: Text

    func addDefaultFont(of node: Node, to id: NibObjectID) {
        guard graph[id, "UIFont"] == nil, node.child(key: "configuration") == nil else { return }
        let (size, weight) =
            switch (node.name, run.platform) {
            case ("button", .tvOS): (38.0, "medium")
            // A button that names no type is a custom one, whose titles have 18 points (5 views).
            case ("button", _): (node.has("buttonType") ? 15.0 : 18, "regular")
            default: (14.0, "regular")
            }
        graph[id, "UIFont"] = .reference(systemFont(size: size, weight: weight))
    }

    func addDefaultTextColor(of node: Node, to id: NibObjectID) {
        guard node.child("color", key: "textColor") == nil else { return }
        if node.name == "label" || node.name == "textView" {
            graph[id, "UITextColor"] = .reference(color(components: [0], alpha: 1, systemName: "blackColor"))
            graph[id, "UIDisableUpdateTextColorOnTraitCollectionChange"] = .bool(node.name == "textView")
        } else {
            graph[id, "UITextColor"] = .reference(color(components: [0], alpha: 1, systemName: "blackColor"))
        }
    }

    func addMinimumScaleFactor(of node: Node, to id: NibObjectID) {
        guard let minimum = node.number("minimumFontSize"), minimum > 0 else { return }
        let size = node.child(key: "fontDescription")?.number("pointSize") ?? 17
        if graph[id, "UIMinimumScaleFactor"] == nil {
            graph[id, "UIMinimumScaleFactor"] = .float(Float(minimum / size))
        }
    }

    /// Adds the text of a text view a second time, with attributes.
    func addTextViewText(of node: Node, to id: NibObjectID) {
        guard let text = node["text"] ?? node.child("string", key: "text")?.text, run.isLocalized == false,
            node.child(key: "attributedText") == nil
        else { return }
        let mutable = graph.string(text, mutable: true)
        graph[id, "UIText"] = .reference(mutable)
        guard let font = graph[id, "UIFont"]?.referenceValue else { return }
        var attributes: [(key: NibObjectID, value: NibObjectID)] = []
        if let color = graph[id, "UITextColor"]?.referenceValue { attributes.append((string("NSColor"), color)) }
        let style = graph.add("NSMutableParagraphStyle", ["NSTabStops": .null])
        attributes.append((string("NSParagraphStyle"), style))
        attributes.append((string("NSFont"), font))
        let content = graph.add(
            "NSAttributedString",
            [
                "NSString": .reference(graph.string(text, mutable: true)),
                "NSAttributes": .reference(graph.dictionary(attributes)),
            ])
        graph[id, "UIAttributedText"] = .reference(content)
    }

    func addAutocapitalization(of node: Node, to id: NibObjectID) {
        let values = ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]
        let name = node["autocapitalizationType"] ?? "none"
        let usual = node.parent?.name == "textView" ? 2 : 0
        guard let value = values[name], value != usual else { return }
        graph[id, "UIAutocapitalizationType"] = .integer(Int64(value))
    }

    func addPasswordRules(of node: Node, to id: NibObjectID) {
        guard let rules = node["passwordRules"] else { return }
        let object = graph.add("UITextInputPasswordRules", ["_passwordRulesDescriptor": .reference(string(rules))])
        graph[id, "UITextInputPasswordRules"] = .reference(object)
    }

    /// Returns an attributed string; one with a single run is the common case.
    func attributedString(_ node: Node) -> NibObjectID {
        let runs = node.children.filter { $0.name == "fragment" }
        let texts = runs.map { $0["content"] ?? $0.child("string", key: "content")?.text ?? "" }
        let attributes = runs.map { $0.child("attributes").map(textAttributes) ?? graph.dictionary() }
        let whole = graph.add("NSAttributedString", ["NSString": .reference(string(texts.joined()))])
        if runs.count == 1 {
            graph[whole, "NSAttributes"] = .reference(attributes[0])
        } else if runs.count > 1 {
            graph[whole, "NSAttributes"] = .reference(graph.array(attributes))
            graph[whole, "NSAttributeInfo"] = .reference(graph.data(Self.runInfo(texts)))
        }
        return whole
    }

    /// Returns the length and number of each run, as integers of 7 bits per byte.
    private static func runInfo(_ texts: [String]) -> [UInt8] {
        texts.enumerated().flatMap { number, text in variable(text.utf16.count) + variable(number) }
    }

    private static func variable(_ number: Int) -> [UInt8] {
        var rest = number
        var bytes: [UInt8] = []
        repeat {
            let more = rest >= 0x80
            bytes.append(UInt8(rest & 0x7F) | (more ? 0x80 : 0))
            rest >>= 7
        } while rest > 0
        return bytes
    }

    /// Returns the attributes of a run of text, or those of a bar's titles.
    func textAttributes(_ node: Node) -> NibObjectID {
        var entries: [(key: NibObjectID, value: NibObjectID)] = []
        for child in node.children {
            guard let key = child["key"] else { continue }
            let value = key == "NSParagraphStyle" ? paragraphStyle(child) : object(of: child)
            entries.append((string(Self.textKeys[key] ?? key), value))
        }
        return graph.dictionary(entries)
    }

    private static let textKeys = ["textColor": "NSColor", "fontDescription": "NSFont", "textShadowColor": "NSShadow"]

    private func paragraphStyle(_ node: Node) -> NibObjectID {
        let style = graph.add("NSParagraphStyle")
        let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
        if let value = node["alignment"].flatMap({ alignments[$0] }) {
            graph[style, "NSAlignment"] = .integer(Int64(value))
        }
        let breaks = [
            "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4,
            "truncatingMiddle": 5,
        ]
        if let value = node["lineBreakMode"].flatMap({ breaks[$0] }) {
            graph[style, "NSLineBreakMode"] = .integer(Int64(value))
        }
        let directions: [String: Int64] = ["leftToRight": 0, "rightToLeft": 1]
        if let value = node["baseWritingDirection"].flatMap({ directions[$0] }) {
            graph[style, "NSWritingDirection"] = .integer(value)
        }
        if node["allowsDefaultTighteningForTruncation"] == "NO" {
            graph[style, "NSAllowsTighteningForTruncation"] = .integer(0)
        }
        let numbers = [
            ("lineSpacing", "NSLineSpacing"), ("minimumLineHeight", "NSMinLineHeight"), ("headIndent", "NSHeadIndent"),
            ("maximumLineHeight", "NSMaxLineHeight"), ("paragraphSpacing", "NSParagraphSpacing"),
            ("paragraphSpacingBefore", "NSParagraphSpacingBefore"), ("lineHeightMultiple", "NSLineHeightMultiple"),
            ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("tailIndent", "NSTailIndent"),
            ("defaultTabInterval", "NSDefaultTabInterval"),
            ("tighteningFactorForTruncation", "NSTighteningFactorForTruncation"),
        ]
        for (attribute, key) in numbers { if let value = node.number(attribute) { graph[style, key] = .double(value) } }
        graph[style, "NSTabStops"] = tabStops(node)
        return style
    }

    private func tabStops(_ style: Node) -> NibValue {
        guard let stops = style.child("tabStops") else { return .null }
        let objects = stops.children.map { stop in
            graph.add("NSTextTab", ["NSLocation": .double(stop.number("location") ?? 0)])
        }
        return .reference(array(objects))
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The name of the italic font.
    fileprivate var italic: String { hasSuffix("-Regular") ? dropLast(7) + "Italic" : "\(self)-Italic" }
}

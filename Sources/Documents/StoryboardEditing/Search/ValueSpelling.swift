import ElementCatalog
import StoryboardModel
import SystemStyles
import XMLTree

extension DocumentValue.Color {
    /// The color as somebody writes it: its name, or `#RRGGBB` with the opacity at the end if it isn't opaque.
    package var spelling: String {
        if let name = system ?? name { return name }
        func hex(_ component: Double?) -> String {
            let number = Int(exactly: (min(1, max(0, component ?? 0)) * 255).rounded()) ?? 0
            let text = String(number, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        let parts = white.map { [$0, $0, $0] } ?? [red ?? 0, green ?? 0, blue ?? 0]
        let opacity = alpha.map { $0 < 1 ? hex($0) : "" } ?? ""
        return "#" + parts.map { hex($0) }.joined() + opacity
    }

    /// Creates a color from its name or components, or nil if they are damaged. A system color may be written in words, as the
    /// inspectors do: "Secondary Label Color".
    package init?(spelled text: String) {
        guard text.hasPrefix("#") else {
            let isName = !text.isEmpty && text.allSatisfy { !$0.isNewline }
            guard isName else { return nil }
            let joined = text.replacing(" ", with: "")
            let unspaced = joined.prefix(1).lowercased() + joined.dropFirst()
            if text.hasSuffix("Color"), text.first?.isLowercase == true {
                self.init(system: text)
            } else if SystemColor(rawValue: unspaced) != nil {
                self.init(system: unspaced)
            } else if text.contains(" ") || text.lowercased().hasPrefix("system"),
                SystemColor(rawValue: unspaced + "Color") != nil
            {
                // Menus leave the last word out: "System Teal".
                self.init(system: unspaced + "Color")
            } else {
                self.init(name: text)
            }
            return
        }
        let digits = Array(text.dropFirst())
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let numbers = stride(from: 0, to: digits.count, by: 2).compactMap {
            Int(String(digits[$0...($0 + 1)]), radix: 16)
        }
        guard numbers.count == digits.count / 2 else { return nil }
        let parts = numbers.map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : nil)
    }
}

extension DocumentValue.Font {
    /// Creates a font from a text style, or a face with or without a size, or nil if it isn't one.
    package init?(spelled text: String) {
        guard let font = FontSpelling(text).font(size: nil) else { return nil }
        self = font
    }
}

/// A font as somebody writes it: a text style, or a face with a size: `Body`, `System Bold 17`, `Menlo-Regular 13`.
struct FontSpelling {
    /// The font without its size.
    var face: String
    var size: Double?

    init(_ text: String) {
        if let space = text.lastIndex(of: " "), let size = Double(spelled: String(text[text.index(after: space)...])) {
            (face, self.size) = (String(text[..<space]), size)
        } else {
            (face, size) = (text, nil)
        }
    }

    init(_ font: DocumentValue.Font) {
        if let style = font.style {
            face = String(style.dropFirst(style.hasPrefix(Self.stylePrefix) ? Self.stylePrefix.count : 0))
            return
        }
        size = font.size
        if let name = font.name ?? font.family {
            face = name
            return
        }
        let weight = font.weight == "regular" ? nil : font.weight
        face = (["System", weight?.capitalizedFirst, font.isItalic == true ? "Italic" : nil]).compactMap(\.self)
            .joined(separator: " ")
    }

    var text: String { size.map { "\(face) \($0.xcodeSpelling)" } ?? face }

    private static let stylePrefix = "UICTFontTextStyle"
    private static let styles: Set<String> = [
        "Body", "Callout", "Caption1", "Caption2", "Footnote", "Headline", "Subhead", "Title0", "Title1", "Title2",
        "Title3",
    ]
    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Returns the font, with another size if it has none, or nil if it isn't one.
    func font(size other: Double?) -> DocumentValue.Font? {
        if let style = Self.styles.first(where: { $0.lowercased() == face.lowercased() }) {
            return DocumentValue.Font(style: Self.stylePrefix + style)
        }
        if face.hasPrefix(Self.stylePrefix) { return DocumentValue.Font(style: face) }
        guard let size = size ?? other ?? Optional(17), size > 0, !face.isEmpty else { return nil }
        var words = face.split(separator: " ").map(String.init)
        guard words.first?.lowercased() == "system" else { return DocumentValue.Font(name: face, size: size) }
        words.removeFirst()
        let isItalic = words.last?.lowercased() == "italic"
        if isItalic { words.removeLast() }
        let weight = Self.weights.first { $0.lowercased() == words.joined().lowercased() }
        guard words.isEmpty || weight != nil else { return nil }
        return DocumentValue.Font(weight: weight ?? "regular", isItalic: isItalic ? true : nil, size: size)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

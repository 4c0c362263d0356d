import CoreGraphics
import Foundation

/// The text of an HTML document with its attributes: paragraphs, headings, lists, links, fonts and colors, as far as tags and `style`
/// attributes say them. Style sheets, tables and images aren't looked at.
struct HTMLText {
    /// The text. As on iOS, each paragraph ends with a line break, and fonts are Times unless the document has others.
    let text: NSAttributedString

    init(_ source: String) {
        var reader = HTMLReader(source)
        reader.read()
        text = reader.result
    }

    /// How a piece of text looks.
    struct Style {
        var family = "Times New Roman"
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color: UIColor = .black
        var background: UIColor?
        var link: String?
        var alignment = NSTextAlignment.natural
        var offset: CGFloat = 0
        var keepsSpaces = false
        /// The space after a paragraph.
        var spacing: CGFloat = 0

        var attributes: [NSAttributedString.Key: Any] {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            paragraph.paragraphSpacing = spacing
            var all: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
            ]
            if isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if isStruck { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if let background { all[.backgroundColor] = background }
            if offset != 0 { all[.baselineOffset] = offset }
            if let url = link.flatMap({ URL(string: $0) }) { all[.link] = url }
            return all
        }

        private var font: UIFont {
            var traits: UIFontDescriptor.SymbolicTraits = []
            if isBold { traits.insert(.traitBold) }
            if isItalic { traits.insert(.traitItalic) }
            let isSystem = ["-apple-system", "system-ui"].contains(family)
            let plain =
                isSystem
                ? UIFont.systemFont(ofSize: size).fontDescriptor
                : UIFontDescriptor(fontAttributes: [.family: family, .size: size])
            return UIFont(descriptor: plain.withSymbolicTraits(traits) ?? plain, size: size)
        }
    }
}

/// Reads HTML from its beginning to its end.
private struct HTMLReader {
    private var rest: Substring
    private let made = NSMutableAttributedString(string: "")
    private var styles: [(tag: String, style: HTMLText.Style)] = [("", HTMLText.Style())]
    /// The lists around the place: the number of the last item, or nil for one with dots.
    private var lists: [Int?] = []

    init(_ source: String) { rest = source[...] }

    var result: NSAttributedString { made }
    private var style: HTMLText.Style { styles.last?.style ?? HTMLText.Style() }

    mutating func read() {
        while let first = rest.first {
            if first == "<", let tag = HTMLTag(&rest) {
                handle(tag)
            } else {
                let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
                add(String(rest[..<end]))
                rest = rest[end...]
            }
        }
    }

    /// Adds a text between tags: its spaces and line breaks are one space, unless they are kept.
    private mutating func add(_ source: String) {
        let text = HTMLEntity.decoded(source)
        if style.keepsSpaces { return append(text) }
        let words = text.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
        let isAtStart = made.length == 0 || made.string.last.map { $0.isNewline || $0 == " " || $0 == "\t" } ?? true
        let leading = text.first?.isWhitespace == true && !isAtStart ? " " : ""
        let trailing = text.last?.isWhitespace == true && !words.isEmpty ? " " : ""
        append(leading + words + trailing)
    }

    private mutating func append(_ text: String) {
        if !text.isEmpty { made.append(NSAttributedString(string: text, attributes: style.attributes)) }
    }

    /// Ends the line unless it is empty.
    private mutating func endLine() {
        while made.string.hasSuffix(" ") { made.deleteCharacters(in: NSRange(location: made.length - 1, length: 1)) }
        if made.length > 0, made.string.last?.isNewline != true { append("\n") }
    }

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
        "header", "footer", "table", "tr", "center", "body",
    ]
    private static let hidden: Set<String> = ["head", "style", "script", "title", "template"]
    private static let sizes: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]

    private mutating func handle(_ tag: HTMLTag) {
        if tag.isEnd { return close(tag.name) }
        if Self.hidden.contains(tag.name) { return skip(to: tag.name) }
        switch tag.name {
        case "br": return append("\n")
        case "hr", "meta", "link", "img", "input", "": return
        default: break
        }
        if Self.blocks.contains(tag.name) { endLine() }
        styles.append((tag.name, changed(style, by: tag)))
        if tag.name == "ul" { lists.append(nil) }
        if tag.name == "ol" { lists.append(0) }
        if tag.name == "li" { beginItem() }
    }

    private mutating func beginItem() {
        guard let last = lists.indices.last else { return }
        if let number = lists[last] {
            lists[last] = number + 1
            append("\t\(number + 1).\t")
        } else {
            append("\t•\t")
        }
    }

    private mutating func close(_ name: String) {
        guard let place = styles.lastIndex(where: { $0.tag == name }), place > 0 else { return }
        if Self.blocks.contains(name) { endLine() }
        styles.removeSubrange(place...)
        if name == "ul" || name == "ol" { _ = lists.popLast() }
    }

    private mutating func skip(to name: String) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.upperBound ?? rest.endIndex
        rest = rest[end...].drop { $0 != ">" }.dropFirst()
    }

    private func changed(_ style: HTMLText.Style, by tag: HTMLTag) -> HTMLText.Style {
        var style = style
        switch tag.name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "h1", "h2", "h3", "h4", "h5", "h6":
            (style.isBold, style.size, style.spacing) = (true, Self.sizes[tag.name] ?? 12, 12)
        case "p", "blockquote": style.spacing = 12
        case "code", "tt", "kbd", "samp": style.family = "Courier"
        case "pre": (style.family, style.keepsSpaces) = ("Courier", true)
        case "sub": (style.size, style.offset) = (style.size * 0.83, -style.size / 4)
        case "sup": (style.size, style.offset) = (style.size * 0.83, style.size / 3)
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "mark": style.background = .yellow
        case "center": style.alignment = .center
        case "a":
            guard let target = tag["href"] else { break }
            (style.link, style.color, style.isUnderlined) = (
                target, UIColor(red: 0, green: 0, blue: 0.93, alpha: 1), true
            )
        case "font":
            if let color = tag["color"].flatMap(HTMLColor.color) { style.color = color }
            if let face = tag["face"] { style.family = face }
            let sizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
            if let size = tag["size"].flatMap({ Int($0) }), sizes.indices.contains(size - 1) {
                style.size = sizes[size - 1]
            }
        default: break
        }
        if let align = tag["align"] { style.apply("text-align", align) }
        for rule in (tag["style"] ?? "").split(separator: ";") {
            let parts = rule.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { style.apply(parts[0].lowercased(), parts[1]) }
        }
        return style
    }
}

extension HTMLText.Style {
    /// Applies a rule of a `style` attribute.
    fileprivate mutating func apply(_ name: String, _ value: String) {
        let word = value.lowercased()
        switch name {
        case "color": color = HTMLColor.color(word) ?? color
        case "background-color", "background": background = HTMLColor.color(word) ?? background
        case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 400) >= 600
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "text-align":
            let names: [String: NSTextAlignment] = [
                "left": .left, "center": .center, "right": .right, "justify": .justified,
            ]
            alignment = names[word] ?? alignment
        case "font-family":
            let first = value.split(separator: ",").first.map(String.init) ?? value
            family = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        case "font-size": size = length(word) ?? size
        default: break
        }
    }

    /// A length in points: a pixel is one on the screen, and the document's points are pixels, too.
    private func length(_ word: String) -> CGFloat? {
        let number = Double(word.prefix { $0.isNumber || $0 == "." || $0 == "-" }).map { CGFloat($0) }
        guard let number, number.isFinite, (0...1000).contains(number) else { return nil }
        switch word.drop(while: { $0.isNumber || $0 == "." }) {
        case "em", "rem": return size * number
        case "%": return size * number / 100
        case "px": return number * 0.75
        default: return number
        }
    }
}

/// A tag with its attributes.
private struct HTMLTag {
    let name: String
    let isEnd: Bool
    private var attributes: [String: String] = [:]

    subscript(name: String) -> String? { attributes[name] }

    /// Reads a tag or a comment at the beginning of a source, or nil if there is none.
    init?(_ source: inout Substring) {
        if source.hasPrefix("<!--") {
            let end = source.range(of: "-->")?.upperBound ?? source.endIndex
            source = source[end...]
            (name, isEnd) = ("", false)
            return
        }
        let second = source.dropFirst().first
        guard let second, second.isLetter || second == "/" || second == "!" || second == "?",
            let end = Self.end(of: source)
        else { return nil }
        var inside = source[..<end].dropFirst()
        source = source[end...].dropFirst()
        isEnd = inside.hasPrefix("/")
        if isEnd { inside = inside.dropFirst() }
        let word = inside.prefix { $0.isLetter || $0.isNumber }
        name = word.lowercased()
        var rest = inside[word.endIndex...]
        while let attribute = Self.attribute(&rest) { attributes[attribute.name] = attribute.value }
    }

    /// The bracket that closes a tag, outside of quotes.
    private static func end(of source: Substring) -> Substring.Index? {
        var quote: Character?
        for index in source.indices {
            let character = source[index]
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == ">" {
                return index
            }
        }
        return source.firstIndex(of: ">")
    }

    private static func attribute(_ rest: inout Substring) -> (name: String, value: String)? {
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
        guard !name.isEmpty else { return nil }
        rest = rest[name.endIndex...].drop(while: \.isWhitespace)
        guard rest.first == "=" else { return (name.lowercased(), "") }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
        let value = quote.map { quote in rest.dropFirst().prefix { $0 != quote } } ?? rest.prefix { !$0.isWhitespace }
        rest = rest[value.endIndex...]
        if quote != nil { rest = rest.dropFirst() }
        return (name.lowercased(), HTMLEntity.decoded(String(value)))
    }
}

/// Characters by their names and numbers.
private enum HTMLEntity {
    private static let names: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "aacute": "á", "iacute": "í", "oacute": "ó",
        "uacute": "ú", "times": "×", "divide": "÷", "laquo": "«", "raquo": "»", "larr": "←", "rarr": "→",
    ]

    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let place = rest.firstIndex(of: "&") {
            result += rest[..<place]
            let name = rest[place...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            let end = rest[name.endIndex...].first == ";" ? rest.index(after: name.endIndex) : name.endIndex
            if let character = character(name) {
                result += character
                rest = rest[end...]
            } else {
                result += "&"
                rest = rest[place...].dropFirst()
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let number =
            digits.first.map { "xX".contains($0) } == true ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}

/// Colors as documents write them.
private enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0, "white": 0xFF_FFFF, "red": 0xFF_0000, "green": 0x00_8000, "blue": 0x00_00FF, "yellow": 0xFF_FF00,
        "gray": 0x80_8080, "grey": 0x80_8080, "silver": 0xC0_C0C0, "orange": 0xFF_A500, "purple": 0x80_0080,
        "navy": 0x00_0080, "teal": 0x00_8080, "maroon": 0x80_0000, "olive": 0x80_8000, "lime": 0x00_FF00,
        "aqua": 0x00_FFFF, "cyan": 0x00_FFFF, "fuchsia": 0xFF_00FF, "magenta": 0xFF_00FF, "pink": 0xFF_C0CB,
        "brown": 0xA5_2A2A, "darkgray": 0xA9_A9A9, "lightgray": 0xD3_D3D3, "darkred": 0x8B_0000,
    ]

    static func color(_ word: String) -> UIColor? {
        let word = word.lowercased()
        if let number = names[word] { return color(number, 1) }
        if word.hasPrefix("#") {
            let digits = word.dropFirst()
            let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            return long.count == 6 ? UInt32(long, radix: 16).map { color($0, 1) } : nil
        }
        guard word.hasPrefix("rgb") else { return nil }
        let parts = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count >= 3 else { return nil }
        return UIColor(
            red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    }

    private static func color(_ number: UInt32, _ alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: alpha)
    }
}

extension HTMLText {
    /// Returns a text as a document.
    static func source(of text: NSAttributedString) -> String {
        var body = ""
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            let escaped = part.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                .replacing("\n", with: "<br>\n")
            let style = rules(attributes).joined(separator: "; ")
            let span = style.isEmpty ? escaped : "<span style=\"\(style)\">\(escaped)</span>"
            body += (attributes[.link] as? URL).map { "<a href=\"\($0.absoluteString)\">\(span)</a>" } ?? span
        }
        return
            "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\n<p>\(body)</p>\n</body>\n</html>\n"
    }

    private static func rules(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
        var rules: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            rules.append("font-family: '\(font.familyName)'")
            rules.append("font-size: \(String(format: "%g", font.pointSize))pt")
            if traits.contains(.traitBold) { rules.append("font-weight: bold") }
            if traits.contains(.traitItalic) { rules.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            let parts = color.components
            let numbers = [parts.red, parts.green, parts.blue].map { String(Int(clamping: $0 * 255)) }
            rules.append("color: rgb(\(numbers.joined(separator: ", ")))")
        }
        if attributes[.underlineStyle] as? Int ?? 0 != 0 { rules.append("text-decoration: underline") }
        return rules
    }
}

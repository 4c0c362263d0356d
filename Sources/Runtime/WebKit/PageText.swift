import Foundation

/// The text of a page, without its looks.
struct PageText {
    /// A paragraph and what it is.
    struct Block: Hashable {
        enum Kind: Hashable {
            case heading(Int)
            case paragraph
            case item
        }

        var kind: Kind
        var text: String
    }

    private(set) var title: String?
    private(set) var blocks: [Block] = []

    private var text = ""
    private var kind = Block.Kind.paragraph
    private var isTitle = false

    private static let hidden: Set<String> = ["script", "style", "head", "template", "noscript", "svg"]
    private static let breaking: Set<String> = [
        "p", "div", "section", "article", "header", "footer", "main", "nav", "ul", "ol", "li", "table", "tr", "br",
        "hr",
        "blockquote", "pre", "body", "form", "dl", "dt", "dd", "figure",
    ]

    /// Creates a page of a plain text, whose paragraphs are between empty lines.
    init(plain: String) {
        blocks = plain.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
            .filter { !$0.isEmpty }.map { Block(kind: .paragraph, text: $0) }
    }

    /// Reads the text of a page. Any text is a page.
    init(html: String) {
        var rest = html[...]
        var hidden: String?
        while let start = rest.firstIndex(of: "<") {
            if hidden == nil || isTitle { text += Self.decoded(rest[..<start]) }
            rest = rest[start...]
            let next = rest.dropFirst().first
            guard next?.isLetter == true || next == "/" || next == "!" || next == "?" else {
                // A sign of the text.
                if hidden == nil || isTitle { text += "<" }
                rest.removeFirst()
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = tag.hasPrefix("/")
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if name == "title" {
                isEnd ? endTitle() : beginTitle()
            } else if let current = hidden {
                if isEnd, name == current { hidden = nil }
            } else if Self.hidden.contains(name), !isEnd, !tag.hasSuffix("/") {
                endBlock()
                hidden = name
            } else {
                readTag(name, isEnd)
            }
        }
        if hidden == nil { text += Self.decoded(rest) }
        endBlock()
    }

    private mutating func beginTitle() {
        endBlock()
        isTitle = true
    }

    private mutating func endTitle() {
        title = Self.collapsed(text)
        (text, isTitle) = ("", false)
    }

    private mutating func readTag(_ name: String, _ isEnd: Bool) {
        if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue {
            endBlock()
            kind = isEnd ? .paragraph : .heading(level)
        } else if Self.breaking.contains(name) {
            endBlock()
            kind = name == "li" && !isEnd ? .item : .paragraph
        }
    }

    private mutating func endBlock() {
        let plain = Self.collapsed(text)
        text = ""
        if !plain.isEmpty { blocks.append(Block(kind: kind, text: plain)) }
    }

    private static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "mdash": "—",
        "ndash": "–", "hellip": "…", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "euro": "€",
    ]

    /// Returns a text with the characters that names and numbers stand for.
    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            let name = rest.prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
            guard rest.dropFirst(name.count).first == ";", let character = character(String(name)) else {
                result += "&"
                continue
            }
            result += character
            rest = rest.dropFirst(name.count + 1)
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}

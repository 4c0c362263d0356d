import StoryboardModel
package import XMLTree

/// A part of an attributed text with one look.
public struct TextRun: Hashable, Sendable, Codable {
    /// The text of the run.
    public var text: String
    /// The font, or nil for the default one.
    public var font: DocumentValue.Font?
    /// The color of the text, or nil for the default one.
    public var color: DocumentValue.Color?
    /// The color behind the text, or nil for none.
    public var background: DocumentValue.Color?
    /// The line under the text, or nil for none.
    public var underline: Line?
    /// The line through the text, or nil for none.
    public var strikethrough: Line?
    /// The address of a link.
    public var link: String?
    /// The points added after each character; 0 also switches off the font's own pairs.
    public var kerning: Double?
    /// The points by which the text is raised.
    public var baselineOffset: Double?
    /// The alignment of the paragraph: `left`, `center`, `right`, `justified` or `natural`.
    public var alignment: String?
    /// The space between lines, in points.
    public var lineSpacing: Double?
    /// The number of the run of the text before, starting at 1, whose further attributes this one has: tab stops,
    /// shadows, strokes and so on.
    public var like: Int?

    /// Creates a run without attributes.
    public init(text: String) { self.text = text }
}

extension TextRun {
    /// Creates the run of a fragment with a number.
    package init(_ fragment: Node, number: Int) {
        self.init(text: fragment.text("content") ?? "")
        let attributes = fragment.child("attributes")
        func child(_ key: String) -> Node? { attributes?.children.first { $0["key"] == key } }
        font = child("NSFont").flatMap { DocumentValue.Font(text: $0) }
        color = child("NSColor").flatMap { DocumentValue.Color($0) }
        background = child("NSBackgroundColor").flatMap { DocumentValue.Color($0) }
        underline = Line(child("NSUnderline"), child("NSUnderlineColor"))
        strikethrough = Line(child("NSStrikethrough"), child("NSStrikethroughColor"))
        link = child("NSLink").flatMap { $0["string"] ?? $0.text }
        kerning = child("NSKern")?.number("value")
        baselineOffset = child("NSBaselineOffset")?.number("value")
        alignment = child("NSParagraphStyle")?["alignment"]
        lineSpacing = child("NSParagraphStyle")?.number("lineSpacing")
        like = number
    }

    /// Returns the runs of an attributed string.
    package static func runs(of attributedString: Node) -> [TextRun] {
        attributedString.children.filter { $0.name == "fragment" }.enumerated().map {
            TextRun($0.element, number: $0.offset + 1)
        }
    }
}

extension DocumentValue.Font {
    /// Creates the font of an attributed text, which documents write with AppKit's names.
    init?(text node: Node) {
        let size = node.number("size") ?? 17
        if let name = node["name"] {
            if name.hasPrefix(".SF") {
                // The face is a weight, "Italic" or both.
                let face = name.split(separator: "-").dropFirst().first.map(String.init) ?? "Regular"
                let isItalic = face.hasSuffix("Italic")
                let weight = isItalic ? String(face.dropLast("Italic".count)) : face
                self.init(
                    weight: weight.isEmpty ? "regular" : weight.prefix(1).lowercased() + weight.dropFirst(),
                    isItalic: isItalic ? true : nil, size: size)
            } else {
                self.init(name: name, family: name.split(separator: "-").first.map(String.init) ?? name, size: size)
            }
            return
        }
        let use = node["metaFont"] ?? "system"
        let small = ["smallSystem": 12.0, "label": 17]
        let weight = use.hasPrefix("system") ? String(use.dropFirst(6)) : ""
        self.init(
            weight: weight.isEmpty ? "regular" : weight.prefix(1).lowercased() + weight.dropFirst(),
            size: node.has("size") ? size : small[use] ?? size)
    }

    /// The element for an attributed text.
    func spelledForText() throws(ChangeError) -> SpelledElement {
        guard let size, size.isFinite, size > 0 else { throw .refused("a font of a text needs a size in points") }
        try Document.check([size], of: "a font")
        let points = (name: "size", value: size.xcodeSpelling)
        if let name = name ?? family { return SpelledElement(name: "font", attributes: [points, ("name", name)]) }
        let weight = weight ?? "regular"
        if isItalic == true {
            let face = weight.prefix(1).uppercased() + weight.dropFirst()
            return SpelledElement(name: "font", attributes: [points, ("name", ".SFUI-\(face)Italic")])
        }
        let use = weight == "regular" ? "system" : "system" + weight.prefix(1).uppercased() + weight.dropFirst()
        return SpelledElement(name: "font", attributes: [("metaFont", use), points])
    }
}

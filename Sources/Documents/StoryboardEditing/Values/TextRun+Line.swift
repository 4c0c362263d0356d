import StoryboardModel
package import XMLTree

extension TextRun {
    /// A line under a text, or through it: what `NSUnderlineStyle` tells, and a color.
    public struct Line: Hashable, Sendable, Codable {
        /// `single`, `thick` or `double`.
        public var style: String
        /// `dot`, `dash`, `dashDot` or `dashDotDot`, or nil for a solid line.
        public var pattern: String?
        /// A Boolean value that indicates whether white space has no line.
        public var isByWord: Bool?
        /// The color, or nil for that of the text.
        public var color: DocumentValue.Color?

        /// Creates a line.
        public init(
            style: String = "single", pattern: String? = nil, isByWord: Bool? = nil,
            color: DocumentValue.Color? = nil
        ) {
            (self.style, self.pattern, self.isByWord, self.color) = (style, pattern, isByWord, color)
        }
    }
}

extension TextRun.Line {
    // The values of NSUnderlineStyle in Apple's documentation.
    private static let styles = ["single": 1, "thick": 2, "double": 9]
    private static let patterns = ["dot": 0x100, "dash": 0x200, "dashDot": 0x300, "dashDotDot": 0x400]
    private static let byWord = 0x8000

    /// Creates the line of a value and the color beside it, or nil if there is no line.
    package init?(_ value: Node?, _ color: Node?) {
        guard let raw = value?.number("value").flatMap({ Int(exactly: $0) }), raw != 0 else { return nil }
        // A style that isn't named is shown as a single line.
        self.init(
            style: Self.styles.first { $0.value == raw & 0xFF }?.key ?? "single",
            pattern: Self.patterns.first { $0.value == raw & 0xF00 }?.key,
            isByWord: raw & Self.byWord != 0 ? true : nil, color: color.flatMap { DocumentValue.Color($0) })
    }

    /// Returns the line's value in a document.
    func rawValue() throws(ChangeError) -> Int {
        guard let style = Self.styles[style] else {
            throw .refused("a line cannot be '\(style)'", hint: "it is single, thick or double")
        }
        guard let pattern else { return style + (isByWord == true ? Self.byWord : 0) }
        guard let bits = Self.patterns[pattern] else {
            throw .refused(
                "a line has no pattern '\(pattern)'", hint: "patterns are dot, dash, dashDot and dashDotDot")
        }
        return style + bits + (isByWord == true ? Self.byWord : 0)
    }
}

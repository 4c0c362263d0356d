import CoreGraphics
public import Foundation

/// The lines of a text: measured, drawn, and hit tested. It may be used by any thread; access is serialized.
public final class TextLayout: Sendable {
    /// The lines. A line end as the last character is followed by an empty line; an empty text has no lines.
    public let lines: [Line]
    /// The size of the lines, not rounded; zero for an empty text.
    public let size: CGSize
    /// Whether any text isn't shown.
    public let isTruncated: Bool

    let text: ShapedText
    /// The runs with all attributes, at the indexes of the shaped text's runs.
    let runs: [StyledText.Run]
    let width: CGFloat
    let defaults: TextAttributes

    /// Returns the parts that a line may take at a distance from the top, for a height, from the left.
    public typealias Fragments = (_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>]

    /// Lays out a text that flows around something. This isn't kept for later.
    public convenience init(
        _ text: StyledText, width: CGFloat, maximumLines: Int = 0, height: CGFloat = .infinity,
        fragments: @escaping Fragments
    ) {
        let entry = LayoutCache.shared.flow(text.unpainted, width, maximumLines, height, fragments)
        self.init(entry, text, width)
    }

    /// Lays out a text. `maximumLines` of 0 means no limit; lines that exceed the height are omitted, except the first.
    public convenience init(
        _ text: StyledText, width: CGFloat = .infinity, maximumLines: Int = 0, height: CGFloat = .infinity
    ) {
        let entry = LayoutCache.shared.entry(
            for: LayoutCache.Key(text: text.unpainted, width: width, maximumLines: maximumLines, height: height))
        self.init(entry, text, width)
    }

    private init(_ entry: LayoutCache.Entry, _ text: StyledText, _ width: CGFloat) {
        self.text = entry.text
        runs = text.runs(covering: entry.text.length)
        self.width = width
        lines = entry.lines
        defaults = text.runs.first?.attributes ?? text.attributes
        let widest = lines.map { line in
            let style = line.paragraph.attributes
            if let part = line.fragment { return part.lowerBound + line.extent }
            let isFirst = line.range.lowerBound == line.paragraph.range.lowerBound
            return line.extent + max(isFirst ? style.firstLineHeadIndent : style.headIndent, 0)
        }.max()
        size = CGSize(width: widest ?? 0, height: entry.bottom)
        isTruncated = lines.last?.isTruncated ?? false
    }

    /// The distance from the top to the first baseline; the font's ascender for an empty text.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? defaults.font.ascender }
    public var lastBaseline: CGFloat { lines.last?.baseline ?? defaults.font.ascender }
}

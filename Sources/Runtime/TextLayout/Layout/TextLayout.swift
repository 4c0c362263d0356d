import CoreGraphics
public import Foundation

/// Text in lines: measured, drawn, and searched for places. Any thread may use it; all take turns within.
public final class TextLayout: Sendable {
    /// Empty for an empty text. A line end as the last character is followed by an empty line.
    public let lines: [Line]
    /// What the lines take up, not rounded. Zero for an empty text.
    public let size: CGSize
    /// Whether any text is not shown.
    public let isTruncated: Bool

    let text: ShapedText
    /// As they are painted, at the places of the shaped text's runs.
    let runs: [StyledText.Run]
    let width: CGFloat
    let defaults: TextAttributes

    /// `maximumLines` of 0 sets no limit; lines that do not fit the height are left out, except the first.
    public init(_ text: StyledText, width: CGFloat = .infinity, maximumLines: Int = 0, height: CGFloat = .infinity) {
        let entry = LayoutCache.shared.entry(
            for: LayoutCache.Key(text: text.unpainted, width: width, maximumLines: maximumLines, height: height))
        self.text = entry.text
        runs = text.runs(covering: entry.text.length)
        self.width = width
        lines = entry.lines
        defaults = text.runs.first?.attributes ?? text.attributes
        let widest = lines.map { line in
            let style = line.paragraph.attributes
            let isFirst = line.range.lowerBound == line.paragraph.range.lowerBound
            return line.width + max(isFirst ? style.firstLineHeadIndent : style.headIndent, 0)
        }.max()
        size = CGSize(width: widest ?? 0, height: entry.bottom)
        isTruncated = lines.last?.isTruncated ?? false
    }

    /// From the top of the layout; the font's ascender for an empty text.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? defaults.font.ascender }
    public var lastBaseline: CGFloat { lines.last?.baseline ?? defaults.font.ascender }
}

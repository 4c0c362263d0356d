public import Foundation

/// How a paragraph's lines are laid out. Zero means no limit, as in NSParagraphStyle.
public struct ParagraphAttributes: Hashable, Sendable {
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.wordWrapping
    /// Between the lines, in points.
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    /// Not above the first paragraph.
    public var paragraphSpacingBefore: CGFloat = 0
    public var headIndent: CGFloat = 0
    /// From the leading side if positive, else from the trailing side.
    public var tailIndent: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var baseWritingDirection = WritingDirection.natural

    public init(alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}

public import Foundation

/// The attributes of a paragraph. Zero means no limit, as in NSParagraphStyle.
public struct ParagraphAttributes: Hashable, Sendable {
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.wordWrapping
    /// The spacing between lines, in points.
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    /// The spacing before the paragraph, except the first.
    public var paragraphSpacingBefore: CGFloat = 0
    public var headIndent: CGFloat = 0
    /// The distance from the leading side if positive, otherwise from the trailing side.
    public var tailIndent: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var baseWritingDirection = WritingDirection.natural
    /// The places to which tabs go, in ascending order.
    public var tabStops: [TabStop] = []
    /// The distance of tab stops after those that are named; zero means the usual one.
    public var defaultTabInterval: CGFloat = 0
    /// How much of a line a text must fill not to be hyphenated, between 0 and 1. Texts aren't hyphenated.
    public var hyphenationFactor: Float = 0
    public var usesDefaultHyphenation = false
    public var allowsDefaultTighteningForTruncation = false
    public var lineBreakStrategy: UInt = 0
    /// The strategy that doesn't leave a word alone in the last line (NSLineBreakStrategy.pushOut).
    static let pushOut: UInt = 1

    /// A place to which a tab goes, measured from the leading edge of the text.
    public struct TabStop: Hashable, Sendable {
        /// What of the text behind the tab is at the stop: its beginning, its center, its end, or the first of some characters.
        public enum Alignment: Hashable, Sendable { case leading, center, trailing, terminators(Set<UInt16>) }

        public var location: CGFloat
        public var alignment: Alignment

        public init(location: CGFloat, alignment: Alignment = .leading) {
            (self.location, self.alignment) = (location, alignment)
        }
    }

    public init(alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}

public import CoreGraphics
public import Foundation

/// What a part of a text looks like.
public struct TextAttributes: Hashable, Sendable {
    public struct Shadow: Hashable, Sendable {
        public var color: CGColor
        public var offset: CGSize
        /// Twice the deviation of the Gaussian, as for contexts.
        public var blur: CGFloat

        public init(color: CGColor, offset: CGSize, blur: CGFloat) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }

    /// A picture in place of a character, which is U+FFFC by custom.
    public struct Attachment: Hashable, Sendable {
        /// Nil leaves the place empty.
        public var image: CGImage?
        public var size: CGSize
        /// How far the bottom lies above the baseline.
        public var baselineOffset: CGFloat

        public init(image: CGImage?, size: CGSize, baselineOffset: CGFloat = 0) {
            self.image = image
            self.size = size
            self.baselineOffset = baselineOffset
        }
    }

    public var font: TextFont
    public var color: CGColor
    public var background: CGColor?
    /// Points added after each character.
    public var kern: CGFloat = 0
    /// Points added after each character, beside the kern.
    public var tracking: CGFloat = 0
    public var underline = false
    /// Nil for the text's own colour; for both lines.
    public var underlineColor: CGColor?
    public var strikethrough = false
    /// Points upwards.
    public var baselineOffset: CGFloat = 0
    public var shadow: Shadow?
    public var attachment: Attachment?

    public init(font: TextFont = TextFont(size: 17), color: CGColor = .black) {
        self.font = font
        self.color = color
    }
}

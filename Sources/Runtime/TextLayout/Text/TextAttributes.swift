public import CoreGraphics
public import Foundation

/// The attributes of a part of a text.
public struct TextAttributes: Hashable, Sendable {
    public struct Shadow: Hashable, Sendable {
        public var color: CGColor
        public var offset: CGSize
        /// Twice the standard deviation of the Gaussian, as in contexts.
        public var blur: CGFloat

        public init(color: CGColor, offset: CGSize, blur: CGFloat) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }

    /// An image that replaces a character, usually U+FFFC.
    public struct Attachment: Hashable, Sendable {
        /// The image, or nil to leave the space empty.
        public var image: CGImage?
        public var size: CGSize
        /// The distance of the bottom above the baseline.
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
    /// Points added after each character, in addition to the kern.
    public var tracking: CGFloat = 0
    public var underline: TextLine?
    public var strikethrough: TextLine?
    /// The upward offset in points.
    public var baselineOffset: CGFloat = 0
    public var shadow: Shadow?
    public var attachment: Attachment?
    /// The lines around letters, if there are any.
    public var outline: Outline?
    /// How far letters lean to the right, as the tangent of the angle.
    public var obliqueness: CGFloat = 0

    /// Lines around letters.
    public struct Outline: Hashable, Sendable {
        /// The width as a fraction of the font's size.
        public var width: CGFloat
        /// The color, or nil for that of the text.
        public var color: CGColor?
        /// Whether letters are filled, too.
        public var isFilled: Bool

        public init(width: CGFloat, color: CGColor?, isFilled: Bool) {
            (self.width, self.color, self.isFilled) = (width, color, isFilled)
        }
    }

    public init(font: TextFont = TextFont(size: 17), color: CGColor = .black) {
        self.font = font
        self.color = color
    }
}

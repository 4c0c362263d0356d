public import CoreGraphics

/// A line under a text, or through it.
public struct TextLine: Hashable, Sendable {
    public enum Weight: Hashable, Sendable {
        case single
        case thick
        case double
    }

    public enum Pattern: Hashable, Sendable {
        case solid
        case dot
        case dash
        case dashDot
        case dashDotDot
    }

    public var weight: Weight
    public var pattern: Pattern
    /// A Boolean value that indicates whether white space has no line.
    public var isByWord: Bool
    /// The color, or nil for that of the text.
    public var color: CGColor?

    public init(
        weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: CGColor? = nil
    ) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }
}

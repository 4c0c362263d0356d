import CoreGraphics
import TextLayout

/// The style of a line under a text, or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100)
    public static let patternDash = Self(rawValue: 0x200)
    public static let patternDashDot = Self(rawValue: 0x300)
    public static let patternDashDotDot = Self(rawValue: 0x400)
    public static let byWord = Self(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    /// Returns the line that is drawn, or nil if the style has none.
    func line(_ color: CGColor?) -> TextLine? {
        if rawValue == 0 { return nil }
        let patterns: [Int: TextLine.Pattern] = [0x100: .dot, 0x200: .dash, 0x300: .dashDot, 0x400: .dashDotDot]
        return TextLine(
            weight: contains(.double) ? .double : contains(.thick) ? .thick : .single,
            pattern: patterns[rawValue & 0xF00] ?? .solid, isByWord: contains(.byWord), color: color)
    }
}

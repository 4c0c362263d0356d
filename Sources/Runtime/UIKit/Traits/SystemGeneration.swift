import TextLayout

/// A version of the system, for behavior that depends on it.
///
/// Apps use the newest. Frames in documents are those of the system that came with Xcode.
package struct SystemGeneration: RawRepresentable, ExpressibleByIntegerLiteral, Hashable, Comparable, Sendable {
    /// The major version of iOS.
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package init(integerLiteral value: Int) { rawValue = value }

    package static let newest: SystemGeneration = 17

    /// The generation of the system font.
    var fontRelease: SystemFontRelease { self < 11 ? .before11 : self < 14 ? .before14 : .current }

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

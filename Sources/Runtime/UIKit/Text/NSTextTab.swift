public import Foundation

/// A place in a line to which a tab goes.
public final class NSTextTab: Hashable, Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let alignment: NSTextAlignment
    public let location: CGFloat
    /// What a column ends at.
    let terminators: CharacterSet?

    public var options: [OptionKey: Any] { terminators.map { [.columnTerminatorsAttributeName: $0] } ?? [:] }

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, self.location) = (alignment, location)
        terminators = options[.columnTerminatorsAttributeName] as? CharacterSet
    }

    /// Returns the characters at which columns of numbers are aligned: the decimal separator.
    public static func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
    }

    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location && left.terminators == right.terminators
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

extension NSTextTab.OptionKey {
    public static let columnTerminatorsAttributeName = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
}

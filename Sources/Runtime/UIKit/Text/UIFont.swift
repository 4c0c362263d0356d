public import Foundation
import SystemStyles
package import TextLayout

/// A font with a size.
///
/// Like colors and images it isn't an `NSObject`: Foundation for Linux cannot compare those in attributed strings.
public final class UIFont: Hashable, Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The weight from 100 to 900.
        var hundreds: Int {
            switch rawValue {
            case ..<(-0.7): 100
            case ..<(-0.5): 200
            case ..<(-0.2): 300
            case ..<0.12: 400
            case ..<0.27: 500
            case ..<0.35: 600
            case ..<0.48: 700
            case ..<0.6: 800
            default: 900
            }
        }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ style: SystemTextStyle) { rawValue = style.rawValue }

        public static let largeTitle = TextStyle(.largeTitle)
        public static let title1 = TextStyle(.title1)
        public static let title2 = TextStyle(.title2)
        public static let title3 = TextStyle(.title3)
        public static let headline = TextStyle(.headline)
        public static let subheadline = TextStyle(.subheadline)
        public static let body = TextStyle(.body)
        public static let callout = TextStyle(.callout)
        public static let footnote = TextStyle(.footnote)
        public static let caption1 = TextStyle(.caption1)
        public static let caption2 = TextStyle(.caption2)
    }

    package let text: TextFont
    /// The text style of the font for Dynamic Type.
    package let style: TextStyle?
    /// Features that fonts here don't follow.
    let features: [FontFeature]
    /// A Boolean value that indicates whether an app named the traits of the size. A view changes the size of such a font only if
    /// `adjustsFontForContentSizeCategory` is true.
    private let isForTraits: Bool

    init(_ text: TextFont, style: TextStyle? = nil, features: [FontFeature] = [], isForTraits: Bool = false) {
        var text = text
        text.release = UIEnvironment.current.system.fontRelease
        self.text = text
        self.style = style
        self.features = features
        self.isForTraits = isForTraits
    }

    /// Creates a font to be replaced by another, that of labels.
    public convenience init() { self.init(TextFont(size: UIFont.labelFontSize)) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(TextFont(size: size, weight: weight.hundreds))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(TextFont(size: size, isItalic: true))
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .monospacedDigitSystem, size: size, weight: weight.hundreds))
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .monospacedSystem, size: size, weight: weight.hundreds))
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let wanted = traits ?? MainThread.result { UITraitCollection.current }
        let category = SystemContentSize(rawValue: wanted.preferredContentSizeCategory.rawValue)
        // Unknown styles and sizes are replaced by the defaults.
        let known = SystemTextStyle(rawValue: style.rawValue) ?? .body
        let size = known.size(for: category ?? .large)
        var text = TextFont(size: size, weight: known.weight)
        if UIEnvironment.current.system >= 11 { text.lineDistance = SystemTextStyle.lineDistance(ofSize: size) ?? 0 }
        return UIFont(text, style: style, isForTraits: traits != nil && category != nil)
    }

    /// Creates a font with its name in documents, such as `HelveticaNeue-Bold`.
    public convenience init?(name: String, size: CGFloat) {
        self.init(FontName(name).font(size: size))
    }

    /// The families of fonts that a source can name.
    public static var familyNames: [String] { TextFont.knownFamilies }

    /// Returns whether a name is that of a font of iOS or of an installed one.
    package static func isKnown(_ name: String) -> Bool { TextFont.isAvailable(family: FontName(name).family) }

    /// Returns the names of the fonts of a family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        guard TextFont.isAvailable(family: familyName) else { return [] }
        let name = familyName.filter { $0 != " " }
        return [name, "\(name)-Bold", "\(name)-BoldItalic", "\(name)-Italic"]
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        var copy = text
        copy.size = size
        copy.lineDistance = 0
        return UIFont(copy, features: features)
    }

    /// Returns the font in the size for the traits of a view, which `adjustsFontForContentSizeCategory` or not.
    func adjusted(for traits: UITraitCollection, always: Bool = false) -> UIFont {
        guard let style, always || !isForTraits else { return self }
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    public var pointSize: CGFloat { text.size }
    public var ascender: CGFloat { text.ascender }
    public var descender: CGFloat { text.descender }
    public var lineHeight: CGFloat { text.lineHeight }
    public var leading: CGFloat { text.leading }
    public var capHeight: CGFloat { text.capHeight }
    public var xHeight: CGFloat { text.xHeight }

    public static let labelFontSize: CGFloat = SystemFontSize.label
    public static let buttonFontSize: CGFloat = SystemFontSize.button
    public static let systemFontSize: CGFloat = SystemFontSize.system
    public static let smallSystemFontSize: CGFloat = SystemFontSize.smallSystem

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.text == right.text && left.style == right.style && left.features == right.features
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension UINibDecoder {
    /// Returns the font of the current archived `UIFont`.
    func font() -> UIFont {
        if let style = string("UIIBTextStyle"), !style.isEmpty {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = number("UIFontPointSize") ?? number("NSSize") ?? 17
        let name = string("UIFontName") ?? string("NSName") ?? ""
        return UIFont(FontName(name).font(size: size > 0 ? size : 17))
    }
}

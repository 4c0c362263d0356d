public import Foundation
import SystemStyles
import TextLayout

/// The attributes of a font, without what is derived from them.
public final class UIFontDescriptor: Hashable, Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        // Classes of designs, a number in the highest four bits.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Round ends of strokes, which the letters that stand in for the system's don't have.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    let text: TextFont
    let style: UIFont.TextStyle?
    /// Features that fonts here don't follow.
    let features: [FontFeature]

    init(_ text: TextFont, style: UIFont.TextStyle? = nil, features: [FontFeature] = []) {
        (self.text, self.style, self.features) = (text, style, features)
    }

    public convenience init(name: String, size: CGFloat) { self.init(FontName(name).font(size: size)) }

    /// Returns the descriptor of a text style.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    public var pointSize: CGFloat { text.size }
    public var postscriptName: String { text.name }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if text.isItalic { traits.insert(.traitItalic) }
        if text.weight >= 600 { traits.insert(.traitBold) }
        if text.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor with these traits and no others.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var copy = text
        copy.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            // The bold system font is semibold.
            let bold = if case .named = text.family { 700 } else { 600 }
            copy.weight = traits.contains(.traitBold) ? bold : 400
        }
        if traits.contains(.traitMonoSpace), case .named = text.family {
        } else if traits.contains(.traitMonoSpace) {
            copy.family = .monospacedSystem
        }
        return UIFontDescriptor(copy, style: style, features: features)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named(let name) = text.family, name != Self.serifFamily { return nil }
        var copy = text
        switch design {
        case .default, .rounded: copy.family = .system
        case .serif: copy.family = .named(Self.serifFamily)
        case .monospaced: copy.family = .monospacedSystem
        default: return nil
        }
        return UIFontDescriptor(copy, style: style, features: features)
    }

    private static let serifFamily = "New York"

    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var copy = text
        copy.size = size
        copy.lineDistance = 0
        return UIFontDescriptor(copy, features: features)
    }

    /// Returns the descriptor of a font of another family.
    public func withFamily(_ family: String) -> UIFontDescriptor {
        var copy = text
        copy.family = .named(family)
        return UIFontDescriptor(copy, features: features)
    }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.text == right.text && left.features == right.features
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension UIFont {
    /// Creates a font of a descriptor. A size of 0 is that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var text = descriptor.text
        let isOther = size > 0 && size != text.size
        if isOther { (text.size, text.lineDistance) = (size, 0) }
        self.init(text, style: isOther ? nil : descriptor.style, features: descriptor.features)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(text, style: style, features: features) }
    public var fontName: String { text.name }
    public var familyName: String {
        if case .named(let family) = text.family { family } else { ".AppleSystemUIFont" }
    }
}

extension TextFont {
    /// The PostScript name.
    fileprivate var name: String {
        let names: [Int: String] = [
            100: "Ultralight", 200: "Thin", 300: "Light", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
            900: "Black",
        ]
        let base =
            switch family {
            case .system: ".SFUI"
            case .monospacedDigitSystem: ".SFUINumeric"
            case .monospacedSystem: ".AppleSystemUIFontMonospaced"
            case .named(let family): family.filter { $0 != " " }
            }
        var style = names[weight] ?? ""
        if isItalic { style += "Italic" }
        if style.isEmpty, case .named = family { return base }
        return "\(base)-\(style.isEmpty ? "Regular" : style)"
    }
}

/// Scales fonts and lengths as a text style grows with the text size of the user.
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: SystemTextStyle

    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = SystemTextStyle(rawValue: style.rawValue) ?? .body
        super.init()
    }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let category = (traits?.preferredContentSizeCategory ?? .large).rawValue
        return style.size(for: SystemContentSize(rawValue: category) ?? .large) / style.size(for: .large)
    }

    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        font.withSize(font.pointSize * factor(traits))
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(min(font.pointSize * factor(traits), maximumPointSize))
    }

    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
        // Lengths are scaled to whole pixels.
        (value * factor(traits) * 3).rounded() / 3
    }
}

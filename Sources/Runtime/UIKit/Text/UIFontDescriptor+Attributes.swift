import Foundation
import TextLayout

/// Attributes of fonts by their names.
extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        public static let name = Self(rawValue: "NSFontNameAttribute")
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A trait among the traits of a descriptor.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
        /// The names of both before iOS 15.
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// Creates the descriptor of a font with attributes. Widths and lists of further fonts are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let made = UIFontDescriptor(TextFont(size: 12)).addingAttributes(attributes)
        self.init(made.text, style: made.style, features: made.features)
    }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
        if case .named(let family) = text.family { attributes[.family] = family }
        if let style { attributes[.textStyle] = style }
        attributes[.traits] = [TraitKey.weight: weight.rawValue, .symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        if !features.isEmpty {
            attributes[.featureSettings] = features.map { [FeatureKey.type: $0.type, .selector: $0.selector] }
        }
        return attributes
    }

    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    private var weight: UIFont.Weight {
        (UIImage.SymbolWeight(rawValue: text.weight / 100) ?? .regular).fontWeight()
    }

    /// Returns a descriptor with other attributes in place of those that the descriptor has.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let name = attributes[.name] as? String { result = UIFontDescriptor(name: name, size: result.pointSize) }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let size = Self.number(attributes[.size]), size > 0 { result = result.withSize(size) }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
            result = result.withFeature(setting)
        }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
        if let symbolic = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
            result = result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
        }
        let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight])
        guard let weight else { return result }
        var copy = result.text
        copy.weight = UIFont.Weight(rawValue: weight).hundreds
        return UIFontDescriptor(copy, features: result.features)
    }

    /// Returns the descriptor with a feature. The system font follows digits of one width, or of their own; others are kept.
    private func withFeature(_ setting: [FeatureKey: Any]) -> UIFontDescriptor {
        func number(_ key: FeatureKey) -> Int? { setting[key] as? Int ?? (setting[key] as? NSNumber)?.intValue }
        guard let type = number(.type), let selector = number(.selector) else { return self }
        if type == kNumberSpacingType, [.system, .monospacedDigitSystem].contains(text.family) {
            var copy = text
            copy.family = selector == kMonospacedNumbersSelector ? .monospacedDigitSystem : .system
            return UIFontDescriptor(copy, style: style, features: features)
        }
        let others = features.filter { $0.type != type || $0.selector != selector }
        return UIFontDescriptor(text, style: style, features: others + [FontFeature(type, selector)])
    }

    /// Returns the descriptor of a face of the family, such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var traits: SymbolicTraits = []
        if newFace.contains("Bold") { traits.insert(.traitBold) }
        if newFace.contains("Italic") || newFace.contains("Oblique") { traits.insert(.traitItalic) }
        return withSymbolicTraits(traits) ?? self
    }

    /// Returns the descriptor itself, if its font is there and has the wanted attributes.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        if case .named(let family) = text.family, !TextFont.isAvailable(family: family) { return [] }
        let known = Set(fontAttributes.keys)
        return mandatoryKeys?.isSubset(of: known) != false ? [self] : []
    }

    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

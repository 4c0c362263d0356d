public import Foundation

extension UIImage {
    /// The traits and the locale that an image is for, and how it is drawn if it is a symbol.
    public class Configuration: NSObject, @unchecked Sendable {
        /// The values of a configuration. Later ones replace earlier ones where they say something.
        package struct Values: Hashable, Sendable {
            package var traits: UITraitCollection?
            package var locale: Locale?
            package var pointSize: CGFloat?
            package var weight: SymbolWeight?
            package var scale: SymbolScale?
            package var style: UIFont.TextStyle?
            /// The colors of the layers of a symbol; the first is what all of it is drawn in.
            package var colors: [UIColor] = []
            package var prefersMulticolor = false
        }

        // Never changes after it is created; only `NSObject` and its subclass prevent a checked conformance.
        package let values: Values

        required init(_ values: Values) {
            self.values = values
            super.init()
        }

        public convenience init(traitCollection: UITraitCollection) { self.init(Values(traits: traitCollection)) }
        public convenience init(locale: Locale) { self.init(Values(locale: locale)) }

        public var traitCollection: UITraitCollection? { values.traits }
        public var locale: Locale? { values.locale }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changing { $0.traits = traitCollection }
        }

        public func withLocale(_ locale: Locale?) -> Self { changing { $0.locale = locale } }

        /// Returns a configuration whose values are those of another one and, where it says nothing, of this one.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return Self(values.overridden(by: otherConfiguration.values))
        }

        func changing(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            return Self(values)
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.values == values }
        public override var hash: Int { values.hashValue }
    }
}

extension UIImage.Configuration.Values {
    func overridden(by other: Self) -> Self {
        var result = self
        result.traits = traits?.overridden(by: other.traits) ?? other.traits
        result.locale = other.locale ?? locale
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        if other.pointSize != nil || other.style != nil {
            (result.pointSize, result.style) = (other.pointSize, other.style)
        }
        if !other.colors.isEmpty { result.colors = other.colors }
        result.prefersMulticolor = prefersMulticolor || other.prefersMulticolor
        return result
    }
}

extension UIImage {
    /// The traits that the image is for.
    public var traitCollection: UITraitCollection { content.configuration?.traitCollection ?? UITraitCollection() }

    /// The traits and the locale that the image is for, and how it is drawn if it is a symbol.
    public var configuration: Configuration? { content.configuration }

    /// Returns the image of the same asset for the traits of a configuration, drawn as the configuration says.
    @preconcurrency @MainActor
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        let image = content.asset?.variant(for: configuration.traitCollection) ?? self
        return image.changing { $0.configuration = configuration }.symbolResized()
    }
}

extension UITraitCollection {
    /// The configuration of images for the traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

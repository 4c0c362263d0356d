public import Foundation
import TextLayout

extension UIImage {
    /// The size of a symbol in proportion to text of its font.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// The weight of the lines of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the weight of fonts that matches.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    /// The size, the weight and the colors of a symbol.
    public final class SymbolConfiguration: Configuration, NibDecodable, @unchecked Sendable {
        // Adds nothing to its superclass, whose reason applies.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(style: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(scale: scale, style: textStyle))
        }
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
        public convenience init(font: UIFont) {
            self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.text.weight / 100)))
        }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Values(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.text.weight / 100), scale: scale))
        }
        /// Creates a configuration for shades of a color. The drawings of symbols here have one layer, which has the color itself.
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }
        /// Creates a configuration with colors for the layers of symbols. Drawings here have one layer: the first color is shown.
        public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

        /// Returns a configuration for the symbol's own colors. The drawings of symbols here have none: they are tinted.
        public class func preferringMulticolor() -> Self { Self(Values(prefersMulticolor: true)) }
        /// Returns a configuration for one color, which symbols have here unless another configuration says more.
        public class func preferringMonochrome() -> Self { Self(Values()) }

        public func configurationWithoutTextStyle() -> Self { changing { $0.style = nil } }
        public func configurationWithoutScale() -> Self { changing { $0.scale = nil } }
        public func configurationWithoutWeight() -> Self { changing { $0.weight = nil } }
        public func configurationWithoutPointSizeAndWeight() -> Self {
            changing { ($0.pointSize, $0.weight) = (nil, nil) }
        }

        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        public convenience init?(coder: NSCoder) {
            guard let nib = coder as? UINibDecoder else { return nil }
            self.init(
                Values(
                    pointSize: nib.number("UISymbolPointSize"), weight: nib.option("UISymbolWeight"),
                    scale: nib.option("UISymbolScale"),
                    style: nib.string("UISymbolTextStyle").map { UIFont.TextStyle(rawValue: $0) }))
        }
    }

    /// How the image is drawn if it is a symbol; nil if nothing was said.
    public var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage, let configuration else { return nil }
        return configuration as? SymbolConfiguration ?? SymbolConfiguration(configuration.values)
    }

    /// Returns a symbol with another size, weight or color. Its size is proportional to the point size. Nil if the image is no symbol.
    @preconcurrency @MainActor
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(content.configuration?.applying(configuration) ?? configuration) : nil
    }

    /// Returns a symbol with a configuration, if there is one, and any other image as it is.
    @MainActor
    func configured(_ configuration: SymbolConfiguration?) -> UIImage {
        configuration.flatMap(applyingSymbolConfiguration) ?? self
    }

    /// Returns a symbol with the values of a configuration that its own doesn't have.
    @MainActor
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        return withConfiguration(configuration.applying(content.configuration))
    }

    /// Returns a symbol with the size that its configuration says.
    @MainActor
    func symbolResized() -> UIImage {
        guard let plain = content.plainSymbolSize else { return self }
        let factor = (content.configuration?.values ?? Configuration.Values()).sizeFactor
        return changing {
            $0.size = CGSize(width: plain.width * factor, height: plain.height * factor).ceiled(scale: 2)
        }
    }

    /// The weight of a symbol, from 100 to 900.
    var symbolWeight: Int {
        guard let weight = content.configuration?.values.weight, weight != .unspecified else { return 400 }
        return weight.rawValue * 100
    }

    /// The color of a symbol's configuration, which takes precedence over a tint color.
    var symbolColor: UIColor? { isSymbolImage ? content.configuration?.values.colors.first : nil }
}

extension UIImage.Configuration.Values {
    /// The size of a symbol in proportion to one for text of 17 points.
    @MainActor
    fileprivate var sizeFactor: CGFloat {
        let scales: [UIImage.SymbolScale: CGFloat] = [.small: 0.79, .large: 1.28]
        return fontSize / 17 * (scale.flatMap { scales[$0] } ?? 1)
    }

    /// The point size of the symbol's text.
    @MainActor
    private var fontSize: CGFloat {
        guard let style else { return pointSize ?? 17 }
        let traits = UITraitCollection.current.overridden(by: traits)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
}

extension UIFont.Weight {
    /// Returns the weight of symbols that is nearest.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: hundreds / 100) ?? .regular }
}

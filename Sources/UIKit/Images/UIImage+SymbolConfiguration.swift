public import Foundation

extension UIImage {
    /// How large and how heavy a symbol is drawn.
    public final class SymbolConfiguration: NibDecodable, Sendable {
        public enum Scale: Int, Sendable {
            case unspecified = -1
            case `default`, small, medium, large
        }

        let pointSize: CGFloat?
        let weight: Int?
        let scale: Scale
        let style: UIFont.TextStyle?

        public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {
            self.pointSize = pointSize
            self.weight = weight.hundreds
            self.scale = scale
            style = nil
        }

        public init?(coder: NSCoder) {
            guard let nib = coder as? UINibDecoder else { return nil }
            pointSize =
                nib.number("UIImageSymbolConfigurationPointSizeForSymbol")
                ?? nib.number("UIImageSymbolConfigurationPointSize")
            weight = nib.integer("UIImageSymbolConfigurationWeight").map { $0 * 100 }
            scale = nib.option("UIImageSymbolConfigurationScale") ?? .unspecified
            style = nib.string("UIImageSymbolConfigurationTextStyle").map { UIFont.TextStyle(rawValue: $0) }
        }

        /// The size of the font that the symbol stands beside.
        @MainActor
        func fontSize(_ traits: UITraitCollection) -> CGFloat {
            if let style { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
            return pointSize ?? 17
        }
    }

    /// A symbol in another size. Sizes of symbols are in proportion to their font's.
    @MainActor
    public func applying(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        let scales: [SymbolConfiguration.Scale: CGFloat] = [.small: 0.79, .large: 1.28]
        let factor = configuration.fontSize(.current) / 17 * (scales[configuration.scale] ?? 1)
        let size = CGSize(width: self.size.width * factor, height: self.size.height * factor).ceiled(scale: 2)
        return UIImage(cgImage, size: size, scale: scale, name: name, mode: renderingMode, isSymbol: true)
    }
}

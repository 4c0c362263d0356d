public import Foundation

extension UIImage {
    /// The size and weight of a symbol.
    public final class SymbolConfiguration: NibDecodable, Sendable {
        public enum Scale: Int, Sendable {
            case `default` = -1
            case unspecified, small, medium, large
        }

        let pointSize: CGFloat?
        let weight: Int?
        let scale: Scale
        let style: UIFont.TextStyle?

        public convenience init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {
            self.init(pointSize, weight.hundreds, scale, nil)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .unspecified) {
            self.init(nil, nil, scale, textStyle)
        }

        public convenience init(weight: UIFont.Weight) { self.init(nil, weight.hundreds, .unspecified, nil) }
        public convenience init(scale: Scale) { self.init(nil, nil, scale, nil) }

        private init(_ pointSize: CGFloat?, _ weight: Int?, _ scale: Scale, _ style: UIFont.TextStyle?) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.style = style
        }

        public init?(coder: NSCoder) {
            guard let nib = coder as? UINibDecoder else { return nil }
            pointSize = nib.number("UISymbolPointSize")
            weight = nib.integer("UISymbolWeight").flatMap { (1...9).contains($0) ? $0 * 100 : nil }
            scale = nib.option("UISymbolScale") ?? .unspecified
            style = nib.string("UISymbolTextStyle").map { UIFont.TextStyle(rawValue: $0) }
        }

        /// Returns the point size of the symbol's text.
        @MainActor
        func fontSize(_ traits: UITraitCollection) -> CGFloat {
            if let style { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
            return pointSize ?? 17
        }
    }

    /// Returns a symbol with another size or weight. Its size is proportional to the point size.
    @preconcurrency @MainActor
    public func applying(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        let scales: [SymbolConfiguration.Scale: CGFloat] = [.small: 0.79, .large: 1.28]
        let factor = configuration.fontSize(.current) / 17 * (scales[configuration.scale] ?? 1)
        let size = CGSize(width: self.size.width * factor, height: self.size.height * factor).ceiled(scale: 2)
        return UIImage(
            cgImage, size: size, scale: scale, name: name, mode: renderingMode, isSymbol: true,
            weight: configuration.weight ?? symbolWeight)
    }

    /// Returns a symbol with a configuration, if there is one.
    @MainActor
    func applying(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration else { return self }
        return applying(configuration)
    }
}

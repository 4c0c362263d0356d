public import CoreGraphics
public import Foundation

extension UIImage {
    /// Creates a symbol image of the system; never nil, since an unknown symbol is drawn as a placeholder.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String) {
        self.init(nil, size: SymbolSet.size(of: name), scale: 2, name: name, isSymbol: true)
    }

    @preconcurrency @MainActor
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = SymbolSet.symbol(named: name)
        self.init((configuration.map { symbol.withConfiguration($0) } ?? symbol).content)
    }

    @preconcurrency @MainActor
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traits.map { Configuration(traitCollection: $0) })
    }

    /// Creates a symbol image. The value is without effect: symbols are drawn whole.
    @preconcurrency @MainActor
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    @preconcurrency @MainActor
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        var y = rect.minY
        while y < rect.maxY {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
            y += size.height
        }
        context.restoreGState()
    }

    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        guard let pen = Pen() else { return }
        pen.image(self, in: rect, tint: .black)
    }

    @preconcurrency @MainActor
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(in: rect)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Returns the image in one color with its alpha.
    @preconcurrency @MainActor
    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode = .automatic) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(scale, 2)
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            Pen()?.image(
                withRenderingMode(.alwaysTemplate), in: CGRect(origin: .zero, size: size), tint: color, asTemplate: true
            )
        }
        return tinted.withRenderingMode(mode == .automatic ? .alwaysOriginal : mode)
    }

    nonisolated public func pngData() -> Data? { cgImage?.pngData() }

    /// Returns the image in the JPEG format, with a quality from 0 to 1.
    nonisolated public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage?.jpegData(quality: compressionQuality)
    }
}

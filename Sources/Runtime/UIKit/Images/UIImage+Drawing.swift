public import CoreGraphics
public import Foundation

extension UIImage {
    /// Creates a symbol image of the system; never nil, since an unknown symbol is drawn as a placeholder.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String) {
        self.init(nil, size: SymbolSet.size(of: name), scale: 2, name: name, isSymbol: true)
    }

    @preconcurrency @MainActor
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let plain = SymbolSet.symbol(named: name)
        let size = configuration.map { plain.applying($0).size } ?? plain.size
        self.init(nil, size: size, scale: 2, name: name, isSymbol: true)
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

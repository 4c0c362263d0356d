import CoreGraphics
import Foundation

/// Images.
extension Pen {
    /// Fills an image's alpha with a color.
    func fill(_ image: CGImage, in rect: CGRect, _ color: UIColor) {
        // As a mask, an opaque image would be one by its luminance.
        if image.isOpaque { return fill(rect, color) }
        context.saveGState()
        context.clip(toUpright: image, in: rect)
        context.setFillColor(self.color(color))
        context.fill(rect)
        context.restoreGState()
    }

    /// Draws an image, tinted if it is a template. `asTemplate` decides if the image's rendering mode is automatic.
    func image(_ image: UIImage, in rect: CGRect, tint: UIColor, asTemplate: Bool = false) {
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
        let image = image.resolved(for: traits)
        let tint = image.symbolColor ?? tint
        guard image.flipsForRightToLeftLayoutDirection, traits.layoutDirection == .rightToLeft else {
            return plainImage(image, in: rect, tint: tint, asTemplate: asTemplate)
        }
        context.saveGState()
        context.translateBy(x: rect.minX + rect.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
        plainImage(image, in: rect, tint: tint, asTemplate: asTemplate)
        context.restoreGState()
    }

    private func plainImage(_ image: UIImage, in rect: CGRect, tint: UIColor, asTemplate: Bool) {
        if image.isSymbolImage, image.cgImage == nil, let name = image.name {
            let hasOwnTint = image.renderingMode == .alwaysOriginal && image.symbolColor == nil
            return SymbolSet.draw(name, in: rect, self, hasOwnTint ? .label : tint, weight: image.symbolWeight)
        }
        guard let picture = image.upright else { return standIn(for: image, in: rect) }
        let isTemplate =
            switch image.renderingMode {
            case .alwaysTemplate: true
            case .alwaysOriginal: false
            case .automatic: asTemplate || image.isSymbolImage
            }
        if image.capInsets != .zero { return drawStretched(image, picture, in: rect, tint: isTemplate ? tint : nil) }
        if isTemplate { fill(picture, in: rect, tint) } else { context.drawUpright(picture, in: rect) }
    }

    /// Draws an image whose center is stretched or tiled, and whose edges keep their size.
    private func drawStretched(_ image: UIImage, _ picture: CGImage, in rect: CGRect, tint: UIColor?) {
        let insets = image.capInsets
        func stops(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ origin: CGFloat, _ extent: CGFloat)
            -> (source: [CGFloat], target: [CGFloat])
        {
            let shrink = min(1, extent / max(low + high, 0.001))
            return (
                [0, low, max(low, length - high), length].map { $0 * image.scale },
                [origin, origin + low * shrink, origin + extent - high * shrink, origin + extent]
            )
        }
        let across = stops(insets.left, insets.right, image.size.width, rect.minX, rect.width)
        let down = stops(insets.top, insets.bottom, image.size.height, rect.minY, rect.height)
        ImageSlices(across: across, down: down).forEach(of: picture) { slice, target in
            if let tint { fill(slice, in: target, tint) } else { context.drawUpright(slice, in: target) }
        }
    }

    /// Draws a placeholder for a missing image: a rectangle with an icon, and the name if it fits.
    func standIn(for image: UIImage, in rect: CGRect) {
        let (ground, sign) = Self.standInColors
        let field = snapped(rect)
        guard field.width > 0, field.height > 0 else { return }
        fill(field, ground)
        border(field, radius: 0, width: hairline, sign.withAlphaComponent(0.35))
        let side = min(field.width, field.height)
        let name = image.name ?? ""
        let showsName = !name.isEmpty && field.width >= 90 && field.height >= 64
        let picture = min(28, side * 0.6)
        guard picture >= 5 else { return }
        let center = CGPoint(x: field.midX, y: field.midY - (showsName ? 9 : 0))
        symbol("photo", at: center, size: picture, sign)
        guard showsName else { return }
        let line = CGRect(x: field.minX + 6, y: center.y + picture / 2 + 2, width: field.width - 12, height: 16)
        text(name, .systemFont(ofSize: 11), sign, in: line, alignment: .center)
    }

    private static let standInColors = (
        ground: UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x313A45) : UIColor(hex: 0xC3CEDA) },
        sign: UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x8497AB) : UIColor(hex: 0x64788F) }
    )
}

extension UIColor {
    /// Creates an opaque color from red, green and blue.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: alpha)
    }

    /// Creates a dynamic color for light and dark mode.
    convenience init(light: UIColor, dark: UIColor) {
        self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }
}

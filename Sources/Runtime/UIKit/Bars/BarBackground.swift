import CoreGraphics
import Foundation
import QuartzCore

/// The background of a bar and its shadow line.
@MainActor
struct BarLook {
    var veil: UIColor
    var isTranslucent = true
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var line: UIColor?
    var lineImage: UIImage?

    /// Creates the look of a bar without an appearance.
    init(color: UIColor?, isTranslucent: Bool, isBlack: Bool, image: UIImage? = nil, lineImage: UIImage? = nil) {
        let chrome: (UInt32, UInt32) = isBlack ? (0x1D1D1D, 0x1D1D1D) : (0xF9F9F9, 0x1D1D1D)
        let alpha = isTranslucent ? 0.86 : 1
        let material = UIColor(
            light: UIColor(hex: chrome.0, alpha: alpha), dark: UIColor(hex: chrome.1, alpha: alpha))
        veil = color.map { isTranslucent ? Self.tint($0, over: material) : $0 } ?? material
        line = isBlack ? UIColor(white: 1, alpha: 0.15) : UIBarAppearance.standardShadow
        (self.isTranslucent, self.image, self.lineImage) = (isTranslucent, image, lineImage)
    }

    /// Returns the color of a bar's material below its tint, which covers 85 % of it: 72251E over EBEBEB is 86453F (iOS 13).
    private static func tint(_ color: UIColor, over material: UIColor) -> UIColor {
        UIColor { traits in
            let tint = color.resolvedColor(with: traits).components
            let ground = material.resolvedColor(with: traits).components
            let share = 0.85 * tint.alpha
            let rest = (1 - share) * ground.alpha
            func mixed(_ tint: CGFloat, _ ground: CGFloat) -> CGFloat {
                (tint * share + ground * rest) / (share + rest)
            }
            return UIColor(
                red: mixed(tint.red, ground.red), green: mixed(tint.green, ground.green),
                blue: mixed(tint.blue, ground.blue), alpha: share + rest)
        }
    }

    init(_ appearance: UIBarAppearance, in bar: UIView) {
        let style = bar.traitCollection.userInterfaceStyle
        veil = appearance.backgroundColor ?? appearance.backgroundEffect?.style.veil(in: style) ?? .clear
        isTranslucent = appearance.backgroundEffect != nil
        (image, line, lineImage) = (appearance.backgroundImage, appearance.shadowColor, appearance.shadowImage)
        imageMode = appearance.backgroundImageContentMode
    }
}

/// A bar's background: a blur, a color or an image, with a hairline at the edge to the content.
@MainActor
final class BarBackground {
    private let backdrop = BackdropLayer()
    private let line = CALayer.part()
    private let picture = BarPicture(frame: .zero)
    private let linePicture = BarPicture(frame: .zero)

    /// Adds the background to a bar. `above` and `below` are the distances by which it extends beyond the bar.
    func lay(in bar: UIView, _ look: BarLook, lineAtTop: Bool, above: CGFloat = 0, below: CGFloat = 0) {
        if backdrop.superlayer !== bar.layer {
            bar.layer.insertSublayer(backdrop, at: 0)
            bar.layer.insertSublayer(line, at: 1)
        }
        let traits = bar.traitCollection
        let ground = CGRect(x: 0, y: -above, width: bar.bounds.width, height: bar.bounds.height + above + below)
        backdrop.veil = look.veil.resolvedColor(with: traits).plainCGColor
        backdrop.blurRadius = look.isTranslucent ? 20 : 0
        backdrop.frame = ground
        let hairline = 1 / max(1, traits.displayScale)
        line.backgroundColor = look.line?.resolvedColor(with: traits).plainCGColor
        line.isHidden = look.lineImage != nil
        line.frame = CGRect(
            x: 0, y: lineAtTop ? -hairline : bar.bounds.height, width: bar.bounds.width, height: hairline)
        let thick = look.lineImage?.size.height ?? 0
        picture.contentMode = look.imageMode
        picture.clipsToBounds = look.imageMode != .scaleToFill
        show(look.image, picture, ground, in: bar)
        let edge = CGRect(
            x: 0, y: lineAtTop ? -thick : bar.bounds.height, width: bar.bounds.width, height: thick)
        show(look.lineImage, linePicture, edge, in: bar)
    }

    private func show(_ image: UIImage?, _ view: BarPicture, _ frame: CGRect, in bar: UIView) {
        guard let image, frame.height > 0 else { return view.removeFromSuperview() }
        if view.superview !== bar { bar.insertSubview(view, at: 0) }
        if view.image !== image { view.image = image }
        view.frame = frame
    }

    func remove() {
        backdrop.removeFromSuperlayer()
        line.removeFromSuperlayer()
        picture.removeFromSuperview()
        linePicture.removeFromSuperview()
    }
}

/// A background image of a bar.
private final class BarPicture: UIImageView {
    override var isLayoutIsland: Bool { true }
}

/// A line of text in a bar.
@MainActor
final class BarLabel: UILabel {
    override var isLayoutIsland: Bool { true }
}

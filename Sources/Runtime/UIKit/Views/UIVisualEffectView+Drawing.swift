import CoreGraphics
import Foundation
import QuartzCore

extension UIVisualEffectView {
    /// Positions the blur behind everything in the view.
    func layoutBackdrop() {
        guard let blur = effect as? UIBlurEffect else { return backdrop.removeFromSuperlayer() }
        if backdrop.superlayer !== layer { layer.insertSublayer(backdrop, at: 0) }
        backdrop.frame = bounds
        backdrop.cornerRadius = layer.cornerRadius
        backdrop.maskedCorners = layer.maskedCorners
        backdrop.veil = blur.style.veil(in: traitCollection.userInterfaceStyle).plainCGColor
    }
}

extension UIVisualEffectView {
    /// Shows the content in the effect's color, added to the background if that is dark.
    func layoutVibrancy() {
        guard let effect = effect as? UIVibrancyEffect else {
            (contentView.layer.stain, contentView.layer.compositingMode) = (nil, .normal)
            return
        }
        let isDark = effect.blurStyle.isDark(traitCollection.userInterfaceStyle)
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        let color = effect.color.resolvedColor(with: traits)
        contentView.layer.stain = color.plainCGColor
        contentView.layer.compositingMode = isDark ? .plusLighter : .normal
        // Template images in the tint color cover their whole shape; the effect determines their opacity.
        contentView.tintColor = color.withAlphaComponent(1)
    }
}

extension UIVibrancyEffect {
    /// Effects without a style are as opaque as those of systems before there were styles.
    fileprivate var color: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        case nil: blurStyle == .light ? UIColor(white: 1, alpha: 0.85) : .secondaryLabel
        }
    }
}

extension UIBlurEffect.Style {
    /// Returns whether the material is dark in an interface style.
    fileprivate func isDark(_ style: UIUserInterfaceStyle) -> Bool {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            style == .dark
        }
    }

    /// Returns the tint over the background, modeled after current systems.
    func veil(in style: UIUserInterfaceStyle) -> UIColor {
        func material(_ alpha: CGFloat) -> UIColor { UIColor(white: isDark(style) ? 0.13 : 0.97, alpha: alpha) }
        return switch self {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.07, alpha: 0.73)
        case .regular: material(0.72)
        case .prominent: material(0.82)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: material(0.44)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: material(0.6)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: material(0.74)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: material(0.88)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: material(0.8)
        }
    }
}

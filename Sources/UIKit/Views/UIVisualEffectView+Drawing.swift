import CoreGraphics
import Foundation
import QuartzCore

extension UIVisualEffectView {
    /// Puts the blur behind everything in the view.
    func layoutBackdrop() {
        guard let blur = effect as? UIBlurEffect else { return backdrop.removeFromSuperlayer() }
        if backdrop.superlayer !== layer { layer.insertSublayer(backdrop, at: 0) }
        backdrop.frame = bounds
        backdrop.cornerRadius = layer.cornerRadius
        backdrop.maskedCorners = layer.maskedCorners
        backdrop.veil = blur.style.veil(isDark: traitCollection.userInterfaceStyle == .dark).plainCGColor
    }
}

extension UIBlurEffect.Style {
    /// The colour through which what is behind shines, after how systems of today look.
    func veil(isDark: Bool) -> UIColor {
        switch self {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.07, alpha: 0.73)
        case .regular: Self.material(isDark, 0.72)
        case .prominent: Self.material(isDark, 0.82)
        case .systemUltraThinMaterial: Self.material(isDark, 0.44)
        case .systemThinMaterial: Self.material(isDark, 0.6)
        case .systemMaterial: Self.material(isDark, 0.74)
        case .systemThickMaterial: Self.material(isDark, 0.88)
        case .systemChromeMaterial: Self.material(isDark, 0.8)
        case .systemUltraThinMaterialLight: Self.material(false, 0.44)
        case .systemThinMaterialLight: Self.material(false, 0.6)
        case .systemMaterialLight: Self.material(false, 0.74)
        case .systemThickMaterialLight: Self.material(false, 0.88)
        case .systemChromeMaterialLight: Self.material(false, 0.8)
        case .systemUltraThinMaterialDark: Self.material(true, 0.44)
        case .systemThinMaterialDark: Self.material(true, 0.6)
        case .systemMaterialDark: Self.material(true, 0.74)
        case .systemThickMaterialDark: Self.material(true, 0.88)
        case .systemChromeMaterialDark: Self.material(true, 0.8)
        }
    }

    private static func material(_ isDark: Bool, _ alpha: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.13 : 0.97, alpha: alpha)
    }
}

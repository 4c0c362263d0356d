import AppSurroundings
import CoreGraphics
import Foundation
package import UIKit

extension AssetWish {
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            idiom: traits.userInterfaceIdiom == .pad ? "ipad" : traits.userInterfaceIdiom == .tv ? "tv" : "iphone",
            // Images are drawn with at least two pixels per point, whatever the canvas says.
            scale: max(2, Double(traits.displayScale)), isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high, isWideGamut: traits.displayGamut != .SRGB,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
    }
}

extension ColorSet.Value {
    /// The color, or nil for an unknown system color.
    var color: UIColor? {
        switch self {
        case .system(let name): return UIColor.system(named: name)
        case .gray(let white, let alpha, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, let space):
            return .make(red: red, green: green, blue: blue, alpha: alpha, isWide: space == "display-p3")
        }
    }
}

extension UIColor {
    /// A color in sRGB, or in Display P3.
    package static func make(red: Double, green: Double, blue: Double, alpha: Double, isWide: Bool) -> UIColor {
        guard isWide, let space = CGColorSpace(name: CGColorSpace.displayP3),
            let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
        else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(cgColor: color)
    }
}

extension UIImage {
    /// Returns a stretchable image.
    func sliced(_ slicing: ImageSet.Slicing?) -> UIImage {
        guard let slicing else { return self }
        let insets = UIEdgeInsets(
            top: slicing.top / scale, left: slicing.left / scale, bottom: slicing.bottom / scale,
            right: slicing.right / scale)
        return resizableImage(withCapInsets: insets, resizingMode: slicing.isTiled ? .tile : .stretch)
    }

    /// Returns the image with the rendering mode of its set.
    func used(_ intent: ImageSet.Intent?) -> UIImage {
        switch intent {
        case .template: withRenderingMode(.alwaysTemplate)
        case .original: withRenderingMode(.alwaysOriginal)
        case nil: self
        }
    }
}

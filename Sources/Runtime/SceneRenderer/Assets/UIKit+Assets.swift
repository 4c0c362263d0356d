import AppSurroundings
import CoreGraphics
import Foundation
import UIKit

extension AssetWish {
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            idiom: traits.userInterfaceIdiom == .pad ? "ipad" : traits.userInterfaceIdiom == .tv ? "tv" : "iphone",
            // Pictures are drawn with two pixels a point or more, whatever the canvas says.
            scale: max(2, Double(traits.displayScale)), isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high, isWideGamut: traits.displayGamut != .SRGB,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
    }
}

extension ColorSet.Value {
    /// Nil for a colour of the system that is not known.
    var color: UIColor? {
        switch self {
        case .system(let name): return UIColor.system(named: name)
        case .gray(let white, let alpha, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, let space):
            if space == "display-p3", let wide = CGColorSpace(name: CGColorSpace.displayP3),
                let color = CGColor(colorSpace: wide, components: [red, green, blue, alpha])
            {
                return UIColor(cgColor: color)
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

extension UIImage {
    /// The image with parts that keep their size.
    func sliced(_ slicing: ImageSet.Slicing?) -> UIImage {
        guard let slicing else { return self }
        let insets = UIEdgeInsets(
            top: slicing.top / scale, left: slicing.left / scale, bottom: slicing.bottom / scale,
            right: slicing.right / scale)
        return resizableImage(withCapInsets: insets, resizingMode: slicing.isTiled ? .tile : .stretch)
    }

    /// The image with what its set says of its use.
    func used(_ intent: ImageSet.Intent?) -> UIImage {
        switch intent {
        case .template: withRenderingMode(.alwaysTemplate)
        case .original: withRenderingMode(.alwaysOriginal)
        case nil: self
        }
    }
}

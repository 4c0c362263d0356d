import Foundation
import UIKit

/// The colors of the board around the scenes.
struct BoardColors {
    let background: UIColor
    let dock: UIColor
    let edge: UIColor
    let title: UIColor
    let arrow: UIColor
    let icon: UIColor
    let reference: UIColor

    init(_ appearance: UIUserInterfaceStyle) {
        let isDark = appearance == .dark
        func gray(_ light: CGFloat, _ dark: CGFloat) -> UIColor { UIColor(white: isDark ? dark : light, alpha: 1) }
        background = UIColor(
            red: isDark ? 0.12 : 0.91, green: isDark ? 0.12 : 0.91, blue: isDark ? 0.13 : 0.92, alpha: 1)
        dock = gray(0.975, 0.2)
        edge = gray(0.74, 0.32)
        title = gray(0.27, 0.82)
        arrow = gray(0.58, 0.52)
        icon = gray(0.4, 0.78)
        reference = gray(0.98, 0.22)
    }
}

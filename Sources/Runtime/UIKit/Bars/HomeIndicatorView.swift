import CoreGraphics
package import Foundation

/// The line at the bottom of devices without a home button.
@MainActor
package final class HomeIndicatorView: UIView {
    /// Creates the line for a screen: 5 points high, 8 above the bottom; 134 points long on a screen 375 wide, 140 on
    /// one of 393, 148 on one of 414, and 315 on a tablet of 1194 (pictures of iOS 12 to 17).
    package init(screen: CGSize) {
        let share: CGFloat = screen.width > 500 ? 0.264 : 0.357
        let width = (screen.width * share).rounded()
        super.init(
            frame: CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    /// Whether what is behind the line is dark: nil follows the traits.
    package var isOverDark: Bool? {
        didSet { overrideUserInterfaceStyle = isOverDark.map { $0 ? .dark : .light } ?? .unspecified }
    }

    package override func draw(_ rect: CGRect) {
        // Black over light, and 4C4C4C over 000000 and 121212.
        Pen(self)?.fill(bounds, radius: 2.5, UIColor(light: .black, dark: UIColor(hex: 0x4C4C4C)))
    }
}

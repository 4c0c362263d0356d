import CoreGraphics
import Foundation
import QuartzCore

/// The spokes of an activity indicator, one layer each, so that they can be animated.
@MainActor
final class SpokeParts {
    let all = CALayer.part()
    private let spokes = (0..<SpokeParts.count).map { _ in CALayer.part() }
    static let count = 8

    init() { for spoke in spokes { all.addSublayer(spoke) } }

    func place(in view: UIActivityIndicatorView) {
        all.isHidden = !(view.isAnimating || !view.hidesWhenStopped || view.isDesigned)
        let side: CGFloat = view.style == .large || view.style == .whiteLarge ? 37 : 20
        let bounds = view.bounds
        place(
            in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
            view.layerColor(view.color ?? view.standardColor))
    }

    /// Positions eight spokes with decreasing opacity.
    func place(in box: CGRect, _ color: CGColor) {
        all.frame = box
        let radius = min(box.width, box.height) / 2
        let (inner, outer, width) = (radius * 0.46, radius * 0.94, radius * 0.22)
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) * .pi / 4 - .pi / 2
            let middle = (inner + outer) / 2
            spoke.bounds = CGRect(x: 0, y: 0, width: max(0, outer - inner), height: width)
            spoke.position = CGPoint(x: radius + cos(angle) * middle, y: radius + sin(angle) * middle)
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spoke.cornerRadius = width / 2
            spoke.backgroundColor = color
            spoke.opacity = 1 - Float((Self.count - index) % Self.count) * 0.1
        }
    }
}

extension UIActivityIndicatorView {
    fileprivate var standardColor: UIColor {
        switch style {
        case .white, .whiteLarge: .white
        default: UIColor(light: UIColor(hex: 0x3C3C43, alpha: 0.6), dark: UIColor(hex: 0xEBEBF5, alpha: 0.6))
        }
    }
}

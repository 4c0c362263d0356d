import CoreGraphics
import QuartzCore
import UIKit

/// What is behind the panel: nothing, a color, or one that is darker at the edges.
final class GroundView: UIView {
    /// Hears of touches.
    var touched: ((CGPoint) -> Void)?
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.type = .radial
        gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.75).cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        gradient.isHidden = true
        layer.insertSublayer(gradient, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ maskType: SVProgressHUDMaskType, _ color: UIColor) {
        backgroundColor = color
        (gradient.frame, gradient.isHidden) = (bounds, maskType != .gradient)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        touched?(touch.location(in: self))
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A ring: a part of it that turns, or as much of it as is done.
final class RingView: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let radius: CGFloat
    private let thickness: CGFloat

    /// How much is done, from 0 to 1; nil while nobody knows.
    var progress: CGFloat? { didSet { if progress != oldValue { showProgress() } } }

    init(radius: CGFloat, thickness: CGFloat, color: UIColor) {
        (self.radius, self.thickness) = (radius, thickness)
        let side = 2 * (radius + thickness / 2 + 5)
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        track.strokeColor = color.withAlphaComponent(0.1).cgColor
        arc.strokeColor = color.cgColor
        let center = CGPoint(x: side / 2, y: side / 2)
        let path = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true)
        for ring in [track, arc] {
            (ring.frame, ring.path, ring.fillColor) = (bounds, path.cgPath, nil)
            (ring.lineWidth, ring.lineCap) = (thickness, .round)
            layer.addSublayer(ring)
        }
        showProgress()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { bounds.size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { showProgress() }
    }

    private func showProgress() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        track.isHidden = progress == nil
        arc.strokeEnd = progress ?? 0.8
        CATransaction.commit()
        arc.removeAnimation(forKey: "turn")
        if progress == nil { arc.add(Self.turn, forKey: "turn") }
    }

    private static var turn: CABasicAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi * 2, 1)
        (turn.repeatCount, turn.isRemovedOnCompletion) = (.infinity, false)
        return turn
    }
}

import CoreGraphics
import Foundation

extension UIStepper {
    func paint(_ pen: Pen) {
        let box = CGRect(x: 0, y: 0, width: 94, height: min(max(bounds.height, 29), 32))
        pen.fill(box, radius: 8, .tertiarySystemFill)
        let line = pen.snapped(CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18))
        pen.fill(
            line, radius: 0.5,
            UIColor(light: UIColor(hex: 0x3C3C43, alpha: 0.3), dark: UIColor(hex: 0x545458, alpha: 0.65)))
        let (low, high) = (CGPoint(x: 23.5, y: box.midY), CGPoint(x: 70.5, y: box.midY))
        sign(at: low, isPlus: false, isOn: wraps || value > minimumValue, pen)
        sign(at: high, isPlus: true, isOn: wraps || value < maximumValue, pen)
    }

    private func sign(at center: CGPoint, isPlus: Bool, isOn: Bool, _ pen: Pen) {
        let color: UIColor = isEnabled && isOn ? .label : .tertiaryLabel
        let reach: CGFloat = 7.5, thickness: CGFloat = 2
        // Both bars as one shape, so that a translucent colour does not show where they cross.
        pen.context.setFillColor(pen.color(color))
        pen.context.addPath(
            Pen.rounded(
                CGRect(x: center.x - reach, y: center.y - thickness / 2, width: 2 * reach, height: thickness), 1))
        if isPlus {
            pen.context.addPath(
                Pen.rounded(
                    CGRect(x: center.x - thickness / 2, y: center.y - reach, width: thickness, height: 2 * reach), 1))
        }
        pen.context.fillPath()
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// The background of a stepper, its separator, and its signs.
@MainActor
final class StepperParts {
    let all = CALayer.part()
    private let field = CALayer.part()
    private let line = CALayer.part()
    private let minus: ControlPart
    private let plus: ControlPart

    init(of control: UIStepper) {
        minus = ControlPart(of: control) { [unowned control] pen, box in
            Self.paint(in: box, isPlus: false, isOn: control.canDecrement, pen)
        }
        plus = ControlPart(of: control) { [unowned control] pen, box in
            Self.paint(in: box, isPlus: true, isOn: control.canIncrement, pen)
        }
        for layer in [field, line, minus.layer, plus.layer] { all.addSublayer(layer) }
    }

    func place(in control: UIStepper) {
        let box = CGRect(x: 0, y: 0, width: 94, height: min(max(control.bounds.height, 29), 32))
        all.frame = box
        field.place(at: box, radius: 8, control.layerColor(.tertiarySystemFill))
        line.place(
            at: CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18)
                .snapped(scale: control.traitCollection.displayScale),
            radius: 0.5, control.layerColor(Self.lineColor))
        place(minus, x: 23.5, isOn: control.canDecrement, in: control, box)
        place(plus, x: 70.5, isOn: control.canIncrement, in: control, box)
    }

    private static let lineColor = UIColor(
        light: UIColor(hex: 0x3C3C43, alpha: 0.3), dark: UIColor(hex: 0x545458, alpha: 0.65))
    private static let reach: CGFloat = 7.5

    private func place(_ sign: ControlPart, x: CGFloat, isOn: Bool, in control: UIStepper, _ box: CGRect) {
        sign.place(
            at: CGRect(x: x - Self.reach, y: box.midY - Self.reach, width: 2 * Self.reach, height: 2 * Self.reach),
            look: control.layerColor(Self.color(isOn: isOn)))
    }

    private static func color(isOn: Bool) -> UIColor { isOn ? .label : .tertiaryLabel }

    private static func paint(in box: CGRect, isPlus: Bool, isOn: Bool, _ pen: Pen) {
        let thickness: CGFloat = 2
        // Both bars as one shape, so that a translucent color doesn't overlap.
        pen.context.setFillColor(pen.color(color(isOn: isOn)))
        pen.context.addPath(
            Pen.rounded(CGRect(x: box.minX, y: box.midY - thickness / 2, width: box.width, height: thickness), 1))
        if isPlus {
            pen.context.addPath(
                Pen.rounded(CGRect(x: box.midX - thickness / 2, y: box.minY, width: thickness, height: box.height), 1))
        }
        pen.context.fillPath()
    }
}

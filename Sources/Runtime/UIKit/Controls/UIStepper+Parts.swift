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
    /// Images in place of the background and the separator.
    private let ground: ControlPart
    private let divider: ControlPart

    init(of control: UIStepper) {
        minus = ControlPart(of: control) { [unowned control] pen, box in
            Self.paint(in: box, isPlus: false, of: control, pen)
        }
        plus = ControlPart(of: control) { [unowned control] pen, box in
            Self.paint(in: box, isPlus: true, of: control, pen)
        }
        ground = ControlPart(of: control) { [unowned control] pen, box in
            for (part, isLeft) in [
                (box.divided(atDistance: box.width / 2, from: .minXEdge).slice, true),
                (box.divided(atDistance: box.width / 2, from: .maxXEdge).slice, false),
            ] {
                guard let image = control.ground(isPlus: isLeft == control.readsFromRight) else { continue }
                let cap = isLeft ? image.capInsets.right : image.capInsets.left
                let whole = CGRect(
                    x: isLeft ? part.minX : part.minX - cap, y: part.minY, width: part.width + cap, height: part.height)
                pen.clipped(to: part) { pen.image(image, in: whole, tint: control.tintColor) }
            }
        }
        divider = ControlPart(of: control) { [unowned control] pen, box in
            if let image = control.shownDivider { pen.image(image, in: box, tint: control.tintColor) }
        }
        for layer in [field, ground.layer, line, divider.layer, minus.layer, plus.layer] { all.addSublayer(layer) }
    }

    func place(in control: UIStepper) {
        let box = CGRect(x: 0, y: 0, width: 94, height: min(max(control.bounds.height, 29), 32))
        all.frame = box
        field.place(at: box, radius: 8, control.layerColor(.tertiarySystemFill))
        line.place(
            at: CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18)
                .snapped(scale: control.traitCollection.displayScale),
            radius: 0.5, control.layerColor(Self.lineColor))
        place(minus, x: 23.5, isPlus: false, in: control, box)
        place(plus, x: 70.5, isPlus: true, in: control, box)
        placeImages(in: control, box)
    }

    private struct Grounds: Hashable {
        var images: [ObjectIdentifier?]
        var tint: CGColor
    }

    private func placeImages(in control: UIStepper, _ box: CGRect) {
        let grounds = [true, false].map { control.ground(isPlus: $0) }
        ground.layer.isHidden = grounds.allSatisfy { $0 == nil }
        field.isHidden = !ground.layer.isHidden
        let tint = control.layerColor(control.tintColor)
        ground.place(at: box, look: Grounds(images: grounds.map { $0.map { ObjectIdentifier($0) } }, tint: tint))
        let image = control.shownDivider
        divider.layer.isHidden = image == nil
        line.isHidden = image != nil
        guard let image else { return }
        divider.place(
            at: CGRect(x: box.midX - image.size.width / 2, y: box.minY, width: image.size.width, height: box.height),
            look: ObjectIdentifier(image))
    }

    private static let lineColor = UIColor(
        light: UIColor(hex: 0x3C3C43, alpha: 0.3), dark: UIColor(hex: 0x545458, alpha: 0.65))
    /// Half the length of a sign: 14.33 × 2.33 and 14.67 × 14.67 points of ink (iOS 17.5).
    private static let reach: CGFloat = 7

    private struct Sign: Hashable {
        var color: CGColor
        var image: ObjectIdentifier?
    }

    private func place(_ sign: ControlPart, x: CGFloat, isPlus: Bool, in control: UIStepper, _ box: CGRect) {
        let image = control.sign(isPlus: isPlus)
        let size = image?.size ?? CGSize(width: 2 * Self.reach, height: 2 * Self.reach)
        sign.place(
            at: CGRect(x: x - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height),
            look: Sign(
                color: control.layerColor(Self.color(isOn: control.state(isPlus: isPlus) != .disabled)),
                image: image.map { ObjectIdentifier($0) }))
    }

    private static func color(isOn: Bool) -> UIColor { isOn ? .label : .tertiaryLabel }

    private static func paint(in box: CGRect, isPlus: Bool, of control: UIStepper, _ pen: Pen) {
        let isOn = control.state(isPlus: isPlus) != .disabled
        if let image = control.sign(isPlus: isPlus) {
            return pen.image(image, in: box, tint: color(isOn: isOn), asTemplate: true)
        }
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

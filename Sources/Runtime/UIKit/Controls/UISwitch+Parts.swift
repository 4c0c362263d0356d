import CoreGraphics
import Foundation
import QuartzCore

/// The track and thumb of a switch.
@MainActor
final class SwitchParts {
    let all = CALayer.part()
    private let track = CALayer.part()
    private let knob: ControlPart

    init(of control: UISwitch) {
        knob = ControlPart(of: control, margin: 12) { [unowned control] pen, box in
            for (offset, radius, alpha) in [(3.0, 4.0, 0.15), (1.0, 0.5, 0.08)] {
                pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                    pen.fill(box, radius: box.height / 2, control.thumbTintColor ?? .white)
                }
            }
        }
        all.addSublayer(track)
        all.addSublayer(knob.layer)
    }

    /// Positions the parts; a switch always has the system's size.
    func place(in control: UISwitch) {
        let size = control.standardSize
        let (inset, width): (CGFloat, CGFloat) = (2, size.width > 60 ? 39 : 27)
        // Up to iOS 12 a switch that is off is an outline, and one that is on has another green (pictures of iOS 12).
        let isOld = control.environment.system < 13
        let on = control.onTintColor ?? (isOld ? UIColor(hex: 0x4CD964) : .systemGreen)
        let off =
            isOld
            ? .clear : UIColor(light: UIColor(hex: 0x787880, alpha: 0.16), dark: UIColor(hex: 0x787880, alpha: 0.32))
        all.frame = CGRect(origin: control.bounds.origin, size: size)
        all.opacity = control.isEnabled ? 1 : 0.5
        track.place(
            at: CGRect(origin: .zero, size: size), radius: size.height / 2,
            control.layerColor(control.isOn ? on : off))
        track.borderColor = control.layerColor(UIColor(hex: 0xE5E5E5))
        track.borderWidth = isOld && !control.isOn ? 1.5 : 0
        let isRight = control.isOn != control.readsFromRight
        knob.place(
            at: CGRect(
                x: isRight ? size.width - inset - width : inset, y: inset, width: width,
                height: size.height - 2 * inset),
            look: control.layerColor(control.thumbTintColor ?? .white))
    }
}

import CoreGraphics
import Foundation

extension UISwitch {
    /// A track with a knob, always as large as the system has it.
    func paint(_ pen: Pen) {
        let isWide = SystemGeneration.current.rawValue >= 26
        let track = CGRect(x: 0, y: 0, width: isWide ? 63 : 51, height: isWide ? 28 : 31)
        let (inset, width): (CGFloat, CGFloat) = (2, isWide ? 39 : 27)
        let off = UIColor(light: UIColor(hex: 0x787880, alpha: 0.16), dark: UIColor(hex: 0x787880, alpha: 0.32))
        pen.faded(isEnabled ? 1 : 0.5) {
            pen.fill(track, radius: track.height / 2, isOn ? onTintColor ?? .systemGreen : off)
            let knob = CGRect(
                x: isOn != readsFromRight ? track.width - inset - width : inset, y: inset, width: width,
                height: track.height - 2 * inset)
            pen.shadowed(offset: CGSize(width: 0, height: 3), radius: 4, alpha: 0.15) {
                pen.fill(knob, radius: knob.height / 2, thumbTintColor ?? .white)
            }
            pen.shadowed(offset: CGSize(width: 0, height: 1), radius: 0.5, alpha: 0.08) {
                pen.fill(knob, radius: knob.height / 2, thumbTintColor ?? .white)
            }
        }
    }
}

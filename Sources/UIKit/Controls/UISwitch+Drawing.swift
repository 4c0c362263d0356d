import CoreGraphics
import Foundation

extension UISwitch {
    /// A track with a round knob, always of the same size.
    func paint(_ pen: Pen) {
        let track = CGRect(x: 0, y: 0, width: 51, height: 31)
        let off = UIColor(light: UIColor(hex: 0x787880, alpha: 0.16), dark: UIColor(hex: 0x787880, alpha: 0.32))
        pen.faded(isEnabled ? 1 : 0.5) {
            pen.fill(track, radius: 15.5, isOn ? onTintColor ?? .systemGreen : off)
            let knob = CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
            pen.shadowed(offset: CGSize(width: 0, height: 3), radius: 4, alpha: 0.15) {
                pen.fillEllipse(knob, thumbTintColor ?? .white)
            }
            pen.shadowed(offset: CGSize(width: 0, height: 1), radius: 0.5, alpha: 0.08) {
                pen.fillEllipse(knob, thumbTintColor ?? .white)
            }
        }
    }
}

import CoreGraphics
import Foundation

extension UIPickerView {
    func paint(_ pen: Pen) {}
}

extension UIDatePicker {
    func paint(_ pen: Pen) {}
}

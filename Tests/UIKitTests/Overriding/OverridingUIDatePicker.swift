import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDatePicker` lets one override.
@MainActor
class OverridingUIDatePicker: UIDatePicker {
    override var datePickerMode: Mode {
        get { heard(self, "datePickerMode", super.datePickerMode) }
        set { super.datePickerMode = heard(self, "datePickerMode =", newValue) }
    }
    override var preferredDatePickerStyle: UIDatePickerStyle {
        get { heard(self, "preferredDatePickerStyle", super.preferredDatePickerStyle) }
        set { super.preferredDatePickerStyle = heard(self, "preferredDatePickerStyle =", newValue) }
    }
    override var date: Date {
        get { heard(self, "date", super.date) }
        set { super.date = heard(self, "date =", newValue) }
    }
    override var minimumDate: Date? {
        get { heard(self, "minimumDate", super.minimumDate) }
        set { super.minimumDate = heard(self, "minimumDate =", newValue) }
    }
    override var maximumDate: Date? {
        get { heard(self, "maximumDate", super.maximumDate) }
        set { super.maximumDate = heard(self, "maximumDate =", newValue) }
    }
    override var countDownDuration: TimeInterval {
        get { heard(self, "countDownDuration", super.countDownDuration) }
        set { super.countDownDuration = heard(self, "countDownDuration =", newValue) }
    }
    override var locale: Locale? {
        get { heard(self, "locale", super.locale) }
        set { super.locale = heard(self, "locale =", newValue) }
    }
    override var calendar: Calendar! {
        get { heard(self, "calendar", super.calendar) }
        set { super.calendar = heard(self, "calendar =", newValue) }
    }
    override var timeZone: TimeZone? {
        get { heard(self, "timeZone", super.timeZone) }
        set { super.timeZone = heard(self, "timeZone =", newValue) }
    }
    override var minuteInterval: Int {
        get { heard(self, "minuteInterval", super.minuteInterval) }
        set { super.minuteInterval = heard(self, "minuteInterval =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var datePickerStyle: UIDatePickerStyle { heard(self, "datePickerStyle", super.datePickerStyle) }
    override func setDate(_ date: Date, animated: Bool) {
        heard(self, "setDate(_:animated:)", super.setDate(date, animated: animated))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override var roundsToMinuteInterval: Bool {
        get { heard(self, "roundsToMinuteInterval", super.roundsToMinuteInterval) }
        set { super.roundsToMinuteInterval = heard(self, "roundsToMinuteInterval =", newValue) }
    }
}

public import CoreGraphics
public import Foundation

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for selecting a date, time or duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }
    open var date = Date() { didSet { dateChanged() } }
    /// The minimum date; an earlier date is set to it.
    open var minimumDate: Date? { didSet { dateChanged() } }
    open var maximumDate: Date? { didSet { dateChanged() } }
    /// The duration of a countdown in seconds.
    open var countDownDuration: TimeInterval = 60 { didSet { setNeedsDisplay() } }
    /// The language of the texts, or nil for the app's.
    open var locale: Locale? {
        didSet {
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The time zone, or nil for the system's.
    open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
    /// The calendar, whose time zone counts where the picker has none; nil is the current one. Days are drawn as those of
    /// the Gregorian calendar.
    open var calendar: Calendar! = .current {
        didSet {
            calendar = calendar ?? .current
            setNeedsDisplay()
        }
    }
    /// The color of the texts, which Apple's class has for a key alone, and apps set with it.
    var textColor: UIColor? { didSet { setNeedsDisplay() } }
    open var minuteInterval = 1 { didSet { dateChanged() } }
    /// Whether the date is that of a minute of the wheel: the one before it.
    open var roundsToMinuteInterval = true { didSet { dateChanged() } }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("textColor", \UIDatePicker.textColor)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        datePickerMode = nib.option("UIDatePickerMode") ?? .dateAndTime
        preferredDatePickerStyle =
            nib.option("UIDatePickerStyle") ?? .automatic
        minuteInterval = nib.integer("UIMinuteInterval") ?? 1
        countDownDuration = nib.number("UICountDownDuration").map(TimeInterval.init) ?? 60
        locale = nib.value("UILocale", as: Locale.self)
        timeZone = nib.value("UITimeZone", as: TimeZone.self)
        minimumDate = nib.value("UIMinimumDate", as: Date.self)
        maximumDate = nib.value("UIMaximumDate", as: Date.self)
        decodeDate(nib)
    }

    /// Decodes the date. While designing, the document's date is shown even if the app would show the current date, so
    /// that images of a document don't change every day.
    private func decodeDate(_ nib: UINibDecoder) {
        let archived = nib.value("UIDate", as: Date.self)
        if nib.context.resources.showsPrototypes {
            date = archived ?? Date(timeIntervalSinceReferenceDate: 0)
            if timeZone == nil { timeZone = .gmt }
        } else if let archived, nib.bool("UIDatePickerUseCurrentDateDuringDecoding") == false {
            date = archived
        }
    }

    private func dateChanged() {
        let wanted = rounded(date)
        let bounded = max(minimumDate ?? wanted, min(maximumDate ?? wanted, wanted))
        if bounded != date { date = bounded }
        setNeedsDisplay()
    }

    /// Returns the date at the beginning of its interval of minutes.
    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, 60 % minuteInterval == 0 else { return date }
        let length = TimeInterval(minuteInterval * 60)
        return Date(
            timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / length).rounded(.down) * length)
    }

    open var datePickerStyle: UIDatePickerStyle { style }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    func canChoose(_ date: Date) -> Bool {
        minimumDate.map { date >= $0 } ?? true && maximumDate.map { date <= $0 } ?? true
    }

    var words: DateWords { DateWords(date, timeZone ?? calendar.timeZone, locale ?? Self.usualLocale) }
    /// The app's language; English has the forms of America.
    private static var usualLocale: Locale {
        Locale.current.language.languageCode == .english ? DateLanguage.english : .current
    }

    var style: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        if datePickerMode == .countDownTimer { return .wheels }
        return environment.system >= 14 ? .compact : .wheels
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    package override var perception: Perception {
        Perception(value: .date(date), traits: accessibilityTraits(of: .adjustable), isWhole: true)
    }

    open override var intrinsicContentSize: CGSize {
        switch (style, datePickerMode) {
        case (.inline, .time): CGSize(width: 280, height: 34)
        case (.inline, _): CGSize(width: 320, height: datePickerMode == .dateAndTime ? 388 : 336)
        case (.compact, .time): CGSize(width: 87, height: 34.5)
        case (.compact, .date): CGSize(width: 122, height: 34.5)
        case (.compact, _): CGSize(width: 195, height: 34.5)
        default: CGSize(width: 320, height: 216)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public import CoreGraphics
public import Foundation

/// Wheels of which each chooses a row.
@MainActor
open class UIPickerView: UIView {
    open weak var dataSource: AnyObject?
    open weak var delegate: AnyObject?

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultLow), (.defaultHigh, .defaultHigh)) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UIPickerView.dataSource)
            + .property("delegate", \UIPickerView.delegate)
    }
}

/// A control that chooses a day, a time or a length of time.
@MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

    open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open var preferredDatePickerStyle: Style = .automatic { didSet { invalidateIntrinsicContentSize() } }
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        datePickerMode = nib.option("UIDatePickerMode") ?? .dateAndTime
        preferredDatePickerStyle =
            nib.option("UIPreferredDatePickerStyle") ?? nib.option("UIDatePickerStyle") ?? .automatic
        minuteInterval = nib.integer("UIMinuteInterval") ?? 1
    }

    var style: Style {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        if datePickerMode == .countDownTimer { return .wheels }
        return SystemGeneration.current.rawValue >= 14 ? .compact : .wheels
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

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

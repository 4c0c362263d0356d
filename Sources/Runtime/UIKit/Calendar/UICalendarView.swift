public import Foundation

/// A view of a month, whose days a person may select and which the app decorates.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// Decides how days are decorated. Kept weakly.
    public weak var delegate: (any UICalendarViewDelegate)? { didSet { grid.reload() } }
    /// What a person may select; nil lets days be seen only.
    public var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            grid.reload()
        }
    }
    /// The locale of names and numbers.
    public var locale = Locale.current { didSet { monthChanged() } }
    public var calendar = Calendar.current { didSet { monthChanged() } }
    /// The time zone, or nil for that of the calendar.
    public var timeZone: TimeZone? { didSet { monthChanged() } }
    /// The design of the system font that the days are written in.
    public var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { monthChanged() } }
    /// The days that can be shown and selected.
    public var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { showAvailableMonth() }
    }
    /// Whether there is room for decorations below the days.
    public var wantsDateDecorations = true {
        didSet {
            grid.reload()
            invalidateIntrinsicContentSize()
        }
    }

    private let header = CalendarHeader()
    let grid = CalendarGrid()
    /// A day of the month that is shown.
    private(set) var shownDate = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        grid.owner = self
        addSubview(header)
        addSubview(grid)
        header.turn = { [weak self] in self?.turn(by: $0) }
        monthChanged()
    }

    // MARK: Months

    /// The calendar with the view's locale and time zone.
    var ownCalendar: Calendar {
        var own = calendar
        own.locale = locale
        if let timeZone { own.timeZone = timeZone }
        return own
    }

    /// The month that is shown, by its era, year and month.
    public var visibleDateComponents: DateComponents {
        get {
            var parts = ownCalendar.dateComponents([.era, .year, .month], from: shownDate)
            parts.calendar = ownCalendar
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of components. Components that are no date, or an unavailable one, change nothing.
    public func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = ownCalendar.date(from: dateComponents), isMonthAvailable(date) else { return }
        show(date, animated: animated)
    }

    private func show(_ date: Date, animated: Bool) {
        let isLater = date > shownDate
        guard !ownCalendar.isDate(date, equalTo: shownDate, toGranularity: .month) else { return }
        let old = visibleDateComponents
        shownDate = date
        monthChanged()
        if animated { grid.slide(fromRight: isLater != readsFromRight) }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    private func turn(by months: Int) {
        guard let date = ownCalendar.date(byAdding: .month, value: months, to: shownDate), isMonthAvailable(date)
        else { return }
        show(date, animated: true)
    }

    private func isMonthAvailable(_ date: Date) -> Bool {
        guard let month = ownCalendar.dateInterval(of: .month, for: date) else { return false }
        return month.end > availableDateRange.start && month.start <= availableDateRange.end
    }

    private func showAvailableMonth() {
        let nearest = min(max(shownDate, availableDateRange.start), availableDateRange.end)
        if nearest != shownDate { show(nearest, animated: false) }
        monthChanged()
    }

    private func monthChanged() {
        header.show(monthTitle, canTurn: { [self] in canTurn(by: $0) })
        grid.reload()
    }

    private func canTurn(by months: Int) -> Bool {
        ownCalendar.date(byAdding: .month, value: months, to: shownDate).map(isMonthAvailable) ?? false
    }

    private var monthTitle: String {
        let formatter = DateFormatter()
        formatter.calendar = ownCalendar
        formatter.locale = locale
        formatter.timeZone = ownCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
        return formatter.string(from: shownDate)
    }

    // MARK: Days

    /// Asks the delegate again how days are decorated.
    public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        grid.reload(days: dates.compactMap { ownCalendar.date(from: $0) })
    }

    /// The components by which the delegate and selections know a day.
    func components(of day: Date) -> DateComponents {
        var parts = ownCalendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.calendar = ownCalendar
        return parts
    }

    func isAvailable(_ day: Date) -> Bool {
        guard let whole = ownCalendar.dateInterval(of: .day, for: day) else { return false }
        return whole.end > availableDateRange.start && whole.start <= availableDateRange.end
    }

    func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let plain = UIFont.systemFont(ofSize: size, weight: weight)
        return plain.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? plain
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantsDateDecorations ? 436 : 352)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 264), height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let page = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 16))
        header.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: 44)
        grid.frame = CGRect(x: page.minX, y: page.minY + 44, width: page.width, height: max(0, page.height - 44))
    }

    override var isLayoutIsland: Bool { true }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        grid.reload()
    }
}

/// Decorates the days of a calendar view, and follows the month that it shows. All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: DelegateObject {
    /// Returns what is below a day, or nil for nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

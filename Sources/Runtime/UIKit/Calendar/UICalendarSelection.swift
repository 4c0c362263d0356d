public import Foundation

/// What a person may select in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Asks the delegate again which days can be selected.
    public func updateSelectableDates() { calendarView?.grid.reload() }

    /// Whether a day is selected.
    func isSelected(_ day: DateComponents) -> Bool { false }
    func canSelect(_ day: DateComponents) -> Bool { true }
    /// A person taps a day.
    func tap(_ day: DateComponents) {}
    /// Whether whole weeks are marked.
    var marksWeeks: Bool { false }

    func changed() { calendarView?.grid.showSelection() }
}

/// A selection of one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    public var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a day, or none, without calling the delegate.
    public func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        selected = selectedDate
        changed()
    }

    override func isSelected(_ day: DateComponents) -> Bool { selected?.isSameDay(as: day) ?? false }
    override func canSelect(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    override func tap(_ day: DateComponents) {
        let isTakenBack = isSelected(day)
        guard !isTakenBack || delegate?.dateSelection(self, canSelectDate: nil) != false else { return }
        setSelected(isTakenBack ? nil : day, animated: true)
        delegate?.dateSelection(self, didSelectDate: isTakenBack ? nil : day)
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: DelegateObject {
    /// Tells which day a person has selected; nil for none.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a day, or none, can be selected. Optional.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// A selection of several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    public var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }
    private var selected: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects days without calling the delegate.
    public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        changed()
    }

    override func isSelected(_ day: DateComponents) -> Bool { selected.contains { $0.isSameDay(as: day) } }
    override func canSelect(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return isSelected(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }
    override func tap(_ day: DateComponents) {
        if isSelected(day) {
            setSelectedDates(selected.filter { !$0.isSameDay(as: day) }, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            setSelectedDates(selected + [day], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: DelegateObject {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a day can be selected. Optional.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns whether the selection of a day can be taken back. Optional.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// A selection of one week.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    public weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The year for weeks, and the week in it.
    public var selectedWeekOfYear: DateComponents? {
        get { selected }
        set { setSelectedWeekOfYear(newValue, animated: false) }
    }
    private var selected: DateComponents?

    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a week, or none, without calling the delegate.
    public func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        selected = selectedWeekOfYear
        changed()
    }

    override var marksWeeks: Bool { true }
    override func isSelected(_ day: DateComponents) -> Bool {
        guard let selected, let week = week(of: day) else { return false }
        return selected.yearForWeekOfYear == week.yearForWeekOfYear && selected.weekOfYear == week.weekOfYear
    }
    override func canSelect(_ day: DateComponents) -> Bool {
        week(of: day).map { delegate?.weekOfYearSelection(self, canSelectWeekOfYear: $0) ?? true } ?? false
    }
    override func tap(_ day: DateComponents) {
        let week = isSelected(day) ? nil : week(of: day)
        guard week != nil || delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) != false else { return }
        setSelectedWeekOfYear(week, animated: true)
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
    }

    private func week(of day: DateComponents) -> DateComponents? {
        guard let calendar = calendarView?.ownCalendar, let date = calendar.date(from: day) else { return nil }
        return calendar.dateComponents([.era, .yearForWeekOfYear, .weekOfYear], from: date)
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: DelegateObject {
    /// Tells which week a person has selected; nil for none.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Returns whether a week, or none, can be selected. Optional.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

extension DateComponents {
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day && (era == nil || era == other.era)
    }
}

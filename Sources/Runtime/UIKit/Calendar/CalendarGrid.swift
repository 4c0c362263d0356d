import CoreGraphics
import Foundation
import QuartzCore

/// The name of the month and the arrows to its neighbors.
@MainActor
final class CalendarHeader: UIView {
    private let title = UILabel()
    private let (back, forth) = (UIButton(type: .system), UIButton(type: .system))
    var turn: ((Int) -> Void)?

    init() {
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        for (button, symbol, name, months) in [
            (back, "chevron.backward", "Previous Month", -1), (forth, "chevron.forward", "Next Month", 1),
        ] {
            let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
            button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.turn?(months) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ month: String, canTurn: (Int) -> Bool) {
        title.text = month
        (back.isEnabled, forth.isEnabled) = (canTurn(-1), canTurn(1))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(title.intrinsicContentSize.width, max(0, bounds.width - 96))
        let isFlipped = readsFromRight
        title.frame = CGRect(x: isFlipped ? bounds.width - width - 8 : 8, y: 0, width: width, height: bounds.height)
        for (button, place) in [(back, 88.0), (forth, 44.0)] {
            button.frame = CGRect(
                x: isFlipped ? place - 44 : bounds.width - place, y: 0, width: 44, height: bounds.height)
        }
    }

    override var isLayoutIsland: Bool { true }
}

/// The weekdays and the days of a month.
@MainActor
final class CalendarGrid: UIView {
    weak var owner: UICalendarView?
    private var names: [UILabel] = []
    private(set) var days: [CalendarDay] = []
    private let page = UIView()
    /// The column of the first day.
    private var offset = 0
    private var weekMarks: [UIView] = []

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates the days of the month again.
    func reload() {
        guard let owner else { return }
        let calendar = owner.ownCalendar
        showNames(calendar)
        for day in days { day.removeFromSuperview() }
        days = []
        guard let month = calendar.dateInterval(of: .month, for: owner.shownDate),
            let count = calendar.range(of: .day, in: .month, for: owner.shownDate)?.count
        else { return }
        offset = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: month.start) }.map { date in
            let day = CalendarDay(date, owner)
            day.addAction(UIAction { [weak self] _ in self?.tap(day) }, for: .touchUpInside)
            page.addSubview(day)
            return day
        }
        showSelection()
        setNeedsLayout()
    }

    /// Decorates days again.
    func reload(days dates: [Date]) {
        guard let owner else { return }
        for day in days where dates.contains(where: { owner.ownCalendar.isDate($0, inSameDayAs: day.date) }) {
            day.decorate()
        }
    }

    func showSelection() {
        let selection = owner?.selectionBehavior
        for day in days { day.show(selection) }
        for mark in weekMarks { mark.removeFromSuperview() }
        weekMarks = []
        setNeedsLayout()
    }

    private func tap(_ day: CalendarDay) { owner?.selectionBehavior?.tap(day.components) }

    private func showNames(_ calendar: Calendar) {
        let formatter = DateFormatter()
        formatter.locale = owner?.locale
        let all = formatter.shortWeekdaySymbols
        for name in names { name.removeFromSuperview() }
        names = all.indices.map { index in
            let label = UILabel()
            label.text = all[(index + calendar.firstWeekday - 1) % all.count].uppercased()
            label.font = owner?.font(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    /// Lets the new month come from a side.
    func slide(fromRight: Bool) {
        page.transform = CGAffineTransform(translationX: bounds.width * (fromRight ? 1 : -1), y: 0)
        UIView.animate(withDuration: 0.3) { [page] in page.transform = .identity }
    }

    // MARK: Layout

    override var isLayoutIsland: Bool { true }

    private func column(_ index: Int) -> Int { readsFromRight ? 6 - index : index }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        for (index, name) in names.enumerated() {
            name.frame = CGRect(x: CGFloat(column(index)) * width, y: 0, width: width, height: 20)
        }
        let place = CGRect(x: 0, y: 24, width: bounds.width, height: max(0, bounds.height - 24))
        (page.bounds.size, page.center) = (place.size, CGPoint(x: place.midX, y: place.midY))
        // There is room for six weeks, so that months don't change the size of days.
        let height = place.height / 6
        for (index, day) in days.enumerated() {
            let cell = index + offset
            day.frame = CGRect(
                x: CGFloat(column(cell % 7)) * width, y: CGFloat(cell / 7) * height, width: width, height: height)
        }
        markWeeks(height)
    }

    private func markWeeks(_ height: CGFloat) {
        guard owner?.selectionBehavior?.marksWeeks == true, weekMarks.isEmpty else { return }
        let selected = days.filter(\.isMarked)
        guard let first = selected.first, let last = selected.last else { return }
        let mark = UIView(frame: first.frame.union(last.frame).insetBy(dx: 2, dy: max(0, (height - 44) / 2)))
        mark.backgroundColor = tintColor.withAlphaComponent(0.15)
        mark.layer.cornerRadius = mark.bounds.height / 2
        mark.isUserInteractionEnabled = false
        page.insertSubview(mark, at: 0)
        weekMarks = [mark]
    }
}

/// A day, with its decoration.
@MainActor
final class CalendarDay: UIControl {
    let date: Date
    let components: DateComponents
    private weak var owner: UICalendarView?
    private let circle = UIView()
    private let number = UILabel()
    private var decoration: UIView?
    private(set) var isMarked = false

    init(_ date: Date, _ owner: UICalendarView) {
        (self.date, self.owner, components) = (date, owner, owner.components(of: date))
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        let formatter = NumberFormatter()
        formatter.locale = owner.locale
        number.text = formatter.string(from: NSNumber(value: components.day ?? 0))
        number.textAlignment = .center
        for view in [circle, number] { addSubview(view) }
        isAccessibilityElement = true
        let long = DateFormatter()
        (long.locale, long.calendar, long.timeZone) = (owner.locale, owner.ownCalendar, owner.ownCalendar.timeZone)
        long.dateStyle = .full
        accessibilityLabel = long.string(from: date)
        accessibilityTraits = .button
        decorate()
    }

    required init?(coder: NSCoder) { nil }

    /// Asks the delegate for the decoration.
    func decorate() {
        decoration?.removeFromSuperview()
        decoration = nil
        guard let owner, owner.wantsDateDecorations, owner.isAvailable(date),
            let made = owner.delegate?.calendarView(owner, decorationFor: components)
        else { return }
        let view = made.makeView()
        view.isUserInteractionEnabled = false
        addSubview(view)
        decoration = view
        setNeedsLayout()
    }

    /// Shows whether the day is selected, and whether it can be.
    func show(_ selection: UICalendarSelection?) {
        guard let owner else { return }
        let canSelect = owner.isAvailable(date) && selection?.canSelect(components) != false
        isMarked = selection?.isSelected(components) ?? false
        isEnabled = canSelect && selection != nil
        let isToday = owner.ownCalendar.isDateInToday(date)
        let tint: UIColor = tintColor
        let isFilled = isMarked && selection?.marksWeeks == false
        circle.isHidden = !isFilled
        circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
        number.textColor =
            isFilled && isToday ? .white : isMarked || isToday ? tint : canSelect ? .label : .tertiaryLabel
        number.font = owner.font(ofSize: isMarked ? 22 : 20, weight: isMarked || isToday ? .medium : .regular)
        accessibilityTraits = isMarked ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override var isLayoutIsland: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(44, bounds.width, bounds.height)
        let isDecorated = owner?.wantsDateDecorations == true
        let top = isDecorated ? 0 : (bounds.height - side) / 2
        circle.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        number.frame = CGRect(x: 0, y: top, width: bounds.width, height: side)
        guard let decoration else { return }
        let room = max(0, bounds.height - side)
        let size = CGSize(
            width: min(decoration.bounds.width, bounds.width), height: min(decoration.bounds.height, room))
        decoration.frame = CGRect(
            x: bounds.midX - size.width / 2, y: side + (room - size.height) / 2, width: size.width, height: size.height)
    }
}

import Foundation
import UIKit

/// Each mode of date pickers in each style, and calendar views.
@MainActor
func dates() -> Page {
    var page = Page(styles: [Page.styles[0]])
    let modes: [(String, UIDatePicker.Mode)] = [
        ("time", .time), ("date", .date), ("date and time", .dateAndTime), ("countdown", .countDownTimer),
        ("year and month", .yearAndMonth),
    ]
    for (_, mode) in modes { page.add(nil, picker(mode, .wheels), height: 150) }
    page.add(nil, picker(.date, .wheels) { $0.locale = Locale(identifier: "de_DE") }, height: 150)
    page.add(nil, picker(.dateAndTime, .wheels) { $0.locale = Locale(identifier: "de_DE") }, height: 150)
    page.startColumn()
    for (name, mode) in modes.prefix(3) { page.add("compact, \(name)", picker(mode, .compact)) }
    page.add("with limits", picker(.date, .compact) { $0.maximumDate = $0.date.addingTimeInterval(86_400) })
    page.add("in German", picker(.dateAndTime, .compact) { $0.locale = Locale(identifier: "de_DE") })
    page.add("disabled", picker(.date, .compact) { $0.isEnabled = false })
    page.add(nil, picker(.dateAndTime, .inline), height: 380)
    page.add(nil, picker(.time, .inline), height: 60)
    page.add(nil, picker(.date, .inline) { $0.locale = Locale(identifier: "fr_FR") }, height: 340)
    page.startColumn()
    page.add(nil, calendar(several: false), height: 380)
    page.add(nil, calendar(several: true), height: 380)
    return page
}

private let day = Date(timeIntervalSinceReferenceDate: 800_000_000)

@MainActor
private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, width: CGFloat = 0,
    _ change: (UIDatePicker) -> Void = { _ in }
) -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    (picker.date, picker.timeZone) = (day, .gmt)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.bounds.size.width = width
    change(picker)
    return picker
}

@MainActor
private final class Marks: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    static let shared = Marks()

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 5: .default(color: .systemRed, size: .large)
        case 12: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .medium)
        case 20: .default(color: .systemGreen, size: .small)
        default: nil
        }
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    }
}

@MainActor
private func calendar(several: Bool) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 375, height: 380))
    view.calendar = Calendar(identifier: .gregorian)
    view.timeZone = .gmt
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 5)
    view.delegate = Marks.shared
    func date(_ day: Int) -> DateComponents { DateComponents(year: 2026, month: 5, day: day) }
    if several {
        let selection = UICalendarSelectionMultiDate(delegate: Marks.shared)
        selection.selectedDates = [7, 8, 21].map(date)
        view.selectionBehavior = selection
        view.tintColor = .systemPurple
    } else {
        let selection = UICalendarSelectionSingleDate(delegate: Marks.shared)
        selection.selectedDate = date(15)
        view.selectionBehavior = selection
    }
    return view
}

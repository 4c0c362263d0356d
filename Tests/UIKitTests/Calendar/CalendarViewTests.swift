import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Calendar views")
struct CalendarViewTests {
    private let person = Person()

    private func calendar() -> UICalendarView {
        person.make {
            let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 390, height: 436))
            view.calendar = Calendar(identifier: .gregorian)
            view.locale = Locale(identifier: "en_US")
            view.timeZone = .gmt
            view.visibleDateComponents = DateComponents(year: 2024, month: 2)
            person.window.addSubview(view)
            person.window.layoutIfNeeded()
            return view
        }
    }

    private func center(_ day: Int, in view: UICalendarView) -> CGPoint {
        person.make { person.window.layoutIfNeeded() }
        let cell = view.grid.days[day - 1]
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    private func tap(_ day: Int, in view: UICalendarView) {
        let point = center(day, in: view)
        person.tap(point.x, point.y)
    }

    @Test("a month has its days in the columns of their weekdays")
    func month() throws {
        let view = calendar()
        #expect(view.grid.days.count == 29, "2024 is a leap year")
        #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2024)
        let (first, fourth) = (center(1, in: view), center(4, in: view))
        // The first of February 2024 is a Thursday, the fourth a Sunday.
        let width = (390.0 - 32) / 7
        #expect(abs(first.x - (16 + 4.5 * width)) < 0.1)
        #expect(abs(fourth.x - (16 + 0.5 * width)) < 0.1 && fourth.y > first.y)
        person.make { view.calendar.firstWeekday = 2 }
        person.make { view.layoutIfNeeded() }
        #expect(abs(center(1, in: view).x - (16 + 3.5 * width)) < 0.1)
    }

    @Test("an arrow turns to the next month, but not beyond what is available, and the delegate hears of it")
    func turning() {
        final class Listener: UICalendarViewDelegate {
            var months: [Int?] = []
            func calendarView(
                _ calendarView: UICalendarView,
                didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
            ) { months.append(previousDateComponents.month) }
        }
        let (view, listener) = (calendar(), Listener())
        person.make {
            view.delegate = listener
            let start = DateComponents(
                calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: 2, day: 10)
            view.availableDateRange = DateInterval(start: start.date ?? Date(), duration: 40 * 86_400)
        }
        person.tap(390 - 16 - 22, 122)
        person.wait(1)
        #expect(view.visibleDateComponents.month == 3 && listener.months == [2])
        person.tap(390 - 16 - 22, 122)
        #expect(view.visibleDateComponents.month == 3, "April isn't available")
        person.make { view.visibleDateComponents = DateComponents(year: 2020, month: 1) }
        #expect(view.visibleDateComponents.month == 3)
    }

    @Test("a tap selects a day, and another takes it back; the delegate may forbid")
    func singleDate() {
        final class Chooser: UICalendarSelectionSingleDateDelegate {
            var chosen: [Int?] = []
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
            ) { chosen.append(dateComponents?.day) }
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
            ) -> Bool { dateComponents?.day != 13 }
        }
        let (view, chooser) = (calendar(), Chooser())
        let selection = person.make { UICalendarSelectionSingleDate(delegate: chooser) }
        person.make { view.selectionBehavior = selection }
        tap(14, in: view)
        #expect(chooser.chosen == [14] && selection.selectedDate?.day == 14)
        #expect(view.grid.days[13].accessibilityTraits.contains(.selected))
        tap(13, in: view)
        #expect(chooser.chosen == [14], "the delegate forbids it")
        tap(14, in: view)
        #expect(chooser.chosen == [14, nil] && selection.selectedDate == nil)
    }

    @Test("several days, or whole weeks, are selected")
    func severalDates() {
        final class Chooser: UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate {
            var calls: [String] = []
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
            ) { calls.append("+\(dateComponents.day ?? 0)") }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
            ) { calls.append("-\(dateComponents.day ?? 0)") }
            func weekOfYearSelection(
                _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
            ) { calls.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
        }
        let (view, chooser) = (calendar(), Chooser())
        let several = person.make { UICalendarSelectionMultiDate(delegate: chooser) }
        person.make { view.selectionBehavior = several }
        for day in [3, 5, 3] { tap(day, in: view) }
        #expect(chooser.calls == ["+3", "+5", "-3"] && several.selectedDates.map(\.day) == [5])
        let weeks = person.make { UICalendarSelectionWeekOfYear(delegate: chooser) }
        person.make { view.selectionBehavior = weeks }
        tap(7, in: view)
        #expect(chooser.calls.last == "week 6")
        #expect(view.grid.days.filter(\.isMarked).compactMap(\.components.day) == Array(4...10))
    }

    @Test("the delegate decorates days, and does so again when asked")
    func decorations() throws {
        final class Decorator: UICalendarViewDelegate {
            var isDone = false
            func calendarView(
                _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
            ) -> UICalendarView.Decoration? {
                switch dateComponents.day {
                case 8: .default(color: .systemRed, size: .large)
                case 9: isDone ? .customView { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) } : nil
                default: nil
                }
            }
        }
        let (view, decorator) = (calendar(), Decorator())
        person.make { view.delegate = decorator }
        #expect(view.grid.days[7].subviews.count == 3 && view.grid.days[8].subviews.count == 2)
        decorator.isDone = true
        person.make {
            view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 2, day: 9)], animated: false)
        }
        #expect(view.grid.days[8].subviews.count == 3)
        person.make { view.wantsDateDecorations = false }
        #expect(view.grid.days[7].subviews.count == 2 && view.intrinsicContentSize.height == 352)
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Calendars of date pickers")
@MainActor
struct DatePickerCalendarTests {
    @Test("A picker without a time zone has that of its calendar, and the current calendar in place of none")
    func calendar() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        picker.datePickerMode = .time
        picker.date = Date(timeIntervalSince1970: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
        func picture() -> Data? {
            picker.layoutIfNeeded()
            return UIGraphicsImageRenderer(size: picker.bounds.size).image { context in
                picker.layer.render(in: context.cgContext)
            }.pngData()
        }
        picker.timeZone = nil
        picker.calendar = calendar
        #expect(picker.calendar == calendar)
        let east = try #require(picture())
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: -5 * 3600))
        picker.calendar = calendar
        #expect(picture() != east)
        picker.calendar = nil
        #expect(picker.calendar == Calendar.current)
    }
}

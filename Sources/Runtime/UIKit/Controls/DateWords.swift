import Foundation

/// The formats of dates in US English.
struct DateWords {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    let date: Date
    private let calendar: Calendar
    private let parts: DateComponents

    init(_ date: Date, _ timeZone: TimeZone) {
        self.date = date
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
    }

    var year: Int { parts.year ?? 2001 }
    var month: Int { min(max(parts.month ?? 1, 1), 12) }
    var day: Int { parts.day ?? 1 }
    var hour: Int { parts.hour ?? 0 }
    var minute: Int { parts.minute ?? 0 }

    var monthName: String { Self.months[month - 1] }
    var weekdayName: String { Self.weekdays[min(max((parts.weekday ?? 1) - 1, 0), 6)] }
    var hourOfTwelve: Int { hour % 12 == 0 ? 12 : hour % 12 }
    var half: String { hour < 12 ? "AM" : "PM" }

    /// A short date: `Jan 1, 2001`.
    var shortDate: String { "\(monthName.prefix(3)) \(day), \(year)" }
    /// A time: `9:41 AM`.
    var time: String { "\(hourOfTwelve):\(Self.twoDigits(minute)) \(half)" }
    /// A day with its weekday: `Mon Jan 1`.
    var dayOfWeek: String { "\(weekdayName) \(monthName.prefix(3)) \(day)" }

    func adding(days: Int) -> DateWords { DateWords(date(after: days), calendar.timeZone) }

    /// Returns the same time on another day.
    func date(after days: Int) -> Date { calendar.date(byAdding: .day, value: days, to: date) ?? date }

    /// The number of days in the month, and the number of days of the previous month in its first week.
    var monthShape: (days: Int, offset: Int) {
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
        let weekday = (parts.weekday ?? 1) - 1
        return (days, ((weekday - (day - 1)) % 7 + 7) % 7)
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

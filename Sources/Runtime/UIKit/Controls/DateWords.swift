import Foundation

/// The parts and texts of a date in a language.
struct DateWords {
    let date: Date
    private let calendar: Calendar
    private let parts: DateComponents
    private let language: DateLanguage

    init(_ date: Date, _ timeZone: TimeZone, _ locale: Locale = DateLanguage.english) {
        self.init(date, timeZone, DateLanguage.of(locale))
    }

    private init(_ date: Date, _ timeZone: TimeZone, _ language: DateLanguage) {
        (self.date, self.language) = (date, language)
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

    var months: [String] { language.months }
    /// The short names of the days, from the one with which weeks begin.
    var weekdays: [String] { language.weekdays }
    /// The parts of a date in the order of the language: days, months and years.
    var order: [DateLanguage.Part] { language.order }
    /// Whether hours are counted to twelve.
    var countsToTwelve: Bool { language.halves != nil }
    /// The names of the halves of a day.
    var halves: [String] { language.halves ?? [] }
    var monthName: String { months[month - 1] }
    var hourOfTwelve: Int { hour % 12 == 0 ? 12 : hour % 12 }

    /// A short date: `Jan 1, 2001`.
    var shortDate: String { language.text(date, .shortDate, calendar.timeZone) }
    /// A month with its year: `January 2001`.
    var monthAndYear: String { language.text(date, .monthAndYear, calendar.timeZone) }
    /// A time: `9:41 AM`.
    var time: String { language.text(date, .time, calendar.timeZone) }
    /// A day with its weekday: `Mon Jan 1`.
    var dayOfWeek: String { language.text(date, .dayOfWeek, calendar.timeZone) }

    func adding(days: Int) -> DateWords { DateWords(date(after: days), calendar.timeZone, language) }

    /// Returns the same time on another day.
    func date(after days: Int) -> Date { calendar.date(byAdding: .day, value: days, to: date) ?? date }

    /// The number of days in the month, and the number of days of the previous month in its first week.
    var monthShape: (days: Int, offset: Int) {
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
        let weekday = (parts.weekday ?? 1) - language.firstWeekday
        return (days, ((weekday - (day - 1)) % 7 + 7) % 7)
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

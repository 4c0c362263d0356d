import Foundation
import Synchronization

/// How dates are written in a language and region, for date pickers.
struct DateLanguage: Sendable {
    enum Part: Sendable { case day, month, year }
    enum Form: Sendable { case shortDate, monthAndYear, time, dayOfWeek }

    /// The language of dates where nothing says another one.
    static let english = Locale(identifier: "en_US")

    let months: [String]
    let weekdays: [String]
    /// The weekday with which weeks begin; 1 is Sunday.
    let firstWeekday: Int
    let order: [Part]
    /// The names of the halves of a day, or nil where hours are counted to 24.
    let halves: [String]?
    private let locale: Locale

    private static let known = Mutex<[String: DateLanguage]>([:])

    /// Returns the language of a locale, which is asked for once.
    static func of(_ locale: Locale) -> DateLanguage {
        known.withLock { known in
            if let language = known[locale.identifier] { return language }
            let language = DateLanguage(locale)
            known[locale.identifier] = language
            return language
        }
    }

    private init(_ locale: Locale) {
        self.locale = locale
        let formatter = DateFormatter()
        formatter.locale = locale
        months = formatter.standaloneMonthSymbols
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        firstWeekday = locale.calendar.firstWeekday
        let days: [String] = formatter.shortStandaloneWeekdaySymbols
        weekdays = days.indices.map { days[($0 + locale.calendar.firstWeekday - 1) % max(days.count, 1)] }
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        let parts: [(Part, String)] = [(.day, "d"), (.month, "M"), (.year, "y")]
        let places = parts.compactMap { part, letter in pattern.range(of: letter).map { (part, $0.lowerBound) } }
        order = places.sorted { $0.1 < $1.1 }.map(\.0)
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        halves = hours.contains("a") ? [formatter.amSymbol, formatter.pmSymbol] : nil
    }

    /// Returns a date in one of its forms.
    func text(_ date: Date, _ form: Form, _ timeZone: TimeZone) -> String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (locale, timeZone)
        switch form {
        case .shortDate: (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
        case .time: (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        case .monthAndYear: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        case .dayOfWeek: formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        }
        // The narrow space that some languages have in times has no place of its own in fonts.
        let text = formatter.string(from: date).replacing("\u{202F}", with: " ")
        // Wheels have the weekday beside the day, without a comma.
        return form == .dayOfWeek ? text.replacing(",", with: "") : text
    }
}

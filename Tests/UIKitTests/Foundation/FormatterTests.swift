import Foundation
import Testing
import UIKit

@Suite("Formatters of time")
struct FormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        return formatter
    }

    @Test("A length of time is written in the units and the style that are asked for")
    func components() {
        #expect(formatter(.positional).string(from: 3723) == "1:02:03")
        #expect(formatter(.positional, [.minute, .second]).string(from: 7) == "0:07")
        #expect(formatter(.positional, [.minute, .second]).string(from: 3723) == "62:03")
        #expect(formatter(.abbreviated).string(from: 3723) == "1h 2m 3s")
        #expect(formatter(.short).string(from: 3723) == "1 hr, 2 min, 3 secs")
        #expect(formatter(.full).string(from: 3600) == "1 hour")
        #expect(formatter(.full).string(from: -60) == "-1 minute")
        #expect(formatter(.full, [.day, .hour]).string(from: 90_000) == "1 day, 1 hour")
        #expect(formatter(.positional).string(from: .infinity) == nil)
    }

    @Test("Zeros are padded or dropped, units are limited, phrases are added")
    func options() {
        let padded = formatter(.positional, [.minute, .second])
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 65) == "01:05" && padded.string(from: 0) == "00:00")
        let limited = formatter(.full)
        limited.maximumUnitCount = 2
        limited.includesApproximationPhrase = true
        limited.includesTimeRemainingPhrase = true
        #expect(limited.string(from: 3723) == "About 1 hour, 2 minutes remaining")
        #expect(
            formatter(.full, [.year, .month]).string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    }

    @Test("A length of time is written in the language of the calendar")
    func languages() {
        let german = formatter(.full)
        german.calendar?.locale = Locale(identifier: "de_DE")
        #expect(german.string(from: 3720) == "1 Stunde und 2 Minuten")
    }

    @Test("A date is written by its distance")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: -180) == "3 min. ago")
    }
}

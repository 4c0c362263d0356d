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

    @Test("A measurement is written in the units of the locale, or its own, in three lengths")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .short
        #expect(formatter.string(from: way) == "5km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.grams)) == "1 gram")
        #expect(formatter.string(from: UnitLength.feet) == "feet")
        formatter.unitStyle = .medium
        formatter.unitOptions = []
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "x"))) == "3 x")
    }

    @Test("A list is joined in the locale's language, with items as a formatter writes them")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c" && formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de_DE")
        let numbers = NumberFormatter()
        numbers.minimumFractionDigits = 1
        numbers.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 und 2.0")
    }

    @Test("Notifications come one after the other, those of others don't")
    func notifications() async {
        let (center, name) = (NotificationCenter(), Notification.Name("Here"))
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: Notification.Name("There"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        let first = await iterator.next()?.userInfo?["n"] as? Int
        let second = await iterator.next()?.userInfo?["n"] as? Int
        #expect(first == 1 && second == 2)
    }

    @Test("Values that devices share stay on the device")
    func sharedValues() {
        let (store, key) = (NSUbiquitousKeyValueStore.default, UUID().uuidString)
        store.set(Int64(3), forKey: key)
        #expect(store.longLong(forKey: key) == 3 && store.synchronize())
        store.removeObject(forKey: key)
        #expect(store.object(forKey: key) == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }
}

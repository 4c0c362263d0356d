public import Foundation

/// A formatter of dates by their distance, which Foundation for Linux lacks. It writes English.
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// Whether nearby days, weeks, months and years have names: "yesterday".
    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var formattingContext = Formatter.Context.unknown
    public var calendar: Calendar! = .autoupdatingCurrent
    public var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: (calendar ?? .current).dateComponents(units, from: reference, to: date))
    }

    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start.addingTimeInterval(interval), relativeTo: start)
    }

    /// Returns a text of the largest unit that isn't zero.
    public func localizedString(from components: DateComponents) -> String {
        for unit in Self.units {
            guard let value = components.value(for: unit.component), value != 0, value != NSDateComponentUndefined
            else {
                continue
            }
            return text(unit, value)
        }
        return dateTimeStyle == .named ? "now" : text(Self.units[Self.units.count - 1], 0)
    }

    public override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private struct Unit {
        var component: Calendar.Component
        var name: String
        var short: String
        /// The words for the one before, this one and the next one.
        var named: (String, String)?
    }

    private static let units = [
        Unit(component: .year, name: "year", short: "yr.", named: ("last year", "next year")),
        Unit(component: .month, name: "month", short: "mo.", named: ("last month", "next month")),
        Unit(component: .weekOfMonth, name: "week", short: "wk.", named: ("last week", "next week")),
        Unit(component: .day, name: "day", short: "day", named: ("yesterday", "tomorrow")),
        Unit(component: .hour, name: "hour", short: "hr.", named: nil),
        Unit(component: .minute, name: "minute", short: "min.", named: nil),
        Unit(component: .second, name: "second", short: "sec.", named: nil),
    ]

    private func text(_ unit: Unit, _ value: Int) -> String {
        if dateTimeStyle == .named, abs(value) == 1, let named = unit.named { return value < 0 ? named.0 : named.1 }
        let count = abs(value)
        var name = unit.name + (count == 1 ? "" : "s")
        if unitsStyle == .short || unitsStyle == .abbreviated {
            name = unit.short == "day" && count != 1 ? "days" : unit.short
        }
        var number = "\(count)"
        if unitsStyle == .spellOut {
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            number = formatter.string(from: NSNumber(value: count)) ?? number
        }
        return value < 0 ? "\(number) \(name) ago" : "in \(number) \(name)"
    }
}

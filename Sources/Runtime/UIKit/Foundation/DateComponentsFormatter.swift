public import Foundation

/// A formatter of lengths of time, which Foundation for Linux lacks. Units up to days are written in the calendar's language; months and
/// years in English.
public class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    public var unitsStyle = UnitsStyle.positional
    /// The units that are written; an empty set stands for all from years to seconds.
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    public var calendar: Calendar? = .autoupdatingCurrent
    public var referenceDate: Date?
    public var allowsFractionalUnits = false
    /// The maximum number of units that are written; 0 means no limit.
    public var maximumUnitCount = 0
    public var collapsesLargestUnit = false
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Formatting

    public func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(interval))
    }

    public func string(from start: Date, to end: Date) -> String? {
        // Seconds are rounded, not cut.
        let seconds = end.timeIntervalSince(start).rounded()
        var calendar = calendar ?? .current
        if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        let units = units
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: start, to: start.addingTimeInterval(abs(seconds)))
        return text(units.map { ($0, components.value(for: $0.component) ?? 0) }, isNegative: seconds < 0)
    }

    public func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    public override func string(for object: Any?) -> String? {
        switch object {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Units

    private struct Unit: Equatable {
        var component: Calendar.Component
        var own: NSCalendar.Unit
        /// The length in seconds, or nil if it varies.
        var seconds: Int?
        /// The names in full, short, and as a letter.
        var names: [String]
    }

    private static let all = [
        Unit(component: .year, own: .year, names: ["year", "yr", "y"]),
        Unit(component: .month, own: .month, names: ["month", "mth", "mo"]),
        Unit(component: .weekOfMonth, own: .weekOfMonth, seconds: 604_800, names: ["week", "wk", "w"]),
        Unit(component: .day, own: .day, seconds: 86_400, names: ["day", "day", "d"]),
        Unit(component: .hour, own: .hour, seconds: 3600, names: ["hour", "hr", "h"]),
        Unit(component: .minute, own: .minute, seconds: 60, names: ["minute", "min", "m"]),
        Unit(component: .second, own: .second, seconds: 1, names: ["second", "sec", "s"]),
    ]

    private var units: [Unit] {
        Self.all.filter { allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.own) }
    }

    /// Returns the values without the zeros that aren't written.
    private func written(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        let isPositional = unitsStyle == .positional
        let behavior: ZeroFormattingBehavior =
            zeroFormattingBehavior == .default ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        var kept = values
        if behavior.contains(.dropLeading) { kept = Array(kept.drop { $0.value == 0 }) }
        if behavior.contains(.dropTrailing) {
            while kept.last?.value == 0 { kept.removeLast() }
        }
        if behavior.contains(.dropMiddle), kept.count > 2 {
            let (first, last) = (kept.startIndex, kept.endIndex - 1)
            kept = kept.enumerated().filter { $0.offset == first || $0.offset == last || $0.element.value != 0 }
                .map(\.element)
        }
        if kept.isEmpty, let last = values.last { kept = [last] }
        // Minutes and seconds belong together where units have no names.
        if isPositional, kept.count == 1, zeroFormattingBehavior == .default,
            let place = values.firstIndex(where: {
                $0.unit == kept[0].unit
            }), kept[0].unit.component == .second, place > 0
        {
            kept = Array(values[(place - 1)...])
        }
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        return kept
    }

    private func text(_ values: [(unit: Unit, value: Int)], isNegative: Bool) -> String? {
        guard !values.isEmpty else { return nil }
        let kept = written(values)
        let sign = isNegative && kept.contains { $0.value != 0 } ? "-" : ""
        var text = sign
        if unitsStyle == .positional {
            let pads = zeroFormattingBehavior.contains(.pad)
            text += kept.enumerated().map { place, part in
                let isTime = (part.unit.seconds ?? .max) < 86_400
                return isTime && (place > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
            }.joined(separator: ":")
        } else if kept.allSatisfy({ $0.unit.seconds != nil }), let localized = localized(kept) {
            text += localized
        } else {
            text += english(kept)
        }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func english(_ parts: [(unit: Unit, value: Int)]) -> String {
        let names = parts.map { unit, value -> String in
            switch unitsStyle {
            case .abbreviated: "\(value)\(unit.names[2])"
            case .brief: "\(value)\(unit.names[1])\(value == 1 || unit.names[1] == "min" ? "" : "s")"
            case .short: "\(value) \(unit.names[1])\(value == 1 || unit.names[1] == "min" ? "" : "s")"
            case .spellOut: "\(Self.spelled(value)) \(unit.names[0])\(value == 1 ? "" : "s")"
            default: "\(value) \(unit.names[0])\(value == 1 ? "" : "s")"
            }
        }
        return names.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// Returns the text in the calendar's language, or nil for a style that only English has here.
    private func localized(_ parts: [(unit: Unit, value: Int)]) -> String? {
        let locale = calendar?.locale ?? .current
        guard unitsStyle != .brief, unitsStyle != .spellOut, locale.language.languageCode?.identifier != "en" else {
            return nil
        }
        let seconds = parts.reduce(0) { $0 + ($1.unit.seconds ?? 0) * $1.value }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            unitsStyle == .abbreviated ? .narrow : unitsStyle == .short ? .abbreviated : .wide
        let units = Set(parts.compactMap { Self.durationUnits[$0.unit.component] })
        return Duration.seconds(seconds).formatted(
            .units(allowed: units, width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    }

    private static let durationUnits: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
        .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
}

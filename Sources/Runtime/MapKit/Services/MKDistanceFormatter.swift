public import CoreLocation
public import Foundation

/// Writes distances as people do: in meters and kilometers, or in feet, yards and miles.
open class MKDistanceFormatter: Formatter {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// A unit: how it is written, and its meters. It is used from a number of it on.
    private struct Unit {
        let short: String
        let singular: String
        let plural: String
        let meters: Double
        let least: Double
    }

    private static let metric = [
        Unit(short: "km", singular: "kilometer", plural: "kilometers", meters: 1000, least: 1),
        Unit(short: "m", singular: "meter", plural: "meters", meters: 1, least: 0),
    ]
    private static let mile = Unit(short: "mi", singular: "mile", plural: "miles", meters: 1609.344, least: 0.1)
    private static let foot = Unit(short: "ft", singular: "foot", plural: "feet", meters: 0.3048, least: 0)
    private static let yard = Unit(short: "yd", singular: "yard", plural: "yards", meters: 0.9144, least: 0)

    private var list: [Unit] {
        switch units {
        case .metric: return Self.metric
        case .imperial: return [Self.mile, Self.foot]
        case .imperialWithYards: return [Self.mile, Self.yard]
        case .default:
            switch locale.measurementSystem {
            case .us: return [Self.mile, Self.foot]
            case .uk: return [Self.mile, Self.yard]
            default: return Self.metric
            }
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let distance = max(0, distance.isFinite ? distance : 0)
        let list = list
        guard let unit = list.first(where: { distance / $0.meters >= $0.least }) ?? list.last else { return "" }
        let number = Self.rounded(distance / unit.meters, isLarge: unit.least > 0)
        let text = number.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
        guard unitStyle == .full else { return "\(text) \(unit.short)" }
        return "\(text) \(number == 1 ? unit.singular : unit.plural)"
    }

    /// Rounds a number of kilometers or miles below ten to tenths, one of smaller units above a hundred to tens.
    private static func rounded(_ number: Double, isLarge: Bool) -> Double {
        if isLarge { return number < 10 ? (number * 10).rounded() / 10 : number.rounded() }
        return number < 100 ? number.rounded() : (number / 10).rounded() * 10
    }

    /// Returns the meters of a text such as "1.5 km", or a negative number if it is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let text = distance.lowercased().filter { !$0.isWhitespace }
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let name = String(text.dropFirst(digits.count))
        let all = Self.metric + [Self.mile, Self.foot, Self.yard]
        guard let unit = all.first(where: { [$0.short, $0.singular, $0.plural].contains(name) }),
            let number = try? Double(String(digits), format: .number.locale(locale))
        else { return -1 }
        return number * unit.meters
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (obj as? Double).map { string(fromDistance: $0) }
    }
}

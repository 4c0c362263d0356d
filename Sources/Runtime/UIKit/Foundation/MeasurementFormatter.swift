public import Foundation

/// A formatter of measurements, which Foundation for Linux lacks. Units are written in English; those of length, mass, speed and
/// temperature become the ones that the locale uses.
public class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement is kept.
        public static let providedUnit = Self(rawValue: 1)
        public static let naturalScale = Self(rawValue: 2)
        public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = .autoupdatingCurrent
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let shown = fitting(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
        if shown.unit is UnitTemperature {
            let symbol = unitOptions.contains(.temperatureWithoutUnit) ? "°" : shown.unit.symbol
            return unitStyle == .long && symbol != "°"
                ? "\(number) \(name(of: shown.unit, shown.value))" : number + symbol
        }
        let space = unitStyle == .short ? "" : " "
        return "\(number)\(space)\(name(of: shown.unit, shown.value))"
    }

    public func string(from unit: Unit) -> String { name(of: unit, 2) }

    public override func string(for obj: Any?) -> String? { (obj as? Unit).map(string) }

    // MARK: Units

    private func name(of unit: Unit, _ value: Double) -> String {
        guard unitStyle == .long, let name = Self.names[unit.symbol] else { return unit.symbol }
        return value == 1 ? name.one : name.many
    }

    /// The units in which values are shown to people.
    private func fitting(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
        guard let unit = unit as? Dimension, !unitOptions.contains(.providedUnit) else { return (value, unit) }
        let isMetric = (locale ?? .autoupdatingCurrent).measurementSystem != .us
        func converted(_ target: Dimension) -> (value: Double, unit: Unit) {
            let base = unit.converter.baseUnitValue(fromValue: value)
            return (target.converter.value(fromBaseUnitValue: base), target)
        }
        let base = unit.converter.baseUnitValue(fromValue: value)
        switch unit {
        case is UnitTemperature: return converted(isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit)
        case is UnitLength:
            let isFar = abs(base) >= (isMetric ? 1000 : 160)
            let isSmall = abs(base) < (isMetric ? 1 : 0.3)
            if isMetric {
                return converted(isFar ? UnitLength.kilometers : isSmall ? .centimeters : .meters)
            }
            return converted(isFar ? UnitLength.miles : isSmall ? .inches : .feet)
        case is UnitMass:
            if isMetric { return converted(abs(base) >= 1 ? UnitMass.kilograms : .grams) }
            return converted(abs(base) >= 0.45 ? UnitMass.pounds : .ounces)
        case is UnitSpeed: return converted(isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour)
        default: return (value, unit)
        }
    }

    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "st": ("stone", "stones"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
        "kcal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"), "W": ("watt", "watts"),
        "kW": ("kilowatt", "kilowatts"), "Hz": ("hertz", "hertz"), "hPa": ("hectopascal", "hectopascals"),
    ]
}

public import Foundation

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 1e1
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    fileprivate var symbol: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
}

/// A unit of a quantity: a product of powers of basic units.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    public let unitString: String
    /// How many basic units one of this has, above a zero of its own.
    let factor: Double
    let zero: Double
    /// The powers of the basic units, without those of zero.
    let dimension: [String: Int]

    private init(_ text: String, _ factor: Double, _ dimension: [String: Int], zero: Double = 0) {
        (unitString, self.factor, self.zero) = (text, factor, zero)
        self.dimension = dimension.filter { $0.value != 0 }
    }

    /// Creates the unit that a text names, such as `count/min` or `mg/dL`.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
        let unit = parts.dropFirst().reduce(Self.product(parts.first ?? "")) { $0.unitDivided(by: Self.product($1)) }
        self.init(string, unit.factor, unit.dimension, zero: unit.zero)
    }

    /// Creates the unit of energy that a formatter has.
    open class func unit(from text: String) -> HKUnit { HKUnit(from: text) }

    private static func product(_ text: String) -> HKUnit {
        let factors = text.trimmingCharacters(in: CharacterSet(charactersIn: "()")).split(separator: ".")
        return factors.map { power(String($0)) }.reduce(nil) { $0?.unitMultiplied(by: $1) ?? $1 } ?? .count()
    }

    private static func power(_ text: String) -> HKUnit {
        let parts = text.split(separator: "^")
        let unit = named(String(parts.first ?? ""))
        return parts.count == 2 ? unit.unitRaised(toPower: Int(parts[1]) ?? 1) : unit
    }

    private static func named(_ symbol: String) -> HKUnit {
        if let known = plain[symbol] { return known }
        for prefix in (0...13).compactMap(HKMetricPrefix.init) where symbol.hasPrefix(prefix.symbol) {
            guard prefix != .none, let unit = metric[String(symbol.dropFirst(prefix.symbol.count))] else { continue }
            return HKUnit(symbol, unit.factor * prefix.factor, unit.dimension)
        }
        return HKUnit(symbol, 1, [symbol: 1])
    }

    /// Units that take prefixes: their symbols, how many basic units they have, and which.
    private static let metric = units(
        """
        m 1 m; g 1 g; L 1 L; s 1 s; J 1 J; Pa 1 Pa; S 1 S; V 1 V; W 1 J s-1; Hz 1 count s-1; cal 4.184 J; K 1 K; lx 1 lx
        """)

    private static let plain = metric.merging(
        units(
            """
            count 1 count; % 0.01 count; min 60 s; hr 3600 s; d 86400 s; in 0.0254 m; ft 0.3048 m; yd 0.9144 m;
            mi 1609.344 m; oz 28.349523125 g; lb 453.59237 g; st 6350.29318 g; fl_oz_us 0.0295735295625 L;
            fl_oz_imp 0.0284130625 L; pt_us 0.473176473 L; pt_imp 0.56826125 L; cup_us 0.2365882365 L;
            cup_imp 0.284130625 L; mmHg 133.322387415 Pa; cmH2O 98.0665 Pa; inHg 3386.389 Pa; atm 101325 Pa;
            Cal 4184 J; IU 1 IU; dBASPL 1 dBASPL; dBHL 1 dBHL; deg 0.017453292519943295 rad; rad 1 rad
            """)
    ) { $1 }.merging([
        "degC": HKUnit("degC", 1, ["K": 1], zero: 273.15),
        "degF": HKUnit("degF", 5.0 / 9, ["K": 1], zero: 459.67 * 5 / 9),
    ]) { $1 }

    private static func units(_ table: String) -> [String: HKUnit] {
        var units: [String: HKUnit] = [:]
        for row in table.split(separator: ";") {
            let words = row.split { $0.isWhitespace }.map(String.init)
            guard words.count > 2, let factor = Double(words[1]) else { continue }
            var dimension: [String: Int] = [:]
            for word in words.dropFirst(2) {
                let isBelow = word.hasSuffix("-1")
                dimension[isBelow ? String(word.dropLast(2)) : word] = isBelow ? -1 : 1
            }
            units[words[0]] = HKUnit(words[0], factor, dimension)
        }
        return units
    }

    private static func unit(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        named(prefix.symbol + symbol)
    }

    open class func count() -> HKUnit { unit("count") }
    open class func percent() -> HKUnit { unit("%") }
    open class func meter() -> HKUnit { unit("m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", prefix) }
    open class func inch() -> HKUnit { unit("in") }
    open class func foot() -> HKUnit { unit("ft") }
    open class func yard() -> HKUnit { unit("yd") }
    open class func mile() -> HKUnit { unit("mi") }
    open class func gram() -> HKUnit { unit("g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", prefix) }
    open class func ounce() -> HKUnit { unit("oz") }
    open class func pound() -> HKUnit { unit("lb") }
    open class func stone() -> HKUnit { unit("st") }
    open class func liter() -> HKUnit { unit("L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", prefix) }
    open class func fluidOunceUS() -> HKUnit { unit("fl_oz_us") }
    open class func cupUS() -> HKUnit { unit("cup_us") }
    open class func pintUS() -> HKUnit { unit("pt_us") }
    open class func second() -> HKUnit { unit("s") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("s", prefix) }
    open class func minute() -> HKUnit { unit("min") }
    open class func hour() -> HKUnit { unit("hr") }
    open class func day() -> HKUnit { unit("d") }
    open class func joule() -> HKUnit { unit("J") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("J", prefix) }
    open class func smallCalorie() -> HKUnit { unit("cal") }
    open class func largeCalorie() -> HKUnit { unit("Cal") }
    open class func kilocalorie() -> HKUnit { unit("cal", .kilo) }
    open class func watt() -> HKUnit { unit("W") }
    open class func degreeCelsius() -> HKUnit { unit("degC") }
    open class func degreeFahrenheit() -> HKUnit { unit("degF") }
    open class func kelvin() -> HKUnit { unit("K") }
    open class func pascal() -> HKUnit { unit("Pa") }
    open class func millimeterOfMercury() -> HKUnit { unit("mmHg") }
    open class func internationalUnit() -> HKUnit { unit("IU") }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL") }
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", gramsPerMole, ["g": 1])
    }
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", gramsPerMole * prefix.factor, ["g": 1])
    }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString).\(unit.unitString)", factor * unit.factor, dimension.merging(unit.dimension) { $0 + $1 })
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        let inverse = unit.dimension.mapValues { -$0 }
        return HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor, dimension.merging(inverse) { $0 + $1 })
    }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), dimension.mapValues { $0 * power })
    }

    open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
    open func isNull() -> Bool { dimension.isEmpty && factor == 1 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { unitString }
    open override var hash: Int { unitString.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
}

/// A number of a unit.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Returns whether the quantity can be said in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }

    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(
            self.is(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
        return unit == self.unit ? value : (value * self.unit.factor + self.unit.zero - unit.zero) / unit.factor
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "\(value) \(unit)" }
    open override var hash: Int { unit.dimension.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
}

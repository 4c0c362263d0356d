public import Foundation

/// The text of a message, whose interpolations say how they are formatted and who may see them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who sees an interpolated value. The console here is the developer's, so only values that are private or sensitive by
/// the message's own words are hidden.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable {
        case hash
        case none
    }

    let isHidden: Bool
    let mask: Mask

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: mask == .hash, mask: mask) }

    func shown(_ text: @autoclosure () -> String) -> String {
        guard isHidden else { return text() }
        guard mask == .hash else { return "<private>" }
        // FNV-1a: equal values have equal masks, in each run.
        let hash = text().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "<mask.hash: '\(String(hash, radix: 16))'>"
    }
}

/// The width of an interpolated value and where it is in it.
public struct OSLogStringAlignment: Sendable {
    let columns: @Sendable () -> Int
    let isAtEnd: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isAtEnd: false) }

    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isAtEnd: false)
    }

    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isAtEnd: true)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns() - text.count))
        return isAtEnd ? space + text : text + space
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    var isExplicitlySigned = false
    var hasPrefix = false
    var isUppercase = false
    var minimumDigits: @Sendable () -> Int = { 0 }

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, isExplicitlySigned: explicitPositiveSign)
    }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, isExplicitlySigned: explicitPositiveSign, minimumDigits: minDigits)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isExplicitlySigned: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, isExplicitlySigned: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    func text(of value: some FixedWidthInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits() - digits.count))
        let sign = value < 0 ? "-" : isExplicitlySigned ? "+" : ""
        let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
        return sign + prefix + zeros + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    let conversion: String
    var isExplicitlySigned = false
    var precision: (@Sendable () -> Int)?

    public static var fixed: OSLogFloatFormatting { fixed() }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "F" : "f", isExplicitlySigned: explicitPositiveSign)
    }

    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", isExplicitlySigned: explicitPositiveSign, precision: precision)
    }

    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", isExplicitlySigned: explicitPositiveSign, precision: precision)
    }

    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "G" : "g", isExplicitlySigned: explicitPositiveSign, precision: precision)
    }

    func text(of value: Double) -> String {
        let digits = precision.map { ".\(max(0, $0()))" } ?? ""
        return String(format: "%\(isExplicitlySigned ? "+" : "")\(digits)\(conversion)", value)
    }
}

public enum OSLogBoolFormat: Sendable {
    /// Writes `true` and `false`.
    case truth
    /// Writes `yes` and `no`.
    case answer
}

/// Collects the text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(
        _ privacy: OSLogPrivacy, _ alignment: OSLogStringAlignment = .none, _ value: () -> String
    ) {
        text += alignment.aligned(privacy.shown(value()))
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align, argument)
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { argument().description }
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { "\(argument())" }
    }

    public mutating func appendInterpolation(_ argument: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto)
    {
        append(privacy) { argument().map { "\($0)" } ?? "nil" }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { argument()?.description ?? "nil" }
    }

    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ argument: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(of: argument()) }
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(of: argument()) }
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(of: Double(argument())) }
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { format == .answer ? (argument() ? "yes" : "no") : "\(argument())" }
    }

    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { "\(argument())" }
    }
}

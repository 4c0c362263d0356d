public import CoreGraphics
import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What a time is besides its number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    fileprivate var rule: FloatingPointRoundingRule {
        switch self {
        case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
        case .roundTowardZero, .quickTime: .towardZero
        case .roundAwayFromZero: .awayFromZero
        case .roundTowardPositiveInfinity: .up
        case .roundTowardNegativeInfinity: .down
        }
    }
}

/// A time of a medium: a number of parts of a second.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// Creates a time that isn't valid.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(seconds * Double(preferredTimescale), preferredTimescale, .default)
    }

    /// Creates a time of parts of a second that are rounded.
    fileprivate init(_ parts: Double, _ timescale: CMTimeScale, _ method: CMTimeRoundingMethod) {
        let whole = parts.rounded(method.rule)
        self.init(value: Int64(Int(clamping: whole)), timescale: timescale)
        if whole != parts { flags.insert(.hasBeenRounded) }
    }

    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }
    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Returns the time in other parts of a second.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        if newTimescale == timescale { return self }
        return CMTime(Double(value) * Double(newTimescale) / Double(timescale), newTimescale, method)
    }
}

extension CMTime: Hashable, Comparable {
    /// The places of times that aren't numbers: infinities are around all numbers, and indefinite and invalid times after them.
    private var rank: Int {
        if !isValid { return 3 }
        if isIndefinite { return 2 }
        return isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0
    }

    /// Half a second is half a second, in whatever parts it is counted.
    public static func == (left: CMTime, right: CMTime) -> Bool { !(left < right) && !(right < left) }

    public static func < (left: CMTime, right: CMTime) -> Bool {
        guard left.isNumeric, right.isNumeric else { return left.rank < right.rank }
        guard left.epoch == right.epoch else { return left.epoch < right.epoch }
        return Int128(left.value) * Int128(right.timescale) < Int128(right.value) * Int128(left.timescale)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        if isNumeric { hasher.combine(seconds) }
    }

    public static func + (left: CMTime, right: CMTime) -> CMTime { left.adding(right, 1) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.adding(right, -1) }

    private func adding(_ other: CMTime, _ sign: Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        guard !isIndefinite, !other.isIndefinite else { return .indefinite }
        guard isNumeric, other.isNumeric else {
            let sum = seconds + Double(sign) * other.seconds
            return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
        }
        // The parts of both, if a scale has room for them, otherwise the finer ones.
        let common = Self.leastCommonMultiple(timescale, other.timescale) ?? max(timescale, other.timescale)
        let (one, two) = (convertScale(common, method: .default), other.convertScale(common, method: .default))
        let (sum, isTooMuch) = one.value.addingReportingOverflow(sign * two.value)
        if isTooMuch { return one.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: sum, timescale: common, flags: one.flags.union(two.flags), epoch: epoch)
    }

    private static func leastCommonMultiple(_ one: CMTimeScale, _ two: CMTimeScale) -> CMTimeScale? {
        var (divisor, rest) = (Int64(one), Int64(two))
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        return CMTimeScale(exactly: Int64(one) / divisor * Int64(two))
    }

    fileprivate func multiplied(by factor: Double) -> CMTime {
        guard isNumeric else { return self }
        return CMTime(Double(value) * factor, timescale, .default)
    }
}

extension CMTime: CustomStringConvertible {
    public var description: String {
        if isNumeric { return "{\(value)/\(timescale) = \(seconds)}" }
        if !isValid { return "{INVALID}" }
        return isIndefinite ? "{INDEFINITE}" : isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}"
    }
}

// MARK: Functions

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeMaxTimescale = 0x7FFF_FFFF

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: Double(multiplier)) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime { time.multiplied(by: multiplier) }
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    divisor == 0 ? .invalid : time.multiplied(by: Double(multiplier) / Double(divisor))
}
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNegativeInfinity ? .positiveInfinity : time < .zero ? time.multiplied(by: -1) : time
}
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? { time.description }
public func CMTimeShow(_ time: CMTime) { print(time) }

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }

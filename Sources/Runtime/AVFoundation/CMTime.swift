import CoreGraphics
import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time of a medium: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    private var isKnown: Bool

    public init() { (value, timescale, isKnown) = (0, 0, false) }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, isKnown) = (value, timescale, timescale > 0)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self.init()
            return
        }
        self.init(
            value: Int64(Int(clamping: (seconds * Double(preferredTimescale)).rounded())), timescale: preferredTimescale
        )
    }

    public var seconds: Double { isKnown ? Double(value) / Double(timescale) : .nan }
    public var isValid: Bool { isKnown }
    public var isNumeric: Bool { isKnown }
    public var isIndefinite: Bool { !isKnown }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    public static let negativeInfinity = CMTime(value: .min, timescale: 1)

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right.seconds) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, -right.seconds) }

    private static func sum(_ time: CMTime, _ seconds: Double) -> CMTime {
        CMTime(seconds: time.seconds + seconds, preferredTimescale: max(time.timescale, 600))
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public let kCMTimeZero = CMTime.zero

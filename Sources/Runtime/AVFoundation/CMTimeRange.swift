/// A part of a medium.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    public var isEmpty: Bool { isValid && duration == .zero }
    public var isIndefinite: Bool { start.isIndefinite || duration.isIndefinite }

    /// Returns whether a time is in the range. The end isn't.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    public func containsTimeRange(_ other: CMTimeRange) -> Bool {
        isValid && other.isValid && other.start >= start && other.end <= end
    }

    /// Returns what both have, or an empty range.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (from, to) = (max(start, other.start), min(end, other.end))
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }

    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    min(max(time, range.start), range.end)
}
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// The size of a film in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

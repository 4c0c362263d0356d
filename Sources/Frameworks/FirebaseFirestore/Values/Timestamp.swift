public import Foundation

/// A time, to the nanosecond.
public final class Timestamp: NSObject, NSCopying, Codable, Comparable, Sendable {
    /// The seconds since 1970.
    public let seconds: Int64
    /// The nanoseconds after that.
    public let nanoseconds: Int32

    private enum CodingKeys: String, CodingKey {
        case seconds, nanoseconds
    }

    /// Creates a time of seconds since 1970 and nanoseconds.
    public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

    /// Creates the time of a date.
    public convenience init(date: Date) {
        let time = date.timeIntervalSince1970
        let whole = time.rounded(.down)
        let part = ((time - whole) * 1e9).rounded()
        self.init(
            seconds: Int64(exactly: whole) ?? 0, nanoseconds: Int32(exactly: min(part, 999_999_999)) ?? 0)
    }

    /// Creates the time that it is now.
    public convenience override init() { self.init(date: Date()) }

    /// The date of the time.
    public func dateValue() -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(nanoseconds) / 1e9)
    }

    /// Compares the time with another one.
    public func compare(_ other: Timestamp) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
    }

    public static func < (one: Timestamp, two: Timestamp) -> Bool {
        (one.seconds, one.nanoseconds) < (two.seconds, two.nanoseconds)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Timestamp).map { $0.seconds == seconds && $0.nanoseconds == nanoseconds } ?? false
    }

    public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
    public override var description: String { "FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public import Foundation

/// A place in a text's content.
@preconcurrency @MainActor
public protocol NSTextLocation: AnyObject {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in the text of a storage.
@MainActor
final class TextOffset: NSObject, NSTextLocation {
    /// The number of UTF-16 units before the place.
    nonisolated let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? TextOffset)?.offset ?? 0
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "\(offset)" }
}

/// A part of a text's content, from a place up to another.
@preconcurrency @MainActor
open class NSTextRange: NSObject {
    public let location: any NSTextLocation
    public let endLocation: any NSTextLocation

    /// Creates a range; nil for an end before the beginning. Without an end, it is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        (self.location, endLocation) = (location, location)
        super.init()
    }

    init(_ range: NSRange) {
        (location, endLocation) = (TextOffset(range.location), TextOffset(range.upperBound))
        super.init()
    }

    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns what both ranges share, or nil.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedDescending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }

    /// Returns the smallest range that has both in it.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedDescending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end) ?? self
    }

    /// The range in UTF-16 units of a text of a storage.
    var units: NSRange {
        let (start, end) = ((location as? TextOffset)?.offset ?? 0, (endLocation as? TextOffset)?.offset ?? 0)
        return NSRange(location: start, length: max(end - start, 0))
    }
}

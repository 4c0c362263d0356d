public import Foundation

/// An order of objects by a key. Foundation's for Linux has no keys.
open class NSSortDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // What a descriptor says never changes after it is made.
    public let key: String?
    public let ascending: Bool
    public let selector: Selector?
    private let comparison: ((Any, Any) -> ComparisonResult)?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(key: nil, ascending: true) }

    public convenience init(key: String?, ascending: Bool) { self.init(key, ascending, nil, nil) }

    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key, ascending, selector, nil)
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
        self.init(key, ascending, nil, comparator)
    }

    /// Orders by a property. The build adds the key, which key paths don't tell without Objective-C.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, key: String = "", ascending: Bool) {
        self.init(key, ascending, nil, nil)
    }

    public convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>, key: String = "", ascending: Bool,
        comparator: @escaping (Any, Any) -> ComparisonResult
    ) {
        self.init(key, ascending, nil, comparator)
    }

    private init(
        _ key: String?, _ ascending: Bool, _ selector: Selector?, _ comparison: ((Any, Any) -> ComparisonResult)?
    ) {
        (self.key, self.ascending, self.selector, self.comparison) = (key, ascending, selector, comparison)
    }

    /// Whether the key and selector alone determine the order, without the app's code.
    package var isPlain: Bool { comparison == nil }

    open var reversedSortDescriptor: Any { NSSortDescriptor(key, !ascending, selector, comparison) }

    open func compare(_ first: Any, to second: Any) -> ComparisonResult {
        let path = PredicateOperand.keyPath(key ?? "")
        return compare(values: path.value(of: first), path.value(of: second))
    }

    /// Returns the order of two objects whose values for the key are known.
    package func compare(values first: Any?, _ second: Any?) -> ComparisonResult {
        let result: ComparisonResult
        if let comparison, let first, let second {
            result = comparison(first, second)
        } else if let selector, let first = PredicateValue.text(first), let second = PredicateValue.text(second) {
            result = Self.compare(first, second, by: "\(selector)")
        } else {
            result = PredicateValue.order(first, second)
        }
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    /// Returns the order of two texts by a method of `NSString`.
    package static func compare(_ first: String, _ second: String, by selector: String) -> ComparisonResult {
        switch selector {
        case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
        case "localizedCompare:": first.localizedCompare(second)
        case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
        case "localizedStandardCompare:": first.localizedStandardCompare(second)
        default: PredicateValue.order(first, second)
        }
    }

    public func allowEvaluation() {}
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSortDescriptor else { return false }
        return self === other
            || key == other.key && ascending == other.ascending && selector == other.selector && isPlain
                && other.isPlain
    }

    open override var hash: Int { (key ?? "").hashValue }
    open override var description: String { "(\(key ?? "SELF"), \(ascending ? "ascending" : "descending"))" }
}

extension Array where Element == NSSortDescriptor {
    /// Returns the order of two objects by the first descriptor in which they differ.
    package func compare(_ first: Any, _ second: Any) -> ComparisonResult {
        for descriptor in self {
            let result = descriptor.compare(first, to: second)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// Returns objects in the order of the descriptors; equal ones stay in theirs.
    package func sorted<Object>(_ objects: [Object]) -> [Object] {
        guard !isEmpty else { return objects }
        return objects.enumerated().sorted { first, second in
            let result = compare(first.element, second.element)
            return result == .orderedSame ? first.offset < second.offset : result == .orderedAscending
        }.map(\.element)
    }
}

extension NSArray {
    public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] {
        descriptors.sorted((0..<count).map { object(at: $0) })
    }
}

extension NSMutableArray {
    public func sort(using descriptors: [NSSortDescriptor]) {
        let sorted = sortedArray(using: descriptors)
        for (place, object) in sorted.enumerated() { replaceObject(at: place, with: object) }
    }
}

extension NSSet {
    public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(allObjects) }
}

extension NSOrderedSet {
    public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] {
        descriptors.sorted((0..<count).map { object(at: $0) })
    }
}

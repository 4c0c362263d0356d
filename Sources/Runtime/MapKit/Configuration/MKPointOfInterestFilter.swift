public import Foundation

/// The kinds of points of interest that a map shows or a search finds. No points are known here.
public final class MKPointOfInterestFilter: NSObject, NSCopying, Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKPointOfInterestFilter else { return false }
        return (categories, isIncluding) == (other.categories, other.isIncluding)
    }
    public override var hash: Int { categories.hashValue }
}

/// The parts of addresses that a search finds.
public final class MKAddressFilter: NSObject, NSCopying, Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
    }

    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])

    private let options: Options
    private let isIncluding: Bool

    public init(including options: Options) { (self.options, isIncluding) = (options, true) }
    public init(excluding options: Options) { (self.options, isIncluding) = (options, false) }

    public func includes(_ options: Options) -> Bool {
        isIncluding ? self.options.isSuperset(of: options) : self.options.isDisjoint(with: options)
    }
    public func excludes(_ options: Options) -> Bool { !includes(options) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

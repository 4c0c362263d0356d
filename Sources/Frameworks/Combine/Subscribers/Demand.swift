/// A namespace for types that act as subscribers, and for the types they use.
public enum Subscribers {}

extension Subscribers {
    /// A requested number of items, sent to a publisher from a subscriber through the subscription.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        private static let unlimitedValue = UInt(Int.max) + 1

        private let rawValue: UInt

        private init(rawValue: UInt) {
            self.rawValue = min(rawValue, Self.unlimitedValue)
        }

        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// A request for as many values as the publisher can produce.
        public static let unlimited = Demand(rawValue: unlimitedValue)

        /// A request for no elements from the publisher.
        public static let none = Demand(rawValue: 0)

        /// Creates a demand for the given maximum number of elements; traps if the number is negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand must not be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of requested values, or `nil` if the demand is unlimited.
        public var max: Int? {
            isUnlimited ? nil : Int(rawValue)
        }

        public var description: String {
            isUnlimited ? "unlimited" : "max(\(rawValue))"
        }

        private var isUnlimited: Bool { rawValue == Self.unlimitedValue }
    }
}

// MARK: Arithmetic

extension Subscribers.Demand {
    /// Adds two demands; anything added to an unlimited demand is unlimited, as is a sum that overflows.
    public static func + (lhs: Self, rhs: Self) -> Self {
        // Neither side exceeds 2⁶³, so the sum at worst wraps around to zero.
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Self(rawValue: sum)
    }

    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// Adds a number of elements to a demand; traps if the result is negative.
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// Multiplies a demand; traps if the result is negative.
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
        return overflow && rhs > 0 ? .unlimited : .max(product)
    }

    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    /// Subtracts a demand: unlimited less anything stays unlimited, and a result below zero becomes `.none`.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited { return .unlimited }
        return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
    }

    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// Subtracts a number of elements: unlimited stays unlimited, and a result below zero becomes `.none`.
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(Swift.max(difference, 0))
    }

    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }
}

// MARK: Comparison

extension Subscribers.Demand {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    public static func <= (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue <= rhs.rawValue
    }

    public static func > (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue > rhs.rawValue
    }

    public static func >= (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue >= rhs.rawValue
    }

    public static func == (lhs: Self, rhs: Int) -> Bool {
        rhs >= 0 && lhs.rawValue == UInt(rhs)
    }

    public static func != (lhs: Self, rhs: Int) -> Bool {
        !(lhs == rhs)
    }

    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    public static func != (lhs: Int, rhs: Self) -> Bool {
        !(rhs == lhs)
    }

    public static func > (lhs: Self, rhs: Int) -> Bool {
        rhs < 0 || lhs.rawValue > UInt(rhs)
    }

    public static func >= (lhs: Self, rhs: Int) -> Bool {
        rhs < 0 || lhs.rawValue >= UInt(rhs)
    }

    public static func < (lhs: Self, rhs: Int) -> Bool {
        !(lhs >= rhs)
    }

    public static func <= (lhs: Self, rhs: Int) -> Bool {
        !(lhs > rhs)
    }

    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs < lhs
    }

    public static func >= (lhs: Int, rhs: Self) -> Bool {
        rhs <= lhs
    }

    public static func < (lhs: Int, rhs: Self) -> Bool {
        rhs > lhs
    }

    public static func <= (lhs: Int, rhs: Self) -> Bool {
        rhs >= lhs
    }
}

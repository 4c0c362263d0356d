public import Foundation

/// A code that proves that data is from an owner of a key. Comparisons take a time that does not depend on where codes
/// differ.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.withUnsafeBytes { lhs in rhs.withUnsafeBytes { areEqual(lhs, $0) } }
    }

    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        lhs.withUnsafeBytes { lhs in rhs.withContiguousBytes { areEqual(lhs, $0) } }
    }

    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        !(lhs == rhs)
    }

    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0) }.makeIterator()
    }
}

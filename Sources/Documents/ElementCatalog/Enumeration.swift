/// The values of an enumerated attribute.
public struct Enumeration: Sendable, Hashable {
    /// The enumeration's name in the tables.
    public let name: String
    /// The values as documents spell them.
    public let values: [String]
    /// Whether Interface Builder is known to write other values as well.
    public let isOpen: Bool

    let rawValues: [Int?]

    /// Returns the raw value in UIKit, or nil if it is unknown or isn't a number.
    public func rawValue(of value: String) -> Int? {
        index(of: value).flatMap { rawValues[$0] }
    }

    func contains(_ value: String) -> Bool { index(of: value) != nil }

    /// Old documents begin some values with a capital letter, such as `contentMode="TopLeft"`.
    private func index(of value: String) -> Int? {
        values.firstIndex(of: value) ?? values.firstIndex(of: value.prefix(1).lowercased() + value.dropFirst())
    }
}

/// The values of an attribute that takes one of a few words.
public struct Enumeration: Sendable, Hashable {
    public let name: String
    public let values: [String]
    /// Whether Interface Builder is known to write further values than these.
    public let isOpen: Bool

    let rawValues: [Int?]

    /// What UIKit knows the value as; nil where that is unknown or not a number.
    public func rawValue(of value: String) -> Int? {
        index(of: value).flatMap { rawValues[$0] }
    }

    func contains(_ value: String) -> Bool { index(of: value) != nil }

    /// Old documents begin some values with a capital letter, such as `contentMode="TopLeft"`.
    private func index(of value: String) -> Int? {
        values.firstIndex(of: value) ?? values.firstIndex(of: value.prefix(1).lowercased() + value.dropFirst())
    }
}

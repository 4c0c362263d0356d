/// A version of Interface Builder such as "14490.70", which is compared number by number.
public struct ToolsVersion: Hashable, Sendable, Comparable {
    private let numbers: [Int]

    /// Creates a version from an attribute's text, such as `22505` or `13122.19`.
    public init(_ text: String) {
        numbers = text.split { !$0.isNumber }.map { Int($0) ?? 0 }
    }

    /// Whether the text names no version.
    public var isUnknown: Bool { numbers.isEmpty }

    public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

public import RandomNumbers

/// Where a walk of edits gets its decisions from: a seed in tests, the input itself under a fuzzer.
public protocol Choices {
    /// A number from 0 up to, not including, `bound`, which is at least 1.
    mutating func pick(below bound: Int) -> Int
}

extension Choices {
    public mutating func pick<Element>(from list: [Element]) -> Element { list[pick(below: list.count)] }
}

extension RandomNumbers: Choices {}

/// Decisions read off a list of bytes; 0 when it has run out.
public struct ByteChoices: Choices, Sendable {
    private var bytes: ArraySlice<UInt8>

    public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes)[...] }

    public var isExhausted: Bool { bytes.isEmpty }

    public mutating func pick(below bound: Int) -> Int {
        var number = Int(bytes.popFirst() ?? 0)
        if bound > 256 { number = number << 8 | Int(bytes.popFirst() ?? 0) }
        return number % bound
    }
}

/// Where a walk of edits gets its decisions from: a seed in tests, the input itself under a fuzzer.
public protocol Choices {
    /// A number from 0 up to, not including, `bound`, which is at least 1.
    mutating func pick(below bound: Int) -> Int
}

extension Choices {
    public mutating func pick<Element>(from list: [Element]) -> Element { list[pick(below: list.count)] }
}

/// Steele, Lea and Flood's SplitMix: the same numbers for the same seed everywhere.
public struct SplitMix64: Choices, RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func pick(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

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

/// Steele, Lea and Flood's SplitMix: the same numbers for the same seed, everywhere.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates the sequence of numbers that follows from a seed.
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, `bound`, which is at least 1.
    public mutating func pick(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

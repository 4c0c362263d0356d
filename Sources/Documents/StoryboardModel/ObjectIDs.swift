/// Creates object ids in Xcode's form, such as `aB3-dE-6fG`.
public struct ObjectIDs: Sendable {
    private var state: UInt64

    /// Creates a generator. With a seed, it returns the same ids in the same order. Without one, two people who add
    /// objects to the same document don't get the same id.
    public init(seed: UInt64? = nil) {
        state = seed ?? UInt64.random(in: .min ... .max)
    }

    /// Returns an id for which `isTaken` returns false.
    mutating func next(unless isTaken: (String) -> Bool) -> String {
        while true {
            let id = make()
            if !isTaken(id) { return id }
        }
    }

    private mutating func make() -> String {
        var id = ""
        for length in [3, 2, 3] {
            if !id.isEmpty { id += "-" }
            for _ in 0..<length { id.append(Self.letters[Int(random() % UInt64(Self.letters.count))]) }
        }
        return id
    }

    /// Returns a random number (SplitMix64).
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}

import RandomNumbers

/// Creates object ids in Xcode's form, such as `aB3-dE-6fG`.
public struct ObjectIDs: Sendable {
    private var random: RandomNumbers

    /// Creates a generator. With a seed, it returns the same ids in the same order. Without one, two people who add
    /// objects to the same document don't get the same id.
    public init(seed: UInt64? = nil) {
        random = RandomNumbers(seed: seed ?? UInt64.random(in: .min ... .max))
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
            for _ in 0..<length { id.append(Self.letters[random.pick(below: Self.letters.count)]) }
        }
        return id
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}

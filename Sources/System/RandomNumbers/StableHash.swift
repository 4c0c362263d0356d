/// Fowler, Noll and Vo's hash (FNV-1a): the same number for the same bytes, in every run and on every computer. It is not
/// cryptographic.
public enum StableHash {
    /// Returns the hash of a text. Another `basis` gives another hash.
    public static func of(_ text: String, basis: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

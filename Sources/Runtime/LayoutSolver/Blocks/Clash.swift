/// Required rows of a block that can't all be satisfied.
struct Clash: Sendable {
    /// The indexes of the rows, with factors for which the parameters cancel out.
    var rows: [(row: Int, factor: Double)]
    /// Whether none of the rows can be omitted. If false, the factors have no meaning.
    var isIrreducible: Bool
}

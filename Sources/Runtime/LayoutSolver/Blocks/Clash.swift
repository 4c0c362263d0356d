/// Required rows of a block that cannot hold together.
struct Clash: Sendable {
    /// Rows by their places in the block, with multiples of which the parameters cancel out.
    var rows: [(row: Int, factor: Double)]
    /// Whether none can be spared. Where it is false, the factors mean nothing.
    var isIrreducible: Bool
}

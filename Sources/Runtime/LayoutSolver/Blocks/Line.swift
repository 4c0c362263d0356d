/// Rows with a single parameter, which are minimized level by level without the simplex method.
struct Line: Sendable {
    /// The bends of the costs by priority and age, at the positions of the last solution.
    private var bends: [Span.Bend] = []
    /// For each bend its row's index, and the factor that converts the row's remainder to the parameter's units.
    private var sources: [(row: Int, factor: Double)] = []
    /// The bends whose limits attract what is left open.
    private var attracting: [Int] = []
    private var levels: [Range<Int>] = []
    private let hasRequired: Bool
    /// The values of minimal cost, before ties.
    private(set) var span = Span()
    /// Two required rows that contradict each other.
    private(set) var clash: Clash?

    /// Creates a line. The rows are sorted by priority and age.
    init(_ rows: [Part.Row]) {
        for (index, row) in rows.enumerated() {
            let coefficient = row.terms[0].coefficient
            let slope = abs(coefficient) * row.scale
            let costsAbove = row.relation == .equal || (row.relation == .lessThanOrEqual) == (coefficient > 0)
            let costsBelow = row.relation == .equal || !costsAbove
            bends.append(Span.Bend(place: 0, below: costsBelow ? slope : 0, above: costsAbove ? slope : 0))
            sources.append((row.row, 1 / coefficient))
            if row.attracts { attracting.append(index) }
            if index == 0 || rows[index - 1].priority != row.priority {
                levels.append(index..<index + 1)
            } else {
                levels[levels.count - 1] = levels[levels.count - 1].lowerBound..<index + 1
            }
        }
        hasRequired = rows.first?.priority == LinearConstraint.required
    }

    /// Returns the values of minimal cost after ties between constraints.
    mutating func solve(_ rows: [Block.Row]) -> Span {
        var span = Span()
        var tied = Span()
        bends.withUnsafeMutableBufferPointer { bends in
            for index in bends.indices { bends[index].place = rows[sources[index].row].rest * sources[index].factor }
            for level in levels {
                span.narrow(bends[level])
                if span.isPoint { break }
            }
            tied = span
            for bend in bends {
                if tied.isPoint { break }
                tied.narrow(bend)
            }
            for index in attracting {
                if tied.isPoint { break }
                tied.narrow(to: bends[index].place)
            }
        }
        self.span = span
        clash = hasRequired ? findClash(bends[levels[0]]) : nil
        return tied
    }

    /// Returns a contradiction between required rows, which are inequalities.
    private func findClash(_ bends: ArraySlice<Span.Bend>) -> Clash? {
        let limits = Span.limits(bends)
        guard limits.least - limits.greatest > 1e-7 * max(1, abs(limits.least)),
            let least = bends.firstIndex(where: { $0.below > 0 && $0.place == limits.least }),
            let greatest = bends.firstIndex(where: { $0.above > 0 && $0.place == limits.greatest })
        else { return nil }
        return Clash(
            rows: [
                (sources[least].row, sources[least].factor), (sources[greatest].row, -sources[greatest].factor),
            ], isIrreducible: true)
    }
}

/// Equations among parameters, solved for as many parameters as there are equations, by Gauss-Jordan elimination on
/// sparse rows.
struct Relations {
    private(set) var solved: [Block.Solved] = []
    /// For each parameter its index in `solved`.
    private var places: [Int?]
    /// For each parameter the indexes in `solved` whose terms contain it, and possibly others.
    private var mentions: [[Int]]
    private var sum: SparseSum

    init(parameters count: Int) {
        places = [Int?](repeating: nil, count: count)
        mentions = [[Int]](repeating: [], count: count)
        sum = SparseSum(count: count)
    }

    /// Adds `terms = rest`, where the rest has a number. Returns false if the equation is redundant.
    mutating func add(_ terms: [Term], number: Int32) -> Bool {
        var multipliers = [Term(variable: number, coefficient: 1)]
        for term in terms {
            if let place = places[Int(term.variable)] {
                sum.add(solved[place].terms, times: term.coefficient)
                multipliers = Self.sum(multipliers, solved[place].multipliers, times: -term.coefficient)
            } else {
                sum.add(term.coefficient, of: term.variable)
            }
        }
        let left = sum.take()
        let largest = left.reduce(0) { max($0, abs($1.coefficient)) }
        // The latest parameter, which the fewest constraints use.
        guard let pivot = left.last(where: { abs($0.coefficient) >= 0.1 * largest }) else { return false }
        let row = Block.Solved(
            parameter: pivot.variable,
            terms: left.filter { $0.variable != pivot.variable }
                .map { Term(variable: $0.variable, coefficient: -$0.coefficient / pivot.coefficient) },
            multipliers: multipliers.map {
                Term(variable: $0.variable, coefficient: $0.coefficient / pivot.coefficient)
            })
        for place in mentions[Int(pivot.variable)] { substitute(row, in: place) }
        places[Int(pivot.variable)] = solved.count
        for term in row.terms { mentions[Int(term.variable)].append(solved.count) }
        solved.append(row)
        return true
    }

    private mutating func substitute(_ row: Block.Solved, in place: Int) {
        guard let own = solved[place].terms.first(where: { $0.variable == row.parameter }) else { return }
        for term in solved[place].terms where term.variable != row.parameter {
            sum.add(term.coefficient, of: term.variable)
        }
        sum.add(row.terms, times: own.coefficient)
        solved[place].terms = sum.take()
        for term in row.terms { mentions[Int(term.variable)].append(place) }
        solved[place].multipliers = Self.sum(solved[place].multipliers, row.multipliers, times: own.coefficient)
    }

    /// Returns `left + right * factor`; all terms are in order of numbers.
    private static func sum(_ left: [Term], _ right: [Term], times factor: Double) -> [Term] {
        var result: [Term] = []
        var next = 0
        for term in left {
            while next < right.count, right[next].variable < term.variable {
                result.append(Term(variable: right[next].variable, coefficient: right[next].coefficient * factor))
                next += 1
            }
            var term = term
            if next < right.count, right[next].variable == term.variable {
                term.coefficient += right[next].coefficient * factor
                next += 1
            }
            result.append(term)
        }
        for term in right[next...] {
            result.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
        }
        return result
    }
}

/// A sparse linear combination of numbered items; coefficients that cancel except for rounding are 0.
struct SparseSum: Sendable {
    private var sums: [Double]
    private var sizes: [Double]
    private(set) var touched: [Int32] = []

    /// Creates a sum of items numbered from 0.
    init(count: Int) {
        sums = [Double](repeating: 0, count: count)
        sizes = sums
    }

    mutating func add(_ change: Double, of thing: Int32) {
        if sizes[Int(thing)] == 0, change != 0 { touched.append(thing) }
        sums[Int(thing)] += change
        sizes[Int(thing)] += abs(change)
    }

    mutating func add(_ terms: [Term], times factor: Double) {
        for term in terms { add(term.coefficient * factor, of: term.variable) }
    }

    /// Returns the terms in order of numbers, and resets the sum.
    mutating func take() -> [Term] {
        var terms: [Term] = []
        touched.sort()
        for thing in touched {
            if abs(sums[Int(thing)]) > 1e-11 * sizes[Int(thing)] {
                terms.append(Term(variable: thing, coefficient: sums[Int(thing)]))
            }
            sums[Int(thing)] = 0
            sizes[Int(thing)] = 0
        }
        touched.removeAll(keepingCapacity: true)
        return terms
    }
}

/// Where the constants and variables of a block are read, and what is to be computed anew because of them.
struct Uses: Sendable {
    private enum Reader {
        case step(Int32)
        case row(Int32)
    }

    /// Numbers by the place of a variable.
    private struct Lists: Sendable {
        private var starts: [Int32]
        private var numbers: [Int32]

        /// Pairs of a place and a number.
        init(_ pairs: [(place: Int32, number: Int32)], places: Int) {
            starts = [Int32](repeating: 0, count: places + 1)
            for pair in pairs { starts[Int(pair.place) + 1] += 1 }
            for place in 0..<places { starts[place + 1] += starts[place] }
            var next = starts
            numbers = [Int32](repeating: 0, count: pairs.count)
            for pair in pairs {
                numbers[Int(next[Int(pair.place)])] = pair.number
                next[Int(pair.place)] += 1
            }
        }

        func mark(_ place: Int32, in marks: inout Marks) {
            for index in Int(starts[Int(place)])..<Int(starts[Int(place) + 1]) { marks.insert(numbers[index]) }
        }
    }

    /// By constraint.
    private var readers: [Int32: Reader] = [:]
    private let stepsOfVariables: Lists
    private let rowsOfVariables: Lists
    var steps: Marks
    var rows: Marks

    init(of block: Block, _ variables: [Problem.Variable]) {
        let number = block.variables.first.flatMap { variables[Int($0)].block }
        func places(_ terms: ArraySlice<Term>, _ reader: Int) -> [(place: Int32, number: Int32)] {
            terms.compactMap { term in
                let variable = variables[Int(term.variable)]
                return variable.block == number ? (variable.place, Int32(reader)) : nil
            }
        }
        readers.reserveCapacity(block.steps.count + block.rows.count)
        for (index, step) in block.steps.enumerated() { readers[step.equation] = .step(Int32(index)) }
        for (index, row) in block.rows.enumerated() { readers[row.constraint] = .row(Int32(index)) }
        stepsOfVariables = Lists(
            block.steps.enumerated().flatMap { places(block.stepTerms[$1.terms], $0) }, places: block.variables.count)
        rowsOfVariables = Lists(
            block.rows.enumerated().flatMap { places(block.rowTerms[$1.terms], $0) }, places: block.variables.count)
        steps = Marks(count: block.steps.count)
        rows = Marks(count: block.rows.count)
    }

    /// Marks what reads a constraint's constant.
    mutating func mark(constraint: Int32) {
        switch readers[constraint] {
        case .step(let step): steps.insert(step)
        case .row(let row): rows.insert(row)
        case nil: break
        }
    }

    /// Marks the steps that read a variable.
    mutating func markSteps(readingPlace place: Int32) { stepsOfVariables.mark(place, in: &steps) }

    /// Marks the rows that read a variable.
    mutating func markRows(readingPlace place: Int32) { rowsOfVariables.mark(place, in: &rows) }
}

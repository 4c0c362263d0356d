/// The uses of a block's constants and variables, and the set of steps and rows to recompute.
struct Uses: Sendable {
    private enum Reader {
        case step(Int32)
        case row(Int32)
    }

    /// The step or row of each constraint.
    private var readers: [Int32: Reader] = [:]
    /// The steps and rows that use the variable of a step or, after all steps, a parameter.
    private let readingSteps: NumberLists
    private let readingRows: NumberLists
    var steps: Marks
    var rows: Marks
    /// The steps whose variables changed in the last walk; kept to avoid allocations.
    var changed: [Int32] = []

    init(of block: Block, _ variables: [Problem.Variable]) {
        let number = block.variables.first.flatMap { variables[Int($0)].block }
        var sources = [Int32](repeating: 0, count: block.variables.count)
        for (index, step) in block.steps.enumerated() {
            sources[Int(variables[Int(step.variable)].place)] = Int32(index)
        }
        for (index, parameter) in block.parameters.enumerated() {
            sources[Int(variables[Int(parameter)].place)] = Int32(block.steps.count + index)
        }
        func pairs(_ terms: ArraySlice<Term>, _ reader: Int) -> [(key: Int32, number: Int32)] {
            terms.compactMap { term in
                let variable = variables[Int(term.variable)]
                return variable.block == number ? (sources[Int(variable.place)], Int32(reader)) : nil
            }
        }
        readingSteps = NumberLists(
            block.steps.enumerated().flatMap { pairs(block.stepTerms[$1.terms], $0) }, keys: sources.count)
        readingRows = NumberLists(
            block.rows.enumerated().flatMap { pairs(block.rowTerms[$1.terms], $0) }, keys: sources.count)
        steps = Marks(count: block.steps.count)
        rows = Marks(count: block.rows.count)
        readers.reserveCapacity(block.steps.count + block.rows.count)
        for (index, step) in block.steps.enumerated() { readers[step.equation] = .step(Int32(index)) }
        for (index, row) in block.rows.enumerated() { readers[row.constraint] = .row(Int32(index)) }
    }

    /// Marks the step or row that uses a constraint's constant.
    mutating func mark(constraint: Int32) {
        switch readers[constraint] {
        case .step(let step): steps.insert(step)
        case .row(let row): rows.insert(row)
        case nil: break
        }
    }

    /// Marks the steps that use the variable of a step, or a parameter after all steps.
    mutating func markSteps(reading source: Int) { steps.insert(readingSteps, of: CollectionOfOne(Int32(source))) }

    /// Marks the rows that use variables of changed steps.
    mutating func markRowsReadingChanged() { rows.insert(readingRows, of: changed) }

    /// Visits marked steps. If a visit returns true, the steps that use the step's variable are visited too.
    @inline(__always)
    mutating func drainSteps(_ body: (Int) -> Bool) { steps.drain(marking: readingSteps, body) }
}

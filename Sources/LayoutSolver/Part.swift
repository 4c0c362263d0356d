/// Parameters that rows tie together, and those rows.
struct Part: Sendable {
    struct Row: Sendable {
        /// By parameters.
        var terms: [Term]
        /// Its place in the block's rows.
        var row: Int
        var relation: LinearConstraint.Relation
        /// What costs and the row were divided by.
        var scale: Double
        var priority: Double
        var serial: Int
    }

    var parameters: [Int32] = []
    /// By priority and age.
    var rows: [Row] = []
    /// Of each parameter.
    private var ages: [Int] = []
    var isChanged = true
    /// Of each of its parameters; where the part is free, one of several that are equal in the costs and ties so far.
    private(set) var values: [Double] = []
    /// Whether ties between constraints leave it more than one solution.
    private(set) var isFree = false
    /// Rows of which the required ones cannot hold together; empty when they can.
    private(set) var clash: [Int] = []

    // With one parameter: what the costs leave it.
    private var span = Span()
    // With several.
    private var tableau: Tableau?
    /// Of each row.
    private var unknowns: [Int32] = []

    mutating func add(_ terms: [Term], row: Int, _ constraint: Problem.Constraint) {
        rows.append(
            Row(
                terms: terms, row: row, relation: constraint.relation, scale: constraint.scale,
                priority: constraint.priority, serial: constraint.serial))
    }

    mutating func prepare(ages all: [Int]) {
        ages = parameters.map { all[Int($0)] }
        rows.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.serial < $1.serial }
    }

    /// Finds values for what the rows of the block leave over.
    mutating func solve(_ blockRows: [Block.Row]) {
        isChanged = false
        if parameters.count == 1 { solveOne(blockRows) } else { solveSeveral(blockRows) }
    }

    // MARK: One parameter

    private mutating func solveOne(_ blockRows: [Block.Row]) {
        span = Span()
        clash = []
        var start = 0
        while start < rows.count {
            var end = start
            var bends: [Span.Bend] = []
            while end < rows.count, rows[end].priority == rows[start].priority {
                bends.append(bend(end, blockRows))
                end += 1
            }
            if rows[start].priority == LinearConstraint.required { findClash(bends) }
            if bends.count > 1 { bends.sort { $0.place < $1.place } }
            span.narrow(bends)
            start = end
        }
        var tied = span
        for row in rows.indices where !tied.isPoint { tied.narrow([bend(row, blockRows)]) }
        isFree = !tied.isPoint
        values = [tied.low.isFinite ? tied.low : tied.high.isFinite ? tied.high : 0]
    }

    private func bend(_ row: Int, _ blockRows: [Block.Row]) -> Span.Bend {
        let row = rows[row]
        let coefficient = row.terms[0].coefficient
        let slope = abs(coefficient) * row.scale
        let costsAbove = row.relation == .equal || (row.relation == .lessThanOrEqual) == (coefficient > 0)
        let costsBelow = row.relation == .equal || !costsAbove
        return Span.Bend(
            place: blockRows[row.row].rest / coefficient, below: costsBelow ? slope : 0, above: costsAbove ? slope : 0)
    }

    /// The required rows are inequalities, and the first of the part's rows.
    private mutating func findClash(_ bends: [Span.Bend]) {
        let least = bends.indices.filter { bends[$0].below > 0 }.max { bends[$0].place < bends[$1].place }
        let greatest = bends.indices.filter { bends[$0].above > 0 }.min { bends[$0].place < bends[$1].place }
        guard let least, let greatest, case let gap = bends[least].place - bends[greatest].place,
            gap > 1e-7 * max(1, abs(bends[least].place))
        else { return }
        clash = [rows[least].row, rows[greatest].row]
    }

    // MARK: Several parameters

    private mutating func solveSeveral(_ blockRows: [Block.Row]) {
        // Taken out while it changes, so that there is one owner.
        var solving: Tableau
        if let known = tableau {
            tableau = nil
            solving = known
            for (row, unknown) in zip(rows, unknowns) {
                solving.setConstant(blockRows[row.row].rest * row.scale, of: Int(unknown))
            }
        } else {
            solving = Tableau()
            let variables = parameters.indices.map { solving.makeVariable(serial: ages[$0]) }
            unknowns = addRows(to: &solving, blockRows) { parameter in
                variables[parameters.firstIndex(of: parameter) ?? 0]
            }
        }
        solving.minimise()
        clash = (solving.unsatisfiable() ?? []).compactMap { unknown in
            unknowns.firstIndex(of: Int32(unknown)).map { rows[$0].row }
        }
        isFree = false
        values = parameters.indices.map { solving.unknowns[$0].value }
        if solving.isFree() {
            var tied = solving
            isFree = tied.settleConstraints()
            values = parameters.indices.map { tied.unknowns[$0].value }
        }
        tableau = solving
    }

    /// Adds the rows to a tableau whose variable for each parameter is known. Returns their unknowns.
    func addRows(
        to tableau: inout Tableau, _ blockRows: [Block.Row], variable: (Int32) -> Int32
    ) -> [Int32] {
        rows.map { row in
            tableau.addConstraint(
                terms: row.terms.map {
                    Term(variable: variable($0.variable), coefficient: $0.coefficient * row.scale)
                },
                relation: row.relation, constant: blockRows[row.row].rest * row.scale, priority: row.priority,
                serial: row.serial)
        }
    }

    /// Whether a sum of its parameters has the same value in all solutions of least cost. The part must be solved.
    func isDetermined(_ terms: [Term]) -> Bool {
        guard parameters.count > 1 else { return span.isPoint }
        guard var copy = tableau else { return true }
        let own = terms.map { term in
            Term(
                variable: Int32(parameters.firstIndex(of: term.variable) ?? 0), coefficient: term.coefficient)
        }
        let observer = copy.addObserver(own)
        return copy.isDetermined(Int(observer))
    }

    /// What does not fit together; nil when all does.
    var brokenInvariant: String? { tableau?.brokenInvariant() }
}

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
    /// Nil when the required rows can hold together.
    private(set) var clash: Clash?
    /// Whether the simplex method came to its end.
    private(set) var isFinished = true

    // With one parameter.
    private var line: Line?
    // With several.
    private var tableau: Tableau?
    /// The tableau's variable for each parameter.
    private var locals: [Int32: Int32] = [:]
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
        if parameters.count == 1 { line = Line(rows) }
    }

    /// Finds values for what the rows of the block leave over.
    mutating func solve(_ blockRows: [Block.Row]) {
        isChanged = false
        guard let span = line?.solve(blockRows) else { return solveSeveral(blockRows) }
        clash = line?.clash
        isFree = !span.isPoint
        let value = span.low.isFinite ? span.low : span.high.isFinite ? span.high : 0
        if values.isEmpty { values = [value] } else { values[0] = value }
    }

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
            for (place, parameter) in parameters.enumerated() {
                locals[parameter] = solving.makeVariable(serial: ages[place])
            }
            unknowns = addRows(to: &solving, blockRows, variables: locals)
        }
        solving.minimise()
        clash = findClash(solving)
        isFree = false
        values = parameters.indices.map { solving.unknowns[$0].value }
        if solving.isFree() {
            var tied = solving
            isFree = tied.settleConstraints()
            values = parameters.indices.map { tied.unknowns[$0].value }
        }
        isFinished = solving.isFinished
        tableau = solving
    }

    private func findClash(_ tableau: Tableau) -> Clash? {
        if let proof = tableau.proof() {
            let places = Dictionary(uniqueKeysWithValues: zip(unknowns, rows.indices))
            let known = proof.compactMap { unknown, factor in
                places[Int32(unknown)].map { place in
                    (rows[place].row, factor * rows[place].scale / tableau.unknowns[unknown].scale)
                }
            }
            return Clash(rows: known, isIrreducible: true)
        }
        guard let found = tableau.unsatisfiable() else { return nil }
        let clashing = Set(found.map { Int32($0) })
        let known = zip(rows, unknowns).filter { clashing.contains($1) }
        return Clash(rows: known.map { ($0.0.row, 0) }, isIrreducible: false)
    }

    /// Adds the rows to a tableau whose variable for each parameter is known. Returns their unknowns.
    func addRows(
        to tableau: inout Tableau, _ blockRows: [Block.Row], variables: [Int32: Int32]
    ) -> [Int32] {
        rows.map { row in
            tableau.addConstraint(
                terms: row.terms.map {
                    Term(variable: variables[$0.variable] ?? 0, coefficient: $0.coefficient * row.scale)
                },
                relation: row.relation, constant: blockRows[row.row].rest * row.scale, priority: row.priority,
                serial: row.serial)
        }
    }

    /// Whether a sum of its parameters has the same value in all solutions of least cost. The part must be solved.
    func isDetermined(_ terms: [Term]) -> Bool {
        if let line { return line.span.isPoint }
        guard var copy = tableau else { return true }
        let own = terms.map { Term(variable: locals[$0.variable] ?? 0, coefficient: $0.coefficient) }
        let observer = copy.addObserver(own)
        return copy.isDetermined(Int(observer))
    }

    /// What does not fit together; nil when all does.
    var brokenInvariant: String? { tableau?.brokenInvariant() }
}

/// Parameters that rows connect, and those rows.
struct Part: Sendable {
    struct Row: Sendable {
        /// The terms in parameters.
        var terms: [Term]
        /// The index of the block's row.
        var row: Int
        var relation: LinearConstraint.Relation
        /// The number by which costs and the row were divided.
        var scale: Double
        var priority: Double
        var attracts: Bool
        var serial: Int
    }

    var parameters: [Int32] = []
    /// The rows by priority and age.
    var rows: [Row] = []
    /// The age of each parameter.
    private var ages: [Int] = []
    var isChanged = true
    /// The value of each parameter; if there are several solutions, one of those with minimal cost.
    private(set) var values: [Double] = []
    /// Whether ties between constraints leave several solutions.
    private(set) var isFree = false
    /// A contradiction between required rows, or nil if there is none.
    private(set) var clash: Clash?
    /// Whether the simplex method finished.
    private(set) var isFinished = true

    // For one parameter.
    private var line: Line?
    // For several parameters.
    private var tableau: Tableau?
    /// The tableau's variable for each parameter.
    private var locals: [Int32: Int32] = [:]
    /// The unknown of each row.
    private var unknowns: [Int32] = []

    mutating func add(_ terms: [Term], row: Int, _ constraint: Problem.Constraint) {
        rows.append(
            Row(
                terms: terms, row: row, relation: constraint.relation, scale: constraint.scale,
                priority: constraint.priority, attracts: constraint.attracts, serial: constraint.serial))
    }

    mutating func prepare(ages all: [Int]) {
        ages = parameters.map { all[Int($0)] }
        rows.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.serial < $1.serial }
        if parameters.count == 1 { line = Line(rows) }
    }

    /// Computes the parameters for the remainders of the block's rows.
    mutating func solve(_ blockRows: [Block.Row]) {
        isChanged = false
        guard let span = line?.solve(blockRows) else { return solveSeveral(blockRows) }
        clash = line?.clash
        isFree = !span.isPoint
        let value = span.low.isFinite ? span.low : span.high.isFinite ? span.high : 0
        if values.isEmpty { values = [value] } else { values[0] = value }
    }

    private mutating func solveSeveral(_ blockRows: [Block.Row]) {
        // Moved out while it changes, so that there is one owner.
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
        solving.minimize()
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

    /// Adds the rows to a tableau with a known variable for each parameter. Returns their unknowns.
    func addRows(
        to tableau: inout Tableau, _ blockRows: [Block.Row], variables: [Int32: Int32]
    ) -> [Int32] {
        rows.map { row in
            tableau.addConstraint(
                terms: row.terms.map {
                    Term(variable: variables[$0.variable] ?? 0, coefficient: $0.coefficient * row.scale)
                },
                relation: row.relation, constant: blockRows[row.row].rest * row.scale, priority: row.priority,
                attracts: row.attracts, serial: row.serial)
        }
    }

    /// Returns whether a linear combination of its parameters has the same value in all optimal solutions. The part
    /// must be solved.
    func isDetermined(_ terms: [Term]) -> Bool {
        if let line { return line.span.isPoint }
        guard var copy = tableau else { return true }
        let own = terms.map { Term(variable: locals[$0.variable] ?? 0, coefficient: $0.coefficient) }
        let observer = copy.addObserver(own)
        return copy.isDetermined(Int(observer))
    }

    /// A description of an inconsistency, or nil if there is none.
    var brokenInvariant: String? { tableau?.brokenInvariant() }
}

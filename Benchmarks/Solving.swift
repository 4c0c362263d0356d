import Foundation
import LayoutSolver

/// Measures the solver against kiwi with the same constraints, if the Python package `kiwisolver` is installed. Only
/// calls of the solvers are timed; kiwi's are those of its C++ code, called from Python.
func reportSolving(in table: inout Table) throws {
    let system = LinearSystem.form(rows: 60)
    let file = NSTemporaryDirectory() + "solver-\(UUID().uuidString).txt"
    try Data(system.text.utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let (build, update) = try costs(of: system)
    let large = LinearSystem.form(rows: 240)
    let (largeBuild, largeUpdate) = try costs(of: large)
    let growth = Double(large.constraints.count) / Double(system.constraints.count)
    table.add(
        "solve, 4 × as many", promised: "grows linearly",
        seen: "\((largeBuild / build / growth).short) × a constraint",
        detail: "\(large.constraints.count) constraints, \(largeBuild.milliseconds)")
    table.add(
        "change, 4 × as many", promised: "grows linearly",
        seen: "\((largeUpdate / update / growth).short) × a constraint", detail: largeUpdate.microseconds)
    guard let peer = output(of: ["python3", "Benchmarks/kiwi.py", file]),
        case let figures = peer.split(separator: " ").compactMap({
            Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }),
        figures.count == 2
    else {
        return table.add(
            "solve \(system.constraints.count) constraints", promised: "≤ kiwi", seen: "not compared",
            detail: "kiwisolver is not installed; \(build.milliseconds), a change \(update.microseconds)")
    }
    table.add(
        "solve \(system.constraints.count) constraints", promised: "≤ 1 × kiwi",
        seen: "\((build / figures[0]).short) ×",
        detail: "\(build.milliseconds), kiwi \(figures[0].milliseconds)")
    table.add(
        "change one of them", promised: "≤ 0.4 × kiwi", seen: "\((update / figures[1]).short) ×",
        detail: "\(update.microseconds), kiwi \(figures[1].microseconds)")
}

/// Returns the seconds for solving, and for changing a constant on which every row depends.
private func costs(of system: LinearSystem) throws -> (build: Double, update: Double) {
    let build = try seconds(runs: 21) { _ = try system.solved() }
    var solver = try system.solved()
    var turn = 0.0
    let update = try seconds(runs: 201) {
        turn = turn == 0 ? 7 : 0
        try solver.solver.setConstant(200 + turn, of: solver.ids[system.editable])
        _ = solver.solver.solve()
    }
    return (build, update)
}

/// Constraints as numbers, the input of both solvers.
struct LinearSystem {
    struct Constraint {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: LinearConstraint.Relation
        var constant: Double
        var priority: Double
    }

    var variables = 0
    var constraints: [Constraint] = []
    /// The index of the constraint whose constant is changed.
    var editable = 0

    /// Returns a form: rows of a label and a field, with labels as wide as the widest.
    static func form(rows: Int) -> LinearSystem {
        var system = LinearSystem()
        let root = system.rectangle()
        system.equal(root.x, 0)
        system.equal(root.y, 0)
        system.editable = system.constraints.count
        system.equal(root.width, 200)
        system.equal(root.height, 4000)
        var above: Rectangle?
        var firstLabel: Rectangle?
        for row in 0..<rows {
            let (label, field) = (system.rectangle(), system.rectangle())
            system.equal(label.x, root.x, 16)
            system.add([(field.x, 1), (label.x, -1), (label.width, -1)], .equal, 8)
            system.add([(root.x, 1), (root.width, 1), (field.x, -1), (field.width, -1)], .equal, 16)
            if let above {
                system.add([(label.y, 1), (above.y, -1), (above.height, -1)], .equal, 8)
            } else {
                system.equal(label.y, root.y, 20)
            }
            system.add([(label.y, 1), (label.height, 0.5), (field.y, -1), (field.height, -0.5)], .equal, 0)
            if let firstLabel { system.equal(label.width, firstLabel.width, 0) }
            for (box, width, height) in [(label, 40 + Double(row % 7) * 5, 20.5), (field, 30, 34)] {
                system.add([(box.width, 1)], .lessThanOrEqual, width, box.x == label.x ? 251 : 249)
                system.add([(box.width, 1)], .greaterThanOrEqual, width, 750)
                system.add([(box.height, 1)], .lessThanOrEqual, height, 251)
                system.add([(box.height, 1)], .greaterThanOrEqual, height, 750)
                system.add([(box.width, 1)], .greaterThanOrEqual, 0)
                system.add([(box.height, 1)], .greaterThanOrEqual, 0)
            }
            firstLabel = firstLabel ?? label
            above = field
        }
        return system
    }

    private typealias Rectangle = (x: Int, y: Int, width: Int, height: Int)

    private mutating func rectangle() -> Rectangle {
        defer { variables += 4 }
        return (variables, variables + 1, variables + 2, variables + 3)
    }

    private mutating func add(
        _ terms: [(Int, Double)], _ relation: LinearConstraint.Relation, _ constant: Double, _ priority: Double = 1000
    ) {
        constraints.append(Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
    }

    private mutating func equal(_ variable: Int, _ constant: Double) { add([(variable, 1)], .equal, constant) }

    private mutating func equal(_ variable: Int, _ other: Int, _ constant: Double) {
        add([(variable, 1), (other, -1)], .equal, constant)
    }

    func solved() throws -> (solver: ConstraintSolver, ids: [ConstraintID]) {
        var solver = ConstraintSolver()
        let all = (0..<variables).map { _ in solver.makeVariable() }
        let ids = try constraints.map { constraint in
            try solver.add(
                LinearConstraint(
                    LinearExpression(
                        terms: constraint.terms.map {
                            LinearExpression.Term(all[$0.variable], coefficient: $0.coefficient)
                        }),
                    constraint.relation, constraint.constant, priority: constraint.priority, name: ""))
        }
        precondition(solver.solve() == nil, "the form can be laid out")
        return (solver, ids)
    }

    /// The text with a line for the number of variables and the editable constraint's index, then one for each
    /// constraint.
    var text: String {
        let lines = constraints.map { constraint in
            let sign = [LinearConstraint.Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
            let terms = constraint.terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
            return "\(sign[constraint.relation] ?? "==") \(constraint.constant) \(constraint.priority) \(terms)"
        }
        return (["\(variables) \(editable)"] + lines).joined(separator: "\n")
    }
}

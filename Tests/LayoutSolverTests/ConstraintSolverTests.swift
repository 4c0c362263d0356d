import RandomNumbers
import LayoutSolver
import Testing

/// `pairs` of variables and their coefficients.
func sum(_ pairs: (Variable, Double)...) -> LinearExpression {
    LinearExpression(terms: pairs.map { LinearExpression.Term($0, coefficient: $1) })
}

@Suite("ConstraintSolver")
struct ConstraintSolverTests {
    @Test("A chain of equalities and a center are solved exactly")
    func chain() throws {
        var solver = ConstraintSolver()
        let (x, width, parent) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(LinearConstraint(LinearExpression(parent), .equal, 320))
        _ = try solver.add(LinearConstraint(sum((width, 1), (parent, -0.5)), .equal, 10))
        let center = LinearExpression(x) + LinearExpression(width) * 0.5 - LinearExpression(parent) * 0.5
        _ = try solver.add(LinearConstraint(center + 2, .equal, 2))
        #expect(solver.solve() == nil)
        #expect([x, width, parent].map { solver.value(of: $0) } == [75, 170, 320])
    }

    @Test("Five hundred constraints of priority 250 do not move one of 251")
    func strictOrder() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 { _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1000, priority: 250)) }
        let one = try solver.add(LinearConstraint(sum((x, 0.001)), .equal, 0.01, priority: 251))
        _ = solver.solve()
        #expect(abs(solver.value(of: x) - 10) < 1e-9)
        #expect(solver.error(of: one) == 0)
        solver.remove(one)
        _ = solver.solve()
        #expect(solver.value(of: x) == 1000)
    }

    @Test("Among equal priorities the sum of errors is least: the middle one of three wins")
    func sumOfErrors() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for value in [100.0, 0, 30] {
            _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, value, priority: 500))
        }
        _ = solver.solve()
        #expect(solver.value(of: x) == 30)
        #expect(solver.isDetermined(x))
    }

    @Test("Of two equal optional constraints the earlier is satisfied, and the variable counts as ambiguous")
    func ties() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let first = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10, priority: 500))
        let second = try solver.add(LinearConstraint(LinearExpression(x), .equal, 20, priority: 500))
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.error(of: second) == 10)
        #expect(!solver.isDetermined(x))
        try solver.setPriority(501, of: second)
        _ = solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.isDetermined(x))
        try solver.setPriority(500, of: second)
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.error(of: first) == 0)
    }

    @Test(
        "A variable between bounds that differ is ambiguous and as near to 0 as they allow; equal bounds determine it")
    func ambiguity() throws {
        var solver = ConstraintSolver()
        let (x, y, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 5))
        let upper = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 8))
        _ = try solver.add(LinearConstraint(sum((y, 1), (x, -1)), .equal, 1))
        _ = solver.solve()
        #expect([x, y, free].map { solver.value(of: $0) } == [5, 6, 0])
        #expect([x, y, free].map { solver.isDetermined($0) } == [false, false, false])
        try solver.setConstant(5, of: upper)
        _ = solver.solve()
        #expect([x, y, free].map { solver.isDetermined($0) } == [true, true, false])
    }

    @Test("A suggested value moves a variable as far as stronger constraints allow, and not after it ends")
    func suggestions() throws {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 100))
        _ = try solver.add(LinearConstraint(sum((y, 1), (x, -2)), .equal, 0))
        _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, 7, priority: 10))
        for (value, expected) in [(40.0, 40.0), (150, 100), (-3, -3)] {
            try solver.suggest(value, for: x, priority: 500)
            _ = solver.solve()
            #expect([x, y].map { solver.value(of: $0) } == [expected, 2 * expected])
        }
        solver.endSuggesting(x)
        _ = solver.solve()
        #expect(solver.value(of: x) == 7)
    }

    @Test("What is removed and added again gives the same values")
    func removal() throws {
        var screen = try ListScreen(rows: 6)
        _ = screen.solver.solve()
        let before = screen.frames
        for id in screen.constraints {
            let constraint = screen.solver.constraint(id)
            screen.solver.remove(id)
            _ = screen.solver.solve()
            _ = try screen.solver.add(constraint)
            #expect(screen.solver.solve() == nil)
            screen.solver.checkInvariants()
            #expect(screen.frames == before, "\(constraint.name)")
        }
    }

    @Test("A variable without constraints can be removed, and its place used again")
    func removedVariable() throws {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let both = try solver.add(LinearConstraint(sum((x, 1), (y, 1)), .equal, 10))
        _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, 4))
        _ = solver.solve()
        solver.remove(both)
        solver.remove(y)
        solver.checkInvariants()
        let z = solver.makeVariable()
        _ = try solver.add(LinearConstraint(sum((z, 1), (x, -1)), .equal, 1))
        _ = solver.solve()
        solver.checkInvariants()
        #expect([x, z].map { solver.value(of: $0) } == [4, 5])
    }

    @Test("A conflict names the constraints that cannot all be satisfied, and no others")
    func conflict() throws {
        var solver = ConstraintSolver()
        let (x, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(LinearConstraint(LinearExpression(other), .equal, 1, name: "other"))
        let left = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10, name: "left"))
        let right = try solver.add(LinearConstraint(sum((x, 1), (width, 1)), .lessThanOrEqual, 50, name: "right"))
        let fixed = try solver.add(LinearConstraint(LinearExpression(width), .equal, 60, name: "width"))
        let found = solver.solve()
        let conflict = try #require(found)
        #expect(conflict.constraints == [left, right, fixed])
        #expect(conflict.constraints.map { solver.constraint($0).name } == ["left", "right", "width"])
        var rejecting = solver
        rejecting.remove(fixed)
        #expect(rejecting.solve() == nil)
        #expect(solver.solve { $0.constraints[1] } == [right])
        #expect([x, width, other].map { solver.value(of: $0) } == [10, 60, 1])
    }

    @Test("Conflicts that have nothing to do with each other are broken one after the other")
    func conflicts() throws {
        var solver = ConstraintSolver()
        var last: Set<ConstraintID> = []
        for _ in 0..<5 {
            let x = solver.makeVariable()
            _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
            last.insert(try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 2)))
        }
        let empty = try solver.add(LinearConstraint(LinearExpression(constant: 3), .equal, 0))
        let broken = solver.solve { $0.constraints[$0.constraints.count - 1] }
        #expect(Set(broken) == last.union([empty]))
    }

    @Test("A changed constant can cause a conflict of equal constraints and resolve it")
    func redundant() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let first = try solver.add(LinearConstraint(LinearExpression(x), .equal, 5))
        let second = try solver.add(LinearConstraint(sum((x, 3)), .equal, 15))
        #expect(solver.solve() == nil)
        try solver.setConstant(18, of: second)
        #expect(solver.solve()?.constraints == [first, second])
        try solver.setConstant(6, of: first)
        #expect(solver.solve() == nil)
        #expect(abs(solver.value(of: x) - 6) < 1e-9)
    }

    @Test("A thousand constraints through one point end")
    func degenerate() throws {
        var random = RandomNumbers(seed: 7)
        var solver = ConstraintSolver()
        let variables = (0..<12).map { _ in solver.makeVariable() }
        for index in 0..<1000 {
            var line = RandomSystemTests.line(variables: 12, using: &random)
            line.constant = line.coefficients.reduce(0, +)
            line.priority = index.isMultiple(of: 3) ? 1000 : 500
            _ = try solver.add(RandomSystemTests.constraint(line, of: variables))
        }
        #expect(solver.solve() == nil)
        #expect(variables.allSatisfy { abs(solver.value(of: $0) - 1) < 1e-6 })
        solver.checkInvariants()
    }

    @Test("Huge and tiny coefficients and constants keep their digits")
    func magnitudes() throws {
        for size in [1e-9, 1e-4, 1, 1e5, 1e12] {
            var solver = ConstraintSolver()
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            _ = try solver.add(LinearConstraint(sum((x, size)), .equal, 3 * size))
            _ = try solver.add(LinearConstraint(sum((y, 1 / size), (x, -1 / size)), .greaterThanOrEqual, 4 / size))
            _ = try solver.add(LinearConstraint(sum((y, size)), .lessThanOrEqual, 0, priority: 1))
            #expect(solver.solve() == nil, "\(size)")
            #expect(abs(solver.value(of: x) - 3) < 1e-9, "\(size)")
            #expect(abs(solver.value(of: y) - 7) < 1e-9, "\(size)")
        }
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        _ = try solver.add(LinearConstraint(sum((x, 1e-7)), .greaterThanOrEqual, 1e8))
        _ = solver.solve()
        #expect(abs(solver.value(of: x) / 1e15 - 1) < 1e-12)
    }

    @Test("A number that is not finite, or an invalid priority, is an error and changes nothing")
    func refusals() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let kept = try solver.add(LinearConstraint(LinearExpression(x), .equal, 5, name: "kept"))
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: LayoutSolverError.self) { try solver.add(LinearConstraint(sum((x, bad)), .equal, 0)) }
            #expect(throws: LayoutSolverError.self) {
                try solver.add(LinearConstraint(LinearExpression(x), .equal, bad))
            }
            #expect(throws: LayoutSolverError.self) {
                try solver.add(LinearConstraint(LinearExpression(x) + bad, .equal, 0))
            }
            #expect(throws: LayoutSolverError.self) { try solver.setConstant(bad, of: kept) }
            #expect(throws: LayoutSolverError.self) { try solver.suggest(bad, for: x, priority: 10) }
        }
        let largest = Double.greatestFiniteMagnitude
        #expect(throws: LayoutSolverError.notFinite(constraint: "sum", value: .infinity)) {
            try solver.add(LinearConstraint(sum((x, largest), (x, largest)), .equal, 0, name: "sum"))
        }
        for priority in [0, 0.5, 1000.5, Double.nan] {
            #expect(throws: LayoutSolverError.self) {
                try solver.add(LinearConstraint(LinearExpression(x), .equal, 0, priority: priority))
            }
            #expect(throws: LayoutSolverError.self) { try solver.setPriority(priority, of: kept) }
        }
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 5)
        solver.checkInvariants()
    }
}

import LayoutSolver
import Testing

@Suite("Blocks")
struct BlockTests {
    private func chain(_ count: Int, in solver: inout ConstraintSolver) throws -> [Variable] {
        let variables = (0...count).map { _ in solver.makeVariable() }
        for (one, next) in zip(variables, variables.dropFirst()) {
            _ = try solver.add(LinearConstraint(sum((next, 1), (one, -1)), .equal, 1))
        }
        return variables
    }

    @Test("A chain of a thousand follows its first link, whichever end is held")
    func chains() throws {
        var solver = ConstraintSolver()
        let links = try chain(1000, in: &solver)
        let last = try solver.add(LinearConstraint(sum((links[1000], 1)), .equal, 5000))
        #expect(solver.solve() == nil)
        #expect([0, 500, 1000].map { solver.value(of: links[$0]) } == [4000, 4500, 5000])
        try solver.setConstant(1000, of: last)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: links[0]) == 0)
        solver.remove(last)
        #expect(!solver.isDetermined(links[500]))
        #expect(solver.solve() == nil)
        #expect(!solver.isDetermined(links[500]))
        #expect([0, 500, 1000].map { solver.value(of: links[$0]) } == [0, 500, 1000])
        solver.checkInvariants()
    }

    @Test("A conflict along a chain of hundreds names every link, and what hangs on it is spared")
    func longConflict() throws {
        var solver = ConstraintSolver()
        let links = try chain(600, in: &solver)
        let aside = solver.makeVariable()
        _ = try solver.add(LinearConstraint(sum((aside, 1), (links[300], -1)), .equal, 0))
        _ = try solver.add(LinearConstraint(sum((links[0], 1)), .equal, 0))
        let limit = try solver.add(LinearConstraint(sum((links[600], 1)), .lessThanOrEqual, 500))
        #expect(solver.solve { $0.constraints[$0.constraints.count - 1] } == [limit])
        _ = try solver.add(LinearConstraint(sum((links[600], 1)), .lessThanOrEqual, 500))
        #expect(solver.solve()?.constraints.count == 602)
        #expect(solver.isFinished)
    }

    @Test("A conflict of hundreds of widths in too little room names all of them")
    func wideConflict() throws {
        var solver = ConstraintSolver()
        let widths = (0..<300).map { _ in solver.makeVariable() }
        for width in widths { _ = try solver.add(LinearConstraint(sum((width, 1)), .greaterThanOrEqual, 2)) }
        let room = LinearExpression(terms: widths.map { LinearExpression.Term($0) })
        let limit = try solver.add(LinearConstraint(room, .lessThanOrEqual, 599))
        #expect(solver.solve()?.constraints.count == 301)
        try solver.setConstant(600, of: limit)
        #expect(solver.solve() == nil)
        #expect(widths.allSatisfy { abs(solver.value(of: $0) - 2) < 1e-9 && solver.isDetermined($0) })
    }

    @Test("After a change of constants, what may have moved is reported, and nothing independent of them")
    func moves() throws {
        var solver = ConstraintSolver()
        let links = try chain(10, in: &solver)
        let first = try solver.add(LinearConstraint(sum((links[0], 1)), .equal, 5))
        let others = try chain(10, in: &solver)
        let wish = try solver.add(LinearConstraint(sum((others[4], 1)), .equal, 7, priority: 500))
        _ = try solver.add(LinearConstraint(sum((others[4], 1)), .lessThanOrEqual, 9))
        #expect(solver.solve() == nil)
        #expect(Set(solver.moved) == Set((links + others).map(\.place)))
        #expect(solver.solve() == nil && solver.moved.isEmpty)
        try solver.setConstant(6, of: first)
        #expect(solver.solve() == nil)
        #expect(Set(solver.moved) == Set(links.map(\.place)))
        #expect(links.map { solver.value(of: $0) } == (6...16).map { Double($0) })
        try solver.setConstant(8, of: wish)
        #expect(solver.solve() == nil)
        #expect(Set(solver.moved) == Set(others.map(\.place)))
        #expect(others.map { solver.value(of: $0) } == (4...14).map { Double($0) })
        try solver.setConstant(20, of: wish)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: others[4]) == 9)
        try solver.setConstant(30, of: wish)
        #expect(solver.solve() == nil && solver.moved.isEmpty)
    }

    @Test("A change that causes a conflict, and one that resolves it, move all variables")
    func movesOfConflicts() throws {
        var solver = ConstraintSolver()
        let links = try chain(3, in: &solver)
        let first = try solver.add(LinearConstraint(sum((links[0], 1)), .equal, 0))
        _ = try solver.add(LinearConstraint(sum((links[3], 1)), .lessThanOrEqual, 5))
        #expect(solver.solve() == nil)
        try solver.setConstant(3, of: first)
        #expect(solver.solve() != nil)
        #expect(Set(solver.moved) == Set(links.map(\.place)))
        try solver.setConstant(0, of: first)
        #expect(solver.solve() == nil)
        #expect(Set(solver.moved) == Set(links.map(\.place)))
        #expect(links.map { solver.value(of: $0) } == [0, 1, 2, 3])
    }

    @Test("What equations determine is a constant to later constraints, until one of the equations is removed")
    func later() throws {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let held = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10))
        _ = solver.solve()
        let bound = try solver.add(LinearConstraint(sum((y, 1), (x, -1)), .equal, 1))
        _ = solver.solve()
        _ = try solver.add(LinearConstraint(sum((z, 1), (y, -2)), .greaterThanOrEqual, 0))
        _ = solver.solve()
        #expect([x, y, z].map { solver.value(of: $0) } == [10, 11, 22])
        try solver.setConstant(20, of: held)
        _ = solver.solve()
        solver.checkInvariants()
        #expect([x, y, z].map { solver.value(of: $0) } == [20, 21, 42])
        solver.remove(held)
        #expect([x, y, z].map { solver.value(of: $0) } == [20, 21, 42], "values are those of the last solution")
        _ = solver.solve()
        solver.checkInvariants()
        #expect([x, y, z].map { solver.value(of: $0) } == [0, 1, 2])
        solver.remove(bound)
        _ = solver.solve()
        #expect([x, y, z].map { solver.value(of: $0) } == [0, 0, 0])
    }

    @Test("Equations that only together decide their variables are solved together")
    func together() throws {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(LinearConstraint(sum((x, 1), (y, 1), (z, 1)), .equal, 6))
        _ = try solver.add(LinearConstraint(sum((x, 1), (y, -1), (z, 2)), .equal, 5))
        let last = try solver.add(LinearConstraint(sum((x, 2), (y, 1), (z, -1)), .equal, 1))
        #expect(solver.solve() == nil)
        #expect(zip([x, y, z], [1, 2, 3]).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
        #expect([x, y, z].allSatisfy { solver.isDetermined($0) })
        try solver.setConstant(13, of: first)
        _ = solver.solve()
        #expect(zip([x, y, z], [0, 7, 6]).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
        let copy = try solver.add(LinearConstraint(sum((x, 4), (y, 2), (z, -2)), .equal, 3))
        #expect(solver.solve()?.constraints == [last, copy])
    }

    @Test("The earliest variable is as near to 0 as can be where it is a sum of others that are open")
    func sumNearZero() throws {
        var solver = ConstraintSolver()
        let (x, p, q) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(LinearConstraint(sum((x, 1), (p, -1), (q, -1)), .equal, 0))
        _ = try solver.add(LinearConstraint(LinearExpression(p), .greaterThanOrEqual, 1))
        _ = try solver.add(LinearConstraint(LinearExpression(p), .lessThanOrEqual, 3))
        _ = try solver.add(LinearConstraint(LinearExpression(q), .greaterThanOrEqual, -5))
        _ = solver.solve()
        #expect([x, p, q].map { solver.value(of: $0) } == [0, 1, -1])
        #expect(![x, p, q].contains { solver.isDetermined($0) })
    }
}

import RandomNumbers
import LayoutSolver
import Testing

@Suite("Random systems")
struct RandomSystemTests {
    static func line(variables: Int, using random: inout RandomNumbers) -> ReferenceSolution.Line {
        ReferenceSolution.Line(
            coefficients: (0..<variables).map { _ in
                [0, 0, 1, -1, 1, -1, 2, 0.5, -3].randomElement(using: &random) ?? 0
            },
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
            constant: Double(Int.random(in: -6...6, using: &random)),
            priority: [1000, 1000, 750, 251, 250].randomElement(using: &random) ?? 1000,
            attracts: Bool.random(using: &random))
    }

    static func constraint(_ line: ReferenceSolution.Line, of variables: [Variable]) -> LinearConstraint {
        LinearConstraint(
            LinearExpression(
                terms: zip(variables, line.coefficients).map { LinearExpression.Term($0, coefficient: $1) }),
            line.relation, line.constant, priority: line.priority, attracts: line.attracts)
    }

    static func isNear(_ left: [Double], _ right: [Double], tolerance: Double = 1e-6) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
    }

    static func values(of variables: [Variable], in solver: ConstraintSolver) -> [Double] {
        variables.map { solver.value(of: $0) }
    }

    @Test("Solutions, ties and ambiguity are those of a search through all corners")
    func reference() throws {
        for seed in 1...1500 {
            var random = RandomNumbers(seed: UInt64(seed))
            let count = Int.random(in: 1...3, using: &random)
            let reference = ReferenceSolution(
                lines: (0..<Int.random(in: 1...7, using: &random)).map { _ in
                    Self.line(variables: count, using: &random)
                }, count: count)
            var solver = ConstraintSolver()
            let variables = (0..<count).map { _ in solver.makeVariable() }
            for line in reference.lines { _ = try solver.add(Self.constraint(line, of: variables)) }
            let conflict = solver.solve()
            solver.checkInvariants()
            let found = Self.values(of: variables, in: solver)
            let expected = reference.solution()
            #expect(Self.isNear(found, expected), "seed \(seed): \(found), expected \(expected)")
            let errors = reference.errors(at: expected)
            let isImpossible = reference.lines.contains { $0.priority == 1000 } && (errors.first ?? 0) > 1e-7
            #expect((conflict != nil) == isImpossible, "seed \(seed)")
            let determined = variables.map { solver.isDetermined($0) }
            #expect(determined == reference.determined(), "seed \(seed)")
        }
    }

    @Test("No conflict can spare a constraint, and it stays one by itself")
    func conflicts() throws {
        var conflicts = 0
        for seed in 1...600 {
            var random = RandomNumbers(seed: UInt64(seed))
            var solver = ConstraintSolver()
            let variables = (0..<4).map { _ in solver.makeVariable() }
            for _ in 0..<9 {
                var line = Self.line(variables: 4, using: &random)
                line.priority = 1000
                _ = try solver.add(Self.constraint(line, of: variables))
            }
            guard let conflict = solver.solve() else { continue }
            conflicts += 1
            let constraints = conflict.constraints.map { solver.constraint($0) }
            #expect(try Self.conflict(constraints), "seed \(seed): the set is not a conflict")
            for spared in constraints.indices {
                var fewer = constraints
                fewer.remove(at: spared)
                #expect(try !Self.conflict(fewer), "seed \(seed): constraint \(spared) can be spared")
            }
        }
        #expect(conflicts > 100)
    }

    /// Whether the constraints, which are about four variables, conflict.
    private static func conflict(_ constraints: [LinearConstraint]) throws -> Bool {
        var solver = ConstraintSolver()
        for _ in 0..<4 { _ = solver.makeVariable() }
        for constraint in constraints { _ = try solver.add(constraint) }
        return solver.solve() != nil
    }

    @Test("After thousands of changes the solution is that of a fresh start", arguments: 1...4)
    func changes(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        var solver = ConstraintSolver()
        let variables = (0..<8).map { _ in solver.makeVariable() }
        var kept: [(id: ConstraintID, line: ReferenceSolution.Line)] = []
        for step in 1...1500 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4 where kept.count < 20:
                let line = Self.line(variables: 8, using: &random)
                kept.append((try solver.add(Self.constraint(line, of: variables)), line))
            case 4..<7 where !kept.isEmpty:
                let removed = kept.remove(at: Int.random(in: kept.indices, using: &random))
                solver.remove(removed.id)
            case 7 where !kept.isEmpty:
                let index = Int.random(in: kept.indices, using: &random)
                kept[index].line.priority = [1000, 750, 250].randomElement(using: &random) ?? 1000
                try solver.setPriority(kept[index].line.priority, of: kept[index].id)
            default:
                guard !kept.isEmpty else { continue }
                let index = Int.random(in: kept.indices, using: &random)
                kept[index].line.constant = Double(Int.random(in: -50...50, using: &random))
                try solver.setConstant(kept[index].line.constant, of: kept[index].id)
            }
            guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
            let conflict = solver.solve()
            solver.checkInvariants()
            var fresh = ConstraintSolver()
            let freshVariables = (0..<8).map { _ in fresh.makeVariable() }
            for (_, line) in kept { _ = try fresh.add(Self.constraint(line, of: freshVariables)) }
            let freshConflict = fresh.solve()
            #expect((conflict == nil) == (freshConflict == nil), "seed \(seed), step \(step)")
            let found = Self.values(of: variables, in: solver)
            let expected = Self.values(of: freshVariables, in: fresh)
            #expect(Self.isNear(found, expected), "seed \(seed), step \(step): \(found), expected \(expected)")
        }
    }
}

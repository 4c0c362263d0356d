import LayoutSolver
import Testing

@Suite("Random layouts")
struct RandomLayoutTests {
    /// After a conflict nothing is substituted and the simplex method decides everything, so a conflict among other
    /// variables shows whether the way through blocks finds the same.
    private func expectAgreement(_ layout: RandomLayout, _ place: String) throws {
        var torn = layout.solver
        let other = torn.makeVariable()
        let pair = [
            try torn.add(LinearConstraint(LinearExpression(other), .equal, 0)),
            try torn.add(LinearConstraint(LinearExpression(other), .equal, 1)),
        ]
        #expect(torn.solve()?.constraints == pair, "\(place)")
        let found = RandomSystemTests.values(of: layout.variables, in: layout.solver)
        let expected = RandomSystemTests.values(of: layout.variables, in: torn)
        #expect(RandomSystemTests.isNear(found, expected), "\(place): \(found), expected \(expected)")
        let determined = layout.variables.map { layout.solver.isDetermined($0) }
        #expect(determined == layout.variables.map { torn.isDetermined($0) }, "\(place)")
        for id in layout.constraints {
            #expect(abs(layout.solver.error(of: id) - torn.error(of: id)) < 1e-6, "\(place)")
        }
    }

    @Test("Blocks find what the simplex method alone finds", arguments: 1...6)
    func agreement(part: Int) throws {
        for seed in part * 100..<part * 100 + 60 {
            var layout = try RandomLayout(seed: UInt64(seed), boxes: 3 + seed % 9)
            layout.makePossible()
            layout.solver.checkInvariants()
            try expectAgreement(layout, "seed \(seed)")
            for step in 1...8 {
                try layout.change()
                layout.makePossible()
                layout.solver.checkInvariants()
                try expectAgreement(layout, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("Layouts that conflict are left with conflicts of which none can be spared", arguments: 1...4)
    func conflicts(part: Int) throws {
        var conflicts = 0
        for seed in part * 100..<part * 100 + 100 {
            var layout = try RandomLayout(seed: UInt64(seed), boxes: 8)
            for index in 1..<8 { try layout.tie(index) }
            guard let conflict = layout.solver.solve() else { continue }
            conflicts += 1
            #expect(try isConflict(conflict.constraints, of: layout), "seed \(seed): the set is not a conflict")
            for spared in conflict.constraints {
                let fewer = conflict.constraints.filter { $0 != spared }
                #expect(try !isConflict(fewer, of: layout), "seed \(seed): one of the set can be spared")
            }
        }
        #expect(conflicts > 20)
    }

    private func isConflict(_ constraints: [ConstraintID], of layout: RandomLayout) throws -> Bool {
        var solver = layout.solver
        for id in layout.constraints where !constraints.contains(id) { solver.remove(id) }
        return solver.solve() != nil
    }
}

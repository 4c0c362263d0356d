extension Problem {
    /// Returns whether a variable has the same value in all optimal solutions. The problem must be solved and without
    /// conflict.
    func isDetermined(_ variable: Int) -> Bool {
        guard let number = variables[variable].block, let block = blocks[number] else { return false }
        var sum = SparseSum(count: block.parameters.count)
        let terms = block.terms(of: [Term(variable: Int32(variable), coefficient: 1)], variables, using: &sum)
        let parts = Dictionary(grouping: terms) { block.partOf[Int($0.variable)] }
        return parts.allSatisfy { part, own in part.map { block.parts[$0].isDetermined(own) } ?? true }
    }

    /// A description of the first inconsistency, or nil if there is none.
    var brokenInvariant: String? {
        for index in constraints.indices where constraints[index].isUsed {
            guard let block = constraints[index].block else {
                if !waiting.contains(Int32(index)) { return "constraint \(index) is lost" }
                continue
            }
            guard blocks[block]?.constraints.contains(Int32(index)) == true else {
                return "constraint \(index) is not in its block"
            }
        }
        for number in blocks.numbers {
            guard let block = blocks[number] else { continue }
            for variable in block.variables where variables[Int(variable)].block != number {
                return "variable \(variable) is not its block's"
            }
            for step in block.steps {
                for term in block.stepTerms[step.terms] {
                    let (read, own) = (variables[Int(term.variable)], variables[Int(step.variable)])
                    guard let other = read.block else { return "variable \(step.variable) reads one without block" }
                    if read.equation != nil, read.position >= own.position { return "steps are not in order" }
                    if other != number, !read.isConstant || other > number || blocks[other] == nil {
                        return "block \(number) reads variable \(term.variable) too early"
                    }
                }
            }
            for part in block.parts { if let broken = part.brokenInvariant { return broken } }
        }
        return nil
    }
}

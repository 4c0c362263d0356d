/// Creates a block: decides which equation determines which variable, and what is left to the parameters.
///
/// An equation with a single unknown variable determines that variable. If there is none, the variable that most other
/// constraints use becomes a parameter, which is known. A remaining equation between known variables is a relation
/// among parameters. Thus nothing is substituted where equations form chains, however long.
struct Elimination {
    private(set) var block: Block
    private let number: Int
    private var equations: [Int32] = []
    private var others: [Int32] = []
    /// For each equation the number of unknown variables.
    private var open: [Int] = []
    private var isStep: [Bool] = []
    private var isKnown: [Bool]
    /// For each variable the equations that use it.
    private var mentions: [[Int32]]
    /// For each variable the number of constraints that use it and aren't equations.
    private var weights: [Int]

    /// Creates an elimination. The constraints are in order of age.
    init(of constraints: [Int32], as number: Int, in problem: inout Problem) {
        self.number = number
        block = Block(constraints: constraints)
        block.firstPosition = problem.nextPosition
        for index in constraints {
            for term in problem.constraints[Int(index)].terms {
                let variable = Int(term.variable)
                if let other = problem.variables[variable].block {
                    if other != number, let place = problem.blocks.place(of: other) {
                        problem.blocks.all[place].readers.insert(number)
                    }
                } else {
                    problem.variables[variable].block = number
                    block.variables.append(term.variable)
                }
            }
        }
        block.variables.sort { problem.variables[Int($0)].serial < problem.variables[Int($1)].serial }
        for (place, variable) in block.variables.enumerated() { problem.variables[Int(variable)].place = Int32(place) }
        isKnown = [Bool](repeating: false, count: block.variables.count)
        mentions = [[Int32]](repeating: [], count: block.variables.count)
        weights = [Int](repeating: 0, count: block.variables.count)
        sort(constraints, problem)
        define(&problem)
        block.shorten(problem.variables)
        let spare = relate(problem)
        for place in block.variables.indices where block.short[place]?.isEmpty == true {
            problem.variables[Int(block.variables[place])].isConstant = true
        }
        block.reduce(others, checking: spare, in: problem)
    }

    /// Separates equations from other constraints.
    private mutating func sort(_ constraints: [Int32], _ problem: Problem) {
        for index in constraints {
            let constraint = problem.constraints[Int(index)]
            var unknown = 0
            for term in constraint.terms where problem.variables[Int(term.variable)].block == number {
                let place = Int(problem.variables[Int(term.variable)].place)
                unknown += 1
                if constraint.isEquation { mentions[place].append(Int32(equations.count)) } else { weights[place] += 1 }
            }
            if constraint.isEquation {
                equations.append(index)
                open.append(unknown)
            } else {
                others.append(index)
            }
        }
        isStep = [Bool](repeating: false, count: equations.count)
    }

    private mutating func define(_ problem: inout Problem) {
        var ready = open.indices.filter { open[$0] == 1 }.map { Int32($0) }
        var next = 0
        let candidates = block.variables.indices.sorted {
            weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1
        }
        for candidate in candidates {
            while next < ready.count {
                let equation = Int(ready[next])
                next += 1
                guard open[equation] == 1 else { continue }
                makeKnown(step(equation, &problem), &ready)
            }
            guard !isKnown[candidate] else { continue }
            block.parameters.append(block.variables[candidate])
            makeKnown(candidate, &ready)
        }
        while next < ready.count {
            if open[Int(ready[next])] == 1 { makeKnown(step(Int(ready[next]), &problem), &ready) }
            next += 1
        }
    }

    private mutating func makeKnown(_ place: Int, _ ready: inout [Int32]) {
        isKnown[place] = true
        for equation in mentions[place] {
            open[Int(equation)] -= 1
            if open[Int(equation)] == 1 { ready.append(equation) }
        }
    }

    /// Makes an equation determine its only unknown variable, and returns the variable's index.
    private mutating func step(_ equation: Int, _ problem: inout Problem) -> Int {
        let terms = problem.constraints[Int(equations[equation])].terms
        guard
            let unknown = terms.first(where: {
                let variable = problem.variables[Int($0.variable)]
                return variable.block == number && !isKnown[Int(variable.place)]
            })
        else { preconditionFailure("an equation has no unknown variable") }
        let factor = 1 / unknown.coefficient
        let start = block.stepTerms.count
        for term in terms where term.variable != unknown.variable {
            block.stepTerms.append(Term(variable: term.variable, coefficient: -term.coefficient * factor))
        }
        block.steps.append(
            Block.Step(
                variable: unknown.variable, equation: equations[equation], factor: factor,
                terms: start..<block.stepTerms.count))
        isStep[equation] = true
        problem.variables[Int(unknown.variable)].equation = equations[equation]
        problem.variables[Int(unknown.variable)].position = problem.nextPosition
        problem.nextPosition += 1
        return Int(problem.variables[Int(unknown.variable)].place)
    }

    /// Solves the equations that aren't steps for parameters. Returns the redundant ones.
    private mutating func relate(_ problem: Problem) -> [Int32] {
        var relations = Relations(parameters: block.parameters.count)
        var sum = SparseSum(count: block.parameters.count)
        var spare: [Int32] = []
        for equation in equations.indices where !isStep[equation] {
            let terms = problem.constraints[Int(equations[equation])].terms
            let reduced = block.terms(of: terms, problem.variables, using: &sum)
            if relations.add(reduced, number: Int32(block.relations.count)) {
                block.relations.append(equations[equation])
                block.relationTerms.append(terms)
            } else {
                spare.append(equations[equation])
            }
        }
        block.solved = relations.solved
        if !block.solved.isEmpty { block.shorten(problem.variables) }
        return spare
    }
}

import RandomNumbers
import LayoutSolver

/// Boxes in boxes, tied together as in layouts: edges in chains, centers, equal sizes, sizes of contents.
struct RandomLayout {
    struct Box {
        var start: Variable
        var length: Variable
        var parent: Int
    }

    var solver = ConstraintSolver()
    var boxes: [Box] = []
    var constraints: [ConstraintID] = []
    private var dice: RandomNumbers

    init(seed: UInt64, boxes count: Int) throws {
        dice = RandomNumbers(seed: seed)
        for index in 0..<count {
            let parent = index == 0 ? 0 : Int.random(in: max(0, index - 4)..<index, using: &dice)
            boxes.append(Box(start: solver.makeVariable(), length: solver.makeVariable(), parent: parent))
        }
        try add(sum((boxes[0].start, 1)), .equal, 0)
        try add(sum((boxes[0].length, 1)), .equal, 300, priority: Bool.random(using: &dice) ? 1000 : 500)
        for index in boxes.indices.dropFirst() { try tie(index) }
    }

    var variables: [Variable] { boxes.flatMap { [$0.start, $0.length] } }

    private func start(_ index: Int) -> LinearExpression { LinearExpression(boxes[index].start) }
    private func length(_ index: Int) -> LinearExpression { LinearExpression(boxes[index].length) }
    private func end(_ index: Int) -> LinearExpression { start(index) + length(index) }
    private func center(_ index: Int) -> LinearExpression { start(index) + length(index) * 0.5 }

    private mutating func add(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ constant: Double,
        priority: Double = LinearConstraint.required
    ) throws {
        constraints.append(
            try solver.add(LinearConstraint(expression, relation, constant, priority: priority)))
    }

    /// Adds some of the constraints that a view has.
    mutating func tie(_ index: Int) throws {
        let parent = boxes[index].parent
        let other = Int.random(in: 0..<index, using: &dice)
        let space = Double(Int.random(in: 0...20, using: &dice))
        let wish: Double = [250.0, 251, 750, 999].randomElement(using: &dice) ?? 250
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: try add(start(index) - start(parent), .equal, space)
        case 1: try add(start(index) - end(other), .equal, space)
        case 2: try add(center(index) - center(parent), .equal, 0)
        case 3: try add(start(index) - start(other), .equal, space, priority: wish)
        default: try add(start(index) - start(parent), .greaterThanOrEqual, space)
        }
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: try add(length(index), .equal, 10 * space)
        case 1: try add(length(index) - length(other), .equal, 0)
        case 2: try add(end(parent) - end(index), .equal, space)
        case 3: try add(length(index) - length(other) * 0.5, .equal, space, priority: wish)
        case 4: try add(end(parent) - end(index), .greaterThanOrEqual, space, priority: 999)
        default: break
        }
        if Bool.random(using: &dice) {
            let content = 7 * space + 3
            try add(length(index), .lessThanOrEqual, content, priority: wish == 999 ? 250 : wish)
            try add(length(index), .greaterThanOrEqual, content, priority: 750)
        }
        try add(length(index), .greaterThanOrEqual, 0)
    }

    /// Changes a constant or a priority, takes a constraint away, or adds some.
    mutating func change() throws {
        let index = Int.random(in: constraints.indices, using: &dice)
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: solver.remove(constraints.remove(at: index))
        case 1: try tie(Int.random(in: boxes.indices.dropFirst(), using: &dice))
        case 2: try solver.setPriority([250, 750, 1000].randomElement(using: &dice) ?? 250, of: constraints[index])
        default: try solver.setConstant(Double(Int.random(in: 0...40, using: &dice)), of: constraints[index])
        }
    }

    /// Takes away constraints that conflict with others.
    mutating func makePossible() {
        let broken = Set(solver.solve { $0.constraints[$0.constraints.count - 1] })
        constraints.removeAll { broken.contains($0) }
    }
}

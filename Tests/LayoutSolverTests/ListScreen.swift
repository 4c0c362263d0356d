import LayoutSolver

/// A list as an app has it: rows of equal height with a square icon, a title and a detail label beside it.
struct ListScreen {
    struct Box {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
    }

    var solver = ConstraintSolver()
    var constraints: [ConstraintID] = []
    var rows: [(row: Box, icon: Box, title: Box, detail: Box)] = []
    let rootWidth: ConstraintID

    static func titleWidth(_ row: Int) -> Double { 60 + Double(row * 37 % 240) }
    static func detailWidth(_ row: Int) -> Double { 40 + Double(row * 53 % 120) }

    init(rows count: Int) throws {
        let root = Self.box(in: &solver)
        rootWidth = try solver.add(LinearConstraint(LinearExpression(root.width), .equal, 375, name: "root width"))
        try add("root x", sum((root.x, 1)), .equal, 0)
        try add("root y", sum((root.y, 1)), .equal, 0)
        for index in 0..<count { try addRow(index, to: root) }
    }

    /// x, y, width and height of each row, icon, title and detail, rounded to a thousandth.
    var frames: [[Double]] {
        rows.flatMap { [$0.row, $0.icon, $0.title, $0.detail] }.map { box in
            [box.x, box.y, box.width, box.height].map { (solver.value(of: $0) * 1000).rounded() / 1000 + 0 }
        }
    }

    private static func box(in solver: inout ConstraintSolver) -> Box {
        Box(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
    }

    private mutating func add(
        _ name: String, _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ constant: Double,
        priority: Double = LinearConstraint.required
    ) throws {
        constraints.append(
            try solver.add(LinearConstraint(expression, relation, constant, priority: priority, name: name)))
    }

    private mutating func addRow(_ index: Int, to root: Box) throws {
        let row = Self.box(in: &solver)
        let icon = Self.box(in: &solver)
        let title = Self.box(in: &solver)
        let detail = Self.box(in: &solver)
        try add("row left", sum((row.x, 1), (root.x, -1)), .equal, 0)
        try add("row width", sum((row.width, 1), (root.width, -1)), .equal, 0)
        if let above = rows.last?.row {
            try add("row below", sum((row.y, 1), (above.y, -1), (above.height, -1)), .equal, 0)
            try add("row equal", sum((row.height, 1), (above.height, -1)), .equal, 0)
        } else {
            try add("row top", sum((row.y, 1), (root.y, -1)), .equal, 0)
            try add("row height", sum((row.height, 1)), .equal, 44, priority: 999)
        }
        try add("icon left", sum((icon.x, 1), (row.x, -1)), .equal, 16)
        try add("icon center", sum((icon.y, 1), (icon.height, 0.5), (row.y, -1), (row.height, -0.5)), .equal, 0)
        try add("icon aspect", sum((icon.width, 1), (icon.height, -1)), .equal, 0)
        try add("icon height", sum((icon.height, 1), (row.height, -0.5)), .equal, 0)
        try add("title left", sum((title.x, 1), (icon.x, -1), (icon.width, -1)), .equal, 8)
        try add("title center", sum((title.y, 1), (title.height, 0.5), (row.y, -1), (row.height, -0.5)), .equal, 0)
        try add("gap", sum((detail.x, 1), (title.x, -1), (title.width, -1)), .equal, 8)
        try add("detail right", sum((detail.x, 1), (detail.width, 1), (row.x, -1), (row.width, -1)), .equal, -16)
        try add("detail middle", sum((detail.y, 1), (title.y, -1)), .equal, 0)
        try addContent(of: title, width: Self.titleWidth(index), hugging: 250, compression: 750)
        try addContent(of: detail, width: Self.detailWidth(index), hugging: 251, compression: 751)
        rows.append((row, icon, title, detail))
    }

    private mutating func addContent(of box: Box, width: Double, hugging: Double, compression: Double) throws {
        try add("hugging", sum((box.width, 1)), .lessThanOrEqual, width, priority: hugging)
        try add("compression", sum((box.width, 1)), .greaterThanOrEqual, width, priority: compression)
        try add("vertical hugging", sum((box.height, 1)), .lessThanOrEqual, 20.5, priority: 251)
        try add("vertical compression", sum((box.height, 1)), .greaterThanOrEqual, 20.5, priority: 750)
    }
}

import Foundation

/// Routes arrows between scenes on a grid: short, with few corners, without overlaps and with few crossings.
struct BoardRouter {
    private let xs: [CGFloat]
    private let ys: [CGFloat]
    /// Whether the edge from a grid point to the next on its right, or below it, is clear.
    private var isClearRight: [Bool]
    private var isClearDown: [Bool]
    /// The number of routes on an edge.
    private var usesRight: [Int]
    private var usesDown: [Int]

    private let scenes: [CGRect]

    /// The length of the straight part of a route at a scene, if there is enough space.
    private static let stub: CGFloat = 26
    private static let clearance: CGFloat = 8
    private static let corner: CGFloat = 60
    private static let sharing: CGFloat = 90
    private static let crossing: CGFloat = 50

    init(around scenes: [CGRect], ports: [(CGPoint, BoardPort.Side)]) {
        self.scenes = scenes
        var (xs, ys): (Set<CGFloat>, Set<CGFloat>) = ([], [])
        for scene in scenes {
            for side in [BoardPort.Side.left, .right, .top, .bottom] {
                let room = Self.room(beside: scene, side, scenes)
                // A second line beside the first, if both fit.
                for distance in room < 70 ? [room / 2] : [Self.stub, Self.stub + 18] {
                    switch side {
                    case .left: xs.insert(scene.minX - distance)
                    case .right: xs.insert(scene.maxX + distance)
                    case .top: ys.insert(scene.minY - distance)
                    case .bottom: ys.insert(scene.maxY + distance)
                    }
                }
            }
        }
        for (point, side) in ports {
            let start = Self.outside(point, side, scenes)
            xs.insert(start.x)
            ys.insert(start.y)
        }
        self.xs = xs.sorted()
        self.ys = ys.sorted()
        let count = self.xs.count * self.ys.count
        isClearRight = Array(repeating: true, count: count)
        isClearDown = isClearRight
        usesRight = Array(repeating: 0, count: count)
        usesDown = usesRight
        for scene in scenes { block(scene.insetBy(dx: -Self.clearance, dy: -Self.clearance)) }
    }

    /// Returns the distance from the side of a rectangle to the next scene.
    static func room(beside box: CGRect, _ side: BoardPort.Side, _ scenes: [CGRect]) -> CGFloat {
        let distances = scenes.compactMap { scene -> CGFloat? in
            let isBeside =
                side.isUpright
                ? scene.minY < box.maxY && scene.maxY > box.minY : scene.minX < box.maxX && scene.maxX > box.minX
            let distance =
                switch side {
                case .left: box.minX - scene.maxX
                case .right: scene.minX - box.maxX
                case .top: box.minY - scene.maxY
                case .bottom: scene.minY - box.maxY
                }
            return isBeside && distance >= 0 ? distance : nil
        }
        return distances.min() ?? .infinity
    }

    private static func outside(_ point: CGPoint, _ side: BoardPort.Side, _ scenes: [CGRect]) -> CGPoint {
        let box = CGRect(origin: point, size: .zero).insetBy(dx: side.isUpright ? 0 : -1, dy: side.isUpright ? -1 : 0)
        let length = min(stub, room(beside: box, side, scenes) / 2)
        return CGPoint(x: point.x + side.direction.x * length, y: point.y + side.direction.y * length)
    }

    private mutating func block(_ box: CGRect) {
        for row in ys.indices {
            for column in xs.indices {
                let (x, y, index) = (xs[column], ys[row], row * xs.count + column)
                if column + 1 < xs.count, y > box.minY, y < box.maxY, xs[column + 1] > box.minX, x < box.maxX {
                    isClearRight[index] = false
                }
                if row + 1 < ys.count, x > box.minX, x < box.maxX, ys[row + 1] > box.minY, y < box.maxY {
                    isClearDown[index] = false
                }
            }
        }
    }

    // MARK: Searching

    private struct Step: Comparable {
        var estimate: CGFloat
        var cost: CGFloat
        var state: Int
        static func < (one: Step, other: Step) -> Bool {
            (one.estimate, one.state) < (other.estimate, other.state)
        }
    }

    /// Right, down, left, up.
    private static let moves = [(1, 0), (0, 1), (-1, 0), (0, -1)]

    mutating func route(
        from: CGPoint, _ side: BoardPort.Side, to: CGPoint, _ otherSide: BoardPort.Side
    ) -> [CGPoint] {
        let (first, last) = (Self.outside(from, side, scenes), Self.outside(to, otherSide, scenes))
        guard let start = crossing(first), let goal = crossing(last), let states = search(start, goal, side, otherSide)
        else { return Self.simplified([from, first, CGPoint(x: last.x, y: first.y), last, to]) }
        use(states)
        let points = states.map { CGPoint(x: xs[$0 % xs.count], y: ys[$0 / xs.count]) }
        return Self.simplified([from] + points + [to])
    }

    private func crossing(_ point: CGPoint) -> Int? {
        guard let column = xs.firstIndex(of: point.x), let row = ys.firstIndex(of: point.y) else { return nil }
        return row * xs.count + column
    }

    private func direction(_ side: BoardPort.Side) -> Int {
        switch side {
        case .right: 0
        case .bottom: 1
        case .left: 2
        case .top: 3
        }
    }

    /// Returns the grid points on the best route, or nil if there is none.
    private func search(_ start: Int, _ goal: Int, _ side: BoardPort.Side, _ otherSide: BoardPort.Side) -> [Int]? {
        let (width, height) = (xs.count, ys.count)
        let arrival = (direction(otherSide) + 2) % 4
        var best = Array(repeating: CGFloat.infinity, count: width * height * 4)
        var previous = Array(repeating: -1, count: best.count)
        var queue = SmallestFirst<Step>()
        func estimate(_ index: Int) -> CGFloat {
            abs(xs[index % width] - xs[goal % width]) + abs(ys[index / width] - ys[goal / width])
        }
        let first = start * 4 + direction(side)
        best[first] = 0
        queue.add(Step(estimate: estimate(start), cost: 0, state: first))
        while let step = queue.takeFirst() {
            guard step.cost <= best[step.state] else { continue }
            let (index, heading) = (step.state / 4, step.state % 4)
            if index == goal, heading == arrival { return way(to: step.state, previous) }
            for turn in 0..<4 where turn != (heading + 2) % 4 {
                var (next, price) = (index, step.cost)
                if turn != heading {
                    price += Self.corner
                } else {
                    guard let (neighbour, toll) = neighbour(of: index, turn) else { continue }
                    next = neighbour
                    price += toll
                }
                let state = next * 4 + turn
                guard price < best[state] - 0.001 else { continue }
                best[state] = price
                previous[state] = step.state
                queue.add(Step(estimate: price + estimate(next), cost: price, state: state))
            }
        }
        return nil
    }

    /// Returns the next grid point, and the cost to get there.
    private func neighbour(of index: Int, _ turn: Int) -> (Int, CGFloat)? {
        let (column, row) = (index % xs.count, index / xs.count)
        let (nextColumn, nextRow) = (column + Self.moves[turn].0, row + Self.moves[turn].1)
        guard xs.indices.contains(nextColumn), ys.indices.contains(nextRow) else { return nil }
        let next = nextRow * xs.count + nextColumn
        let piece = min(index, next)
        let isLevel = turn % 2 == 0
        guard isLevel ? isClearRight[piece] : isClearDown[piece] else { return nil }
        let length = isLevel ? abs(xs[nextColumn] - xs[column]) : abs(ys[nextRow] - ys[row])
        let uses = isLevel ? usesRight[piece] : usesDown[piece]
        var toll = length + (uses > 0 ? length * 2 + Self.sharing : 0)
        if isCrossed(next, byLevel: !isLevel) { toll += Self.crossing }
        return (next, toll)
    }

    /// Returns whether another route passes through a grid point horizontally or vertically.
    private func isCrossed(_ index: Int, byLevel isLevel: Bool) -> Bool {
        if isLevel { return usesRight[index] > 0 || index % xs.count > 0 && usesRight[index - 1] > 0 }
        return usesDown[index] > 0 || index >= xs.count && usesDown[index - xs.count] > 0
    }

    private func way(to state: Int, _ previous: [Int]) -> [Int] {
        var (way, next) = ([Int](), state)
        while next >= 0 {
            if way.last != next / 4 { way.append(next / 4) }
            next = previous[next]
        }
        return way.reversed()
    }

    private mutating func use(_ way: [Int]) {
        for (one, other) in zip(way, way.dropFirst()) {
            let piece = min(one, other)
            if one / xs.count == other / xs.count { usesRight[piece] += 1 } else { usesDown[piece] += 1 }
        }
    }

    /// Returns the points without those on a straight line between others.
    static func simplified(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for point in points where result.last != point {
            if result.count > 1 {
                let (one, two) = (result[result.count - 2], result[result.count - 1])
                let isStraight = one.x == two.x && two.x == point.x || one.y == two.y && two.y == point.y
                if isStraight { result.removeLast() }
            }
            result.append(point)
        }
        return result
    }
}

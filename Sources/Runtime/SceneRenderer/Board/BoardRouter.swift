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
    private let columns: [CGFloat: Int]
    private let rows: [CGFloat: Int]
    /// What the search knows about each state, and the states to forget before the next.
    private var best: [CGFloat]
    private var previous: [Int]
    private var seen: [Int] = []

    /// The length of the straight part of a route at a scene, if there is enough space.
    private static let stub: CGFloat = 26
    private static let clearance: CGFloat = 8
    private static let corner: CGFloat = 60
    private static let sharing: CGFloat = 90
    private static let crossing: CGFloat = 50
    /// How much more the rest of a route counts than what is behind: above 1 the search is faster, and almost as good.
    private static let greed: CGFloat = 1.2

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
        columns = Dictionary(uniqueKeysWithValues: zip(self.xs, self.xs.indices))
        rows = Dictionary(uniqueKeysWithValues: zip(self.ys, self.ys.indices))
        let count = self.xs.count * self.ys.count
        best = Array(repeating: .infinity, count: count * 4)
        previous = Array(repeating: -1, count: count * 4)
        isClearRight = Array(repeating: true, count: count)
        isClearDown = isClearRight
        usesRight = Array(repeating: 0, count: count)
        usesDown = usesRight
        for scene in scenes { block(scene.insetBy(dx: -Self.clearance, dy: -Self.clearance)) }
    }

    /// Returns the distance from the side of a rectangle to the next scene.
    static func room(beside box: CGRect, _ side: BoardPort.Side, _ scenes: [CGRect]) -> CGFloat {
        var room = CGFloat.infinity
        for scene in scenes {
            let isBeside =
                side.isUpright
                ? scene.minY < box.maxY && scene.maxY > box.minY : scene.minX < box.maxX && scene.maxX > box.minX
            guard isBeside else { continue }
            let distance =
                switch side {
                case .left: box.minX - scene.maxX
                case .right: scene.minX - box.maxX
                case .top: box.minY - scene.maxY
                case .bottom: scene.minY - box.maxY
                }
            if distance >= 0 { room = min(room, distance) }
        }
        return room
    }

    private static func outside(_ point: CGPoint, _ side: BoardPort.Side, _ scenes: [CGRect]) -> CGPoint {
        let box = CGRect(origin: point, size: .zero).insetBy(dx: side.isUpright ? 0 : -1, dy: side.isUpright ? -1 : 0)
        let length = min(stub, room(beside: box, side, scenes) / 2)
        return CGPoint(x: point.x + side.direction.x * length, y: point.y + side.direction.y * length)
    }

    private mutating func block(_ box: CGRect) {
        func inside(_ places: [CGFloat], _ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            let first = places.firstPlace { $0 > low }
            return first..<max(first, places.firstPlace { $0 >= high })
        }
        let (columns, rows) = (inside(xs, box.minX, box.maxX), inside(ys, box.minY, box.maxY))
        // Also the edges that lead into the box, or across it.
        let right = max(0, columns.lowerBound - 1)..<min(columns.upperBound, xs.count - 1)
        let down = max(0, rows.lowerBound - 1)..<min(rows.upperBound, ys.count - 1)
        for row in rows { for column in right { isClearRight[row * xs.count + column] = false } }
        for row in down { for column in columns { isClearDown[row * xs.count + column] = false } }
    }

    // MARK: Searching

    private struct Step: Comparable {
        var estimate: CGFloat
        var cost: CGFloat
        var state: Int
        static func < (one: Step, other: Step) -> Bool {
            // Of steps that promise the same, the one that is closer to its goal.
            (one.estimate, other.cost, one.state) < (other.estimate, one.cost, other.state)
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
        guard let column = columns[point.x], let row = rows[point.y] else { return nil }
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
    private mutating func search(
        _ start: Int, _ goal: Int, _ side: BoardPort.Side, _ otherSide: BoardPort.Side
    ) -> [Int]? {
        for state in seen { (best[state], previous[state]) = (.infinity, -1) }
        seen.removeAll(keepingCapacity: true)
        let arrival = (direction(otherSide) + 2) % 4
        var queue = SmallestFirst<Step>()
        let first = start * 4 + direction(side)
        best[first] = 0
        seen.append(first)
        queue.add(Step(estimate: distance(from: first, to: goal, arrival), cost: 0, state: first))
        while let step = queue.popFirst() {
            guard step.cost <= best[step.state] else { continue }
            let (index, heading) = (step.state / 4, step.state % 4)
            if index == goal, heading == arrival { return way(to: step.state) }
            for turn in 0..<4 where turn != (heading + 2) % 4 {
                var (next, price) = (index, step.cost)
                if turn != heading {
                    price += Self.corner
                } else {
                    guard let (neighbor, toll) = neighbor(of: index, turn) else { continue }
                    next = neighbor
                    price += toll
                }
                let state = next * 4 + turn
                guard price < best[state] - 0.001 else { continue }
                if best[state] == .infinity { seen.append(state) }
                best[state] = price
                previous[state] = step.state
                let estimate = price + Self.greed * distance(from: state, to: goal, arrival)
                queue.add(Step(estimate: estimate, cost: price, state: state))
            }
        }
        return nil
    }

    /// Returns what the rest of a route costs at least: its length, and the corners that it can't do without.
    private func distance(from state: Int, to goal: Int, _ arrival: Int) -> CGFloat {
        let (index, heading) = (state / 4, state % 4)
        let x = xs[goal % xs.count] - xs[index % xs.count]
        let y = ys[goal / xs.count] - ys[index / xs.count]
        func ahead(_ turn: Int) -> CGFloat { CGFloat(Self.moves[turn].0) * x + CGFloat(Self.moves[turn].1) * y }
        let corners: CGFloat =
            switch (heading - arrival + 4) % 4 {
            case 0: ahead(heading) >= 0 && ahead((heading + 1) % 4) == 0 ? 0 : 2
            case 2: 2
            default: ahead(heading) >= 0 && ahead(arrival) >= 0 ? 1 : 3
            }
        return abs(x) + abs(y) + corners * Self.corner
    }

    /// Returns the next grid point, and the cost to get there.
    private func neighbor(of index: Int, _ turn: Int) -> (Int, CGFloat)? {
        let (column, row) = (index % xs.count, index / xs.count)
        let (nextColumn, nextRow) = (column + Self.moves[turn].0, row + Self.moves[turn].1)
        guard xs.indices.contains(nextColumn), ys.indices.contains(nextRow) else { return nil }
        let next = nextRow * xs.count + nextColumn
        let piece = min(index, next)
        let isLevel = turn % 2 == 0
        guard isLevel ? isClearRight[piece] : isClearDown[piece] else { return nil }
        let length = isLevel ? abs(xs[nextColumn] - xs[column]) : abs(ys[nextRow] - ys[row])
        let uses = isLevel ? usesRight[piece] : usesDown[piece]
        var toll = length + (uses > 0 ? length / 2 + Self.sharing : 0)
        if isCrossed(next, byLevel: !isLevel) { toll += Self.crossing }
        return (next, toll)
    }

    /// Returns whether another route passes through a grid point horizontally or vertically.
    private func isCrossed(_ index: Int, byLevel isLevel: Bool) -> Bool {
        if isLevel { return usesRight[index] > 0 || index % xs.count > 0 && usesRight[index - 1] > 0 }
        return usesDown[index] > 0 || index >= xs.count && usesDown[index - xs.count] > 0
    }

    private func way(to state: Int) -> [Int] {
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

extension [CGFloat] {
    /// Returns the index of the first of sorted numbers for which a condition holds.
    fileprivate func firstPlace(_ holds: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

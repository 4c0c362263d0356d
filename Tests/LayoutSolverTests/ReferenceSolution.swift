import LayoutSolver

/// The solution by definition: tries every corner of the arrangement of lines where an expression equals its constant
/// or a variable equals 0. Slow, and for few variables.
struct ReferenceSolution {
    struct Line {
        var coefficients: [Double]
        var relation: LinearConstraint.Relation
        var constant: Double
        var priority: Double
        var attracts = false

        func distance(at point: [Double]) -> Double {
            abs(zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 } - constant)
        }

        func error(at point: [Double]) -> Double {
            let distance = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 } - constant
            return switch relation {
            case .equal: abs(distance)
            case .lessThanOrEqual: max(0, distance)
            case .greaterThanOrEqual: max(0, -distance)
            }
        }
    }

    var lines: [Line]
    var count: Int

    /// By level, highest first.
    func errors(at point: [Double]) -> [Double] {
        Set(lines.map(\.priority)).sorted(by: >).map { priority in
            lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
        }
    }

    /// What decides ties: errors one by one, then distances from limits that attract, then those from 0.
    private func ties(at point: [Double]) -> [Double] {
        let ordered = lines.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        let errors = ordered.map { $0.element.error(at: point) }
        let distances = ordered.filter(\.element.attracts).map { $0.element.distance(at: point) }
        return errors + distances + point.map(abs)
    }

    func solution() -> [Double] {
        corners(fences: []).min { Self.isLess(errors(at: $0) + ties(at: $0), errors(at: $1) + ties(at: $1)) } ?? []
    }

    /// Which variables have one value in all solutions of least error.
    func determined() -> [Bool] {
        // Where the solutions go on without end, they meet one of these fences.
        let corners = corners(fences: [-1e4, 1e4])
        guard let best = corners.map(errors(at:)).min(by: Self.isLess) else { return [] }
        let solutions = corners.filter { !Self.isLess(best, errors(at: $0)) }
        return (0..<count).map { variable in
            let values = solutions.map { $0[variable] }
            return (values.max() ?? 0) - (values.min() ?? 0) < 1e-5
        }
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where abs(one - other) > 1e-7 * max(1, abs(one)) { return one < other }
        return false
    }

    private func corners(fences: [Double]) -> [[Double]] {
        var planes = lines.map { $0.coefficients + [$0.constant] }
        for variable in 0..<count {
            for constant in [0] + fences {
                planes.append((0..<count).map { $0 == variable ? 1 : 0 } + [constant])
            }
        }
        var corners: [[Double]] = []
        func choose(_ chosen: [[Double]], from first: Int) {
            if chosen.count == count {
                if let corner = Self.intersection(chosen) { corners.append(corner) }
                return
            }
            for next in planes.indices.dropFirst(first) { choose(chosen + [planes[next]], from: next + 1) }
        }
        choose([], from: 0)
        return corners
    }

    private static func intersection(_ planes: [[Double]]) -> [Double]? {
        var planes = planes
        let count = planes.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(planes[$0][column]) < abs(planes[$1][column]) }),
                abs(planes[pivot][column]) > 1e-9
            else { return nil }
            planes.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = planes[row][column] / planes[column][column]
                for index in 0...count { planes[row][index] -= factor * planes[column][index] }
            }
        }
        return (0..<count).map { planes[$0][count] / planes[$0][$0] }
    }
}

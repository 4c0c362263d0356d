import CoreGraphics
import Foundation

/// The values of a keyframe animation and when each is reached.
struct KeyframeTrack {
    private let values: [LayerValue]
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]
    private let mode: CAAnimationCalculationMode
    private let tensions: [Double]
    private let continuities: [Double]
    private let biases: [Double]

    init(_ animation: CAKeyframeAnimation) {
        mode = animation.calculationMode
        tensions = (animation.tensionValues ?? []).map(\.doubleValue)
        continuities = (animation.continuityValues ?? []).map(\.doubleValue)
        biases = (animation.biasValues ?? []).map(\.doubleValue)
        functions = animation.timingFunctions ?? []
        values = animation.path.map(Self.points) ?? (animation.values ?? []).compactMap { LayerValue(any: $0) }
        let isPaced = mode == .paced || mode == .cubicPaced || animation.path != nil && animation.keyTimes == nil
        let given = (animation.keyTimes ?? []).map(\.doubleValue)
        // A discrete animation shows each value for a time, the last one included.
        let steps = mode == .discrete ? values.count : values.count - 1
        if isPaced {
            times = Self.paced(values)
        } else if given.count >= values.count, !values.isEmpty {
            times = given
        } else {
            times = values.indices.map { steps > 0 ? Double($0) / Double(steps) : 0 }
        }
    }

    func value(at progress: Double) -> LayerValue? {
        guard let first = values.first, let last = values.last else { return nil }
        guard let next = times.prefix(values.count).firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return first }
        if mode == .discrete { return values[next - 1] }
        let span = times[next] - times[next - 1]
        var part = span > 0 ? (progress - times[next - 1]) / span : 1
        if functions.indices.contains(next - 1) { part = functions[next - 1].value(at: part) }
        guard mode == .cubic || mode == .cubicPaced else { return values[next - 1].mixed(with: values[next], part) }
        return smooth(between: next - 1, next, part)
    }

    /// A curve through all values, which leaves each in the direction of its neighbors.
    private func smooth(between start: Int, _ end: Int, _ part: Double) -> LayerValue {
        let before = values[max(0, start - 1)].numbers
        let (from, to) = (values[start].numbers, values[end].numbers)
        let after = values[min(values.count - 1, end + 1)].numbers
        guard from.count == to.count, before.count == from.count, after.count == from.count else {
            return values[start].mixed(with: values[end], part)
        }
        var result = values[end]
        let (square, cube) = (part * part, part * part * part)
        for index in from.indices {
            let left = slope(from[index] - before[index], to[index] - from[index], at: start, isLeaving: true)
            let right = slope(to[index] - from[index], after[index] - to[index], at: end, isLeaving: false)
            result.numbers[index] =
                (2 * cube - 3 * square + 1) * from[index] + (cube - 2 * square + part) * left
                + (3 * square - 2 * cube) * to[index] + (cube - square) * right
        }
        return result
    }

    /// The slope at a value between the steps to it and from it, by Kochanek and Bartels.
    private func slope(_ to: Double, _ from: Double, at index: Int, isLeaving: Bool) -> Double {
        func part(_ values: [Double]) -> Double { values.indices.contains(index) ? values[index] : 0 }
        let (tension, continuity, bias) = (part(tensions), part(continuities), part(biases))
        let sharp = isLeaving ? continuity : -continuity
        return (1 - tension) / 2 * ((1 + bias) * (1 + sharp) * to + (1 - bias) * (1 - sharp) * from)
    }

    /// The direction in which a path leads at a progress.
    func direction(at progress: Double) -> CGFloat? {
        guard let from = value(at: max(0, progress - 0.001)), let to = value(at: min(1, progress + 0.001)),
            from.distance(to: to) > 0
        else { return nil }
        return atan2(to.point.y - from.point.y, to.point.x - from.point.x)
    }

    private static func paced(_ values: [LayerValue]) -> [Double] {
        let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        let whole = distances.reduce(0, +)
        guard whole > 0 else { return values.indices.map { Double($0) / Double(max(1, values.count - 1)) } }
        var times = [0.0]
        for distance in distances { times.append((times.last ?? 0) + distance / whole) }
        return times
    }

    /// Points close enough on a path that lines between them look like it.
    private static func points(of path: CGPath) -> [LayerValue] {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        func add(_ pieces: Int, _ place: (Double) -> CGPoint) {
            for piece in 1...pieces { points.append(place(Double(piece) / Double(pieces))) }
        }
        path.applyWithBlock { element in
            let last = points.last ?? .zero
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = p[0]
                points.append(start)
            case .addLineToPoint: points.append(p[0])
            case .closeSubpath: if points.last != start { points.append(start) }
            case .addQuadCurveToPoint:
                let (c, e) = (p[0], p[1])
                add(24) { t in
                    let r = 1 - t
                    return CGPoint(
                        x: r * r * last.x + 2 * r * t * c.x + t * t * e.x,
                        y: r * r * last.y + 2 * r * t * c.y + t * t * e.y)
                }
            case .addCurveToPoint:
                let (c, d, e) = (p[0], p[1], p[2])
                add(32) { t in
                    let r = 1 - t
                    let (a, b, g, h) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
                    return CGPoint(
                        x: a * last.x + b * c.x + g * d.x + h * e.x, y: a * last.y + b * c.y + g * d.y + h * e.y)
                }
            }
        }
        return points.map { LayerValue($0) }
    }
}

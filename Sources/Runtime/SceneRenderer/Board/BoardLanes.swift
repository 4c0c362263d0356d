import Foundation

/// Moves the parts of routes that lie on each other apart, into lanes beside each other, as far as scenes leave room.
struct BoardLanes {
    private let scenes: [CGRect]

    /// The distance of lanes where there is room.
    private static let pace: CGFloat = 9
    /// What stays free beside a scene.
    private static let margin: CGFloat = 5

    init(around scenes: [CGRect]) { self.scenes = scenes }

    /// A straight part of a route between two corners.
    private struct Part {
        var line: Int
        /// The index of its first point.
        var index: Int
        var range: ClosedRange<CGFloat>
        var position: CGFloat
        /// To which side the route goes at its ends: those that go to the lower side get the lower lanes.
        var pull: CGFloat
    }

    func separated(_ lines: [[CGPoint]]) -> [[CGPoint]] {
        var lines = lines
        for isLevel in [true, false] {
            for bundle in bundles(of: lines, isLevel) { spread(bundle, isLevel, &lines) }
        }
        return lines
    }

    /// Returns the parts that lie on each other.
    private func bundles(of lines: [[CGPoint]], _ isLevel: Bool) -> [[Part]] {
        let parts = lines.enumerated().flatMap { self.parts(of: $1, $0, isLevel) }
        let places = Dictionary(grouping: parts) { ($0.position * 2).rounded() }
        return places.sorted { $0.key < $1.key }.flatMap { _, parts in
            var bundles: [[Part]] = []
            var end = -CGFloat.infinity
            for part in parts.sorted(by: { ($0.range.lowerBound, $0.line) < ($1.range.lowerBound, $1.line) }) {
                if part.range.lowerBound < end - 1 {
                    bundles[bundles.count - 1].append(part)
                } else {
                    bundles.append([part])
                }
                end = max(end, part.range.upperBound)
            }
            return bundles.filter { Set($0.map(\.line)).count > 1 }
        }
    }

    /// Returns the parts of a route that may move: all but the first and last, which begin and end at a scene.
    private func parts(of line: [CGPoint], _ number: Int, _ isLevel: Bool) -> [Part] {
        guard line.count > 3 else { return [] }
        return (1..<line.count - 2).compactMap { index in
            let (one, other) = (line[index], line[index + 1])
            guard isLevel ? one.y == other.y && one.x != other.x : one.x == other.x && one.y != other.y else {
                return nil
            }
            func along(_ point: CGPoint) -> CGFloat { isLevel ? point.x : point.y }
            func across(_ point: CGPoint) -> CGFloat { isLevel ? point.y : point.x }
            let position = across(one)
            return Part(
                line: number, index: index, range: min(along(one), along(other))...max(along(one), along(other)),
                position: position,
                pull: sign(across(line[index - 1]) - position) + sign(across(line[index + 2]) - position))
        }
    }

    private func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : value > 0 ? 1 : 0 }

    private func spread(_ bundle: [Part], _ isLevel: Bool, _ lines: inout [[CGPoint]]) {
        let range = bundle.dropFirst().reduce(bundle[0].range) {
            min($0.lowerBound, $1.range.lowerBound)...max($0.upperBound, $1.range.upperBound)
        }
        let position = bundle[0].position
        let room = room(at: position, range, isLevel)
        let pace = min(Self.pace, (room.before + room.after) / CGFloat(bundle.count))
        let width = pace * CGFloat(bundle.count - 1)
        let first = min(max(position - width / 2, position - room.before), position + room.after - width)
        let order = bundle.sorted { ($0.pull, $0.range.lowerBound, $0.line) < ($1.pull, $1.range.lowerBound, $1.line) }
        for (lane, part) in order.enumerated() {
            let place = first + CGFloat(lane) * pace
            for index in [part.index, part.index + 1] {
                if isLevel { lines[part.line][index].y = place } else { lines[part.line][index].x = place }
            }
        }
    }

    /// Returns how far parts can move to each side before they come to a scene.
    private func room(
        at position: CGFloat, _ range: ClosedRange<CGFloat>, _ isLevel: Bool
    ) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = (CGFloat(60), CGFloat(60))
        for scene in scenes {
            let (low, high) = isLevel ? (scene.minX, scene.maxX) : (scene.minY, scene.maxY)
            guard low < range.upperBound, high > range.lowerBound else { continue }
            let (start, end) = isLevel ? (scene.minY, scene.maxY) : (scene.minX, scene.maxX)
            if end <= position { before = min(before, max(0, position - end - Self.margin)) }
            if start >= position { after = min(after, max(0, start - position - Self.margin)) }
        }
        return (before, after)
    }
}

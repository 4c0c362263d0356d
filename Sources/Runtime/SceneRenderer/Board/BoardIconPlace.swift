import Foundation

/// Positions an arrow's icon: in the middle of its line, unless that is occupied.
struct BoardIconPlace {
    private let line: [CGPoint]

    init(_ line: [CGPoint]) { self.line = line }

    func point(avoiding icons: [CGPoint], _ scenes: [CGRect]) -> CGPoint {
        let total = length
        let candidates = stride(from: 0.0, through: 0.4, by: 0.05).flatMap { [0.5 - $0, 0.5 + $0] }
            .map { point(at: CGFloat($0) * total) }
        let best = candidates.enumerated().min { one, other in
            (faults(one.element, icons, scenes), one.offset) < (faults(other.element, icons, scenes), other.offset)
        }
        return best?.element ?? point(at: total / 2)
    }

    private func faults(_ point: CGPoint, _ icons: [CGPoint], _ scenes: [CGRect]) -> Int {
        let radius = BoardArrow.iconRadius
        let onIcons = icons.filter { $0.distance(to: point) < radius * 2 + 4 }.count
        let onScenes = scenes.filter { $0.insetBy(dx: -radius - 2, dy: -radius - 2).contains(point) }.count
        let atCorner = line.dropFirst().dropLast().contains { $0.distance(to: point) < radius + 8 } ? 1 : 0
        let atHead = line.last.map { $0.distance(to: point) < radius + 14 } == true ? 2 : 0
        return onIcons * 4 + onScenes * 3 + atCorner + atHead
    }

    private var length: CGFloat { zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    private func point(at wanted: CGFloat) -> CGPoint {
        var rest = wanted
        for (start, end) in zip(line, line.dropFirst()) {
            let part = start.distance(to: end)
            if rest <= part { return start.moved(towards: end, by: rest) }
            rest -= part
        }
        return line.last ?? .zero
    }
}

import UIKit

/// Draws the land, the road and its stops.
class RouteView: UIView {
    var selectedStop = 0 { didSet { setNeedsDisplay() } }

    private var stops: [Stop] { Trip.shared.stops }

    private func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * CGFloat(x), y: bounds.minY + bounds.height * CGFloat(y))
    }

    /// Returns the stop that a finger at a point means.
    func stop(near target: CGPoint) -> Int? {
        func distance(_ stop: Stop) -> CGFloat {
            let place = point(stop.x, stop.y)
            return abs(place.x - target.x) + abs(place.y - target.y)
        }
        return stops.indices.filter { distance(stops[$0]) < 48 }.min { distance(stops[$0]) < distance(stops[$1]) }
    }

    override func draw(_ rect: CGRect) {
        UIColor(named: "Water")?.setFill()
        UIRectFill(bounds)
        drawLand()
        drawRoad()
        for (index, stop) in stops.enumerated() { draw(stop, isSelected: index == selectedStop) }
    }

    private static let coast: [(Double, Double)] = [
        (-0.1, 0.16), (0.08, 0.2), (0.12, 0.12), (0.3, 0.06), (0.52, 0.1), (0.66, 0.04), (0.86, 0.12), (0.94, 0.3),
        (0.9, 0.46), (0.96, 0.6), (0.9, 0.76), (0.78, 0.86), (0.6, 0.84), (0.5, 0.94), (0.3, 0.9), (0.24, 0.76),
        (0.1, 0.7), (0.12, 0.52), (0.02, 0.42), (-0.1, 0.44),
    ]

    private func drawLand() {
        let land = smoothPath(through: RouteView.coast.map { point($0.0, $0.1) }, isClosed: true)
        UIColor(named: "Land")?.setFill()
        land.fill()
        UIColor(named: "Shore")?.setStroke()
        land.lineWidth = 3
        land.stroke()
        UIColor(named: "Water")?.setFill()
        UIBezierPath(ovalIn: CGRect(origin: point(0.36, 0.22), size: CGSize(width: 56, height: 30))).fill()
        for (x, y) in [(0.54, 0.24), (0.62, 0.26), (0.68, 0.4), (0.3, 0.44), (0.36, 0.5), (0.27, 0.53)] {
            let peak = point(x, y)
            let mountain = UIBezierPath()
            mountain.move(to: CGPoint(x: peak.x - 16, y: peak.y + 20))
            mountain.addLine(to: peak)
            mountain.addLine(to: CGPoint(x: peak.x + 16, y: peak.y + 20))
            mountain.close()
            UIColor(named: "Hills")?.setFill()
            mountain.fill()
        }
    }

    private func drawRoad() {
        let road = smoothPath(through: stops.map { point($0.x, $0.y) }, isClosed: false)
        road.lineWidth = 6
        road.lineCapStyle = .round
        UIColor.white.setStroke()
        road.stroke()
        road.lineWidth = 3
        UIColor(named: "Map")?.setStroke()
        road.stroke()
    }

    private func draw(_ stop: Stop, isSelected: Bool) {
        let radius: CGFloat = isSelected ? 11 : 7
        let center = point(stop.x, stop.y)
        let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        UIColor.white.setFill()
        UIBezierPath(ovalIn: circle.insetBy(dx: -3, dy: -3)).fill()
        UIColor(named: isSelected ? "Photos" : "Map")?.setFill()
        UIBezierPath(ovalIn: circle).fill()
        let text = NSAttributedString(
            string: stop.name,
            attributes: [
                .font: UIFont.systemFont(ofSize: 12, weight: isSelected ? .bold : .medium),
                .foregroundColor: UIColor(named: "Ink") ?? .black,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: center.x - size.width / 2, y: circle.maxY + 4))
    }

    /// Returns a path that curves through points.
    private func smoothPath(through points: [CGPoint], isClosed: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        guard let first = points.first, points.count > 2 else { return path }
        func at(_ index: Int) -> CGPoint {
            let count = points.count
            return isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        path.move(to: first)
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let (before, start, end, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
            path.addCurve(
                to: end,
                controlPoint1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                controlPoint2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
        if isClosed { path.close() }
        return path
    }
}

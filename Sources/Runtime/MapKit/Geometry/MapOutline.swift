import CoreGraphics
import Foundation

/// A line or ring on the map, drawn into paths of the screen.
struct MapOutline {
    let points: [MKMapPoint]
    let isClosed: Bool
    let bounds: MKMapRect

    init(_ points: [MKMapPoint], isClosed: Bool) {
        (self.points, self.isClosed) = (points, isClosed)
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for point in points {
            (minX, minY) = (min(minX, point.x), min(minY, point.y))
            (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
        }
        bounds = points.isEmpty ? .null : MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The points around the view that lines are cut off at, so that strokes along the cut aren't seen.
    private static let margin = 40.0
    /// The distance at which points look the same.
    private static let detail = 0.6

    /// Adds the outline to a path, moved around the world by `shift`. What is far outside of the view is cut off: the numbers
    /// of drawings have limits.
    func add(to path: CGMutablePath, _ camera: MapCamera, shift: Double = 0, margin: Double = 0) {
        let margin = (Self.margin + margin) / camera.scale
        let visible = camera.visible.insetBy(dx: -margin, dy: -margin).offsetBy(dx: -shift, dy: 0)
        guard bounds.intersects(visible), points.count > 1 else { return }
        if visible.contains(bounds) { return addLines(points, to: path, camera, shift) }
        if isClosed { return addLines(clipped(to: visible), to: path, camera, shift) }
        for line in segments(in: visible) { addLines(line, to: path, camera, shift) }
    }

    private func addLines(_ points: [MKMapPoint], to path: CGMutablePath, _ camera: MapCamera, _ shift: Double) {
        guard points.count > 1 else { return }
        let (dx, dy) = (
            camera.size.width / 2 + (shift - camera.center.x) * camera.scale,
            camera.size.height / 2 - camera.center.y * camera.scale
        )
        var last = CGPoint.zero
        for (number, point) in points.enumerated() {
            let new = CGPoint(x: point.x * camera.scale + dx, y: point.y * camera.scale + dy)
            if number == 0 {
                path.move(to: new)
            } else {
                if number < points.count - 1, abs(new.x - last.x) < Self.detail, abs(new.y - last.y) < Self.detail {
                    continue
                }
                path.addLine(to: new)
            }
            last = new
        }
        if isClosed { path.closeSubpath() }
    }

    // MARK: Cutting

    /// Returns the part of the ring in a rectangle, cut side by side as by Sutherland and Hodgman.
    private func clipped(to rect: MKMapRect) -> [MKMapPoint] {
        var ring = points
        for side in 0..<4 {
            guard let last = ring.last else { return [] }
            var result: [MKMapPoint] = []
            result.reserveCapacity(ring.count)
            var (previous, before) = (last, Self.depth(last, side, rect))
            for point in ring {
                let depth = Self.depth(point, side, rect)
                if (depth >= 0) != (before >= 0) { result.append(Self.mix(previous, point, before / (before - depth))) }
                if depth >= 0 { result.append(point) }
                (previous, before) = (point, depth)
            }
            ring = result
        }
        return ring
    }

    /// The distance of a point to a side of a rectangle, positive inside.
    private static func depth(_ point: MKMapPoint, _ side: Int, _ rect: MKMapRect) -> Double {
        switch side {
        case 0: point.x - rect.minX
        case 1: rect.maxX - point.x
        case 2: point.y - rect.minY
        default: rect.maxY - point.y
        }
    }

    private static func mix(_ one: MKMapPoint, _ other: MKMapPoint, _ share: Double) -> MKMapPoint {
        MKMapPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }

    /// Returns the parts of the line in a rectangle.
    private func segments(in rect: MKMapRect) -> [[MKMapPoint]] {
        var result: [[MKMapPoint]] = []
        var current: [MKMapPoint] = []
        for (start, end) in zip(points, points.dropFirst()) {
            var (from, to) = (0.0, 1.0)
            for side in 0..<4 {
                let (one, other) = (Self.depth(start, side, rect), Self.depth(end, side, rect))
                if one < 0, other < 0 { (from, to) = (1, 0) }
                if one < 0, other >= 0 { from = max(from, one / (one - other)) }
                if one >= 0, other < 0 { to = min(to, one / (one - other)) }
            }
            guard from < to else {
                if !current.isEmpty { result.append(current) }
                current = []
                continue
            }
            if current.isEmpty || from > 0 {
                if !current.isEmpty { result.append(current) }
                current = [Self.mix(start, end, from)]
            }
            current.append(Self.mix(start, end, to))
            if to < 1 {
                result.append(current)
                current = []
            }
        }
        if !current.isEmpty { result.append(current) }
        return result
    }
}

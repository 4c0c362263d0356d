import CoreGraphics
import UIKit

/// Draws the world as a camera sees it.
@MainActor
struct MapPainter {
    let camera: MapCamera
    let style: MapStyle

    /// The shifts by which the world is seen, which goes on at its edges.
    var shifts: [Double] {
        let (world, visible) = (MKMapSize.world.width, camera.visible)
        return [0, -world, world].filter { $0 + world > visible.minX && $0 < visible.maxX }
    }

    func drawGround(in context: CGContext) {
        context.setFillColor(style.water.cgColor)
        context.fill(CGRect(origin: .zero, size: camera.size))
        let path = CGMutablePath()
        for shift in shifts {
            for country in World.shared.countries {
                for outline in country.outlines { outline.add(to: path, camera, shift: shift) }
            }
        }
        context.setLineJoin(.round)
        context.addPath(path)
        context.setFillColor(style.land.cgColor)
        context.fillPath()
        context.addPath(path)
        context.setStrokeColor(style.border.cgColor)
        context.setLineWidth(0.6)
        context.strokePath()
    }

    /// Draws the names that fit, the most important ones first.
    func drawLabels(in context: CGContext) {
        guard style.hasLabels else { return }
        var taken: [CGRect] = []
        let room = CGRect(origin: .zero, size: camera.size)
        let shortest = 360 * camera.scale * MKMapSize.world.width / 360
        for country in World.shared.countries.sorted(by: { $0.rank < $1.rank }) {
            // A name stands on a map that is large enough for its importance.
            guard shortest > Double(country.rank - 1) * 300 else { continue }
            let font = UIFont.systemFont(ofSize: country.rank < 4 ? 12 : 10, weight: .semibold)
            let middle = camera.point(for: country.label)
            guard room.insetBy(dx: -60, dy: -20).contains(middle) else { continue }
            let text = country.name as NSString
            let size = text.size(withAttributes: [.font: font])
            let frame = CGRect(
                x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(), width: size.width,
                height: size.height)
            guard !taken.contains(where: { $0.intersects(frame) }) else { continue }
            taken.append(frame.insetBy(dx: -4, dy: -2))
            for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
                text.draw(
                    at: CGPoint(x: frame.minX + dx, y: frame.minY + dy),
                    withAttributes: [.font: font, .foregroundColor: style.halo])
            }
            text.draw(at: frame.origin, withAttributes: [.font: font, .foregroundColor: style.text])
        }
    }
}

import AppHost
import CoreGraphics
import Foundation
import UIKit

/// Fingers that touch the screen of an app.
@MainActor
struct Fingers {
    let host: AppHost

    /// The time that a finger rests on the screen for a tap.
    private static let tap = 0.05

    private func touch(_ changes: [(id: Int, phase: HostTouch.Phase, point: CGPoint)]) {
        host.send(.touches(changes.map { HostTouch($0.id, $0.phase, at: $0.point) }))
    }

    func tap(_ point: CGPoint, times: Int = 1, holding seconds: TimeInterval = Fingers.tap) {
        for number in 0..<times {
            if number > 0 { host.wait(0.1) }
            touch([(0, .began, point)])
            host.wait(seconds)
            touch([(0, .ended, point)])
        }
    }

    /// Moves fingers along lines at the same time.
    func drag(_ lines: [(start: CGPoint, end: CGPoint)], seconds: TimeInterval, press: TimeInterval = 0) {
        touch(lines.enumerated().map { ($0, .began, $1.start) })
        host.wait(press)
        let count = max(2, Int(clamping: (seconds / AppHost.frame).rounded()))
        for step in 1...count {
            host.wait(seconds / Double(count))
            let part = CGFloat(step) / CGFloat(count)
            touch(
                lines.enumerated().map { number, line in
                    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
                    return (number, .moved, CGPoint(x: line.start.x + dx * part, y: line.start.y + dy * part))
                })
        }
        touch(lines.enumerated().map { ($0, .ended, $1.end) })
    }

    /// Moves two fingers around a point, from one distance and angle to another.
    func twist(around center: CGPoint, radii: (CGFloat, CGFloat), degrees: CGFloat) {
        func points(_ part: CGFloat) -> [CGPoint] {
            let radius = radii.0 + (radii.1 - radii.0) * part
            let angle = degrees * .pi / 180 * part
            let (dx, dy) = (cos(angle) * radius, sin(angle) * radius)
            return [CGPoint(x: center.x - dx, y: center.y - dy), CGPoint(x: center.x + dx, y: center.y + dy)]
        }
        touch(points(0).enumerated().map { ($0, .began, $1) })
        for step in 1...18 {
            host.wait(AppHost.frame)
            touch(points(CGFloat(step) / 18).enumerated().map { ($0, .moved, $1) })
        }
        touch(points(1).enumerated().map { ($0, .ended, $1) })
    }
}

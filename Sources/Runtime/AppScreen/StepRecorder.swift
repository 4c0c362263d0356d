import AppDriver
import AppHost
import CoreGraphics
import Foundation
import JSONText
import UIKit

/// Writes down what a person does, as steps that the driver can repeat.
@MainActor
struct StepRecorder {
    var record: (JSONValue) -> Void = { _ in }
    /// The finger that went down alone: where, when, and what it touched.
    private var press: (point: CGPoint, time: TimeInterval, query: JSONValue, place: JSONValue?)?
    private var fingers = 0

    /// The distance from which a touch is a drag, and the time from which it is a long press.
    private static let (drag, hold): (CGFloat, TimeInterval) = (10, 0.5)

    mutating func willSend(_ event: HostEvent, _ host: AppHost) {
        switch event {
        case .touches(let touches): for touch in touches { record(touch, host) }
        case .text(let text):
            record(text == "\n" ? .record(["key": .string("return")]) : .record(["type": .string(text)]))
        case .deleteBackward: record(.record(["key": .string("delete")]))
        case .shake: record(.record(["shake": .bool(true)]))
        default: break
        }
    }

    /// The status bar isn't one of the app's elements.
    mutating func recordStatusBarTap(at point: CGPoint) { press = nil }

    private mutating func record(_ touch: HostTouch, _ host: AppHost) {
        switch touch.phase {
        case .began:
            fingers += 1
            press = fingers == 1 ? target(at: touch.point, host) : nil
        case .moved: break
        case .ended:
            fingers = max(0, fingers - 1)
            if let press, fingers == 0 { end(press, at: touch.point, host.now) }
            press = nil
        case .canceled:
            fingers = max(0, fingers - 1)
            press = nil
        }
    }

    private func target(
        at point: CGPoint, _ host: AppHost
    ) -> (point: CGPoint, time: TimeInterval, query: JSONValue, place: JSONValue?) {
        let (query, place) = host.environment.perform {
            let visible = ScreenElement.all(in: host.environment).filter { $0.visibleFrame != nil }
            // The smallest of those that a finger reaches is the innermost.
            let touched = visible.filter { $0.visibleFrame?.contains(point) == true && $0.isReached(at: point) }
            let innermost = touched.min { $0.area < $1.area }
            return innermost.map { ElementNames(visible).query($0) } ?? ElementNames.place(point)
        }
        return (point, host.now, query, place)
    }

    private func end(
        _ press: (point: CGPoint, time: TimeInterval, query: JSONValue, place: JSONValue?), at point: CGPoint,
        _ now: TimeInterval
    ) {
        let (dx, dy) = (point.x - press.point.x, point.y - press.point.y)
        let seconds = now - press.time
        // A place is that of the finger, not the element's middle.
        let place = press.place.map { _ in JSONValue.numbers([press.point.x.rounded(), press.point.y.rounded()]) }
        if hypot(dx, dy) >= Self.drag {
            return record(
                .record([
                    "drag": press.query, "by": .numbers([dx.rounded(), dy.rounded()]), "at": place,
                    "seconds": .number((min(max(seconds, 0.05), 5) * 100).rounded() / 100),
                ]))
        }
        record(.record([seconds >= Self.hold ? "longPress" : "tap": press.query, "at": place]))
    }
}

extension ScreenElement {
    fileprivate var area: CGFloat { frame.width * frame.height }
}

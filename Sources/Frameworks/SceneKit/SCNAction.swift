public import Foundation
import simd
import TimedActions

public enum SCNActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut

    fileprivate func value(_ part: Double) -> Double { (TimedMode(rawValue: rawValue) ?? .linear).value(part) }
}

/// Something that a node does over time.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
    private let make: (SCNAction) -> TimedAction<SCNNode>
    private let reverse: (() -> SCNAction)?
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    open var speed: CGFloat = 1

    private init(
        _ duration: TimeInterval, reverse: (() -> SCNAction)? = nil,
        _ make: @escaping (SCNAction) -> TimedAction<SCNNode>
    ) { (self.duration, self.reverse, self.make) = (duration, reverse, make) }

    var timed: TimedAction<SCNNode> { make(self).atSpeed(Double(speed)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAction(duration, reverse: reverse, make)
        (copy.timingMode, copy.speed) = (timingMode, speed)
        return copy
    }

    open func reversed() -> SCNAction {
        let action = reverse?() ?? Self.wait(duration: duration)
        (action.timingMode, action.speed) = (timingMode, speed)
        return action
    }

    private static func change(
        _ duration: TimeInterval, reverse: (() -> SCNAction)? = nil,
        _ begin: @escaping (SCNNode) -> (Float) -> Void
    ) -> SCNAction {
        SCNAction(duration, reverse: reverse) { action in
            let mode = action.timingMode
            return .change(duration: action.duration, timing: mode.value) { node in
                let set = begin(node)
                return { set(Float($0)) }
            }
        }
    }

    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        let way = delta.simd
        return change(duration, reverse: { move(by: SCNVector3(-way), duration: duration) }) { node in
            var done: Float = 0
            return { part in
                node.simdPosition += way * (part - done)
                done = part
            }
        }
    }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction
    {
        move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
    }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        change(duration) { node in
            let start = node.simdPosition
            return { node.simdPosition = start + (location.simd - start) * $0 }
        }
    }
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    {
        let angles = SCNVector3(xAngle, yAngle, zAngle).simd
        return change(
            duration, reverse: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }
        ) { node in
            let start = node.simdOrientation
            return { part in
                var turn = Placement()
                turn.eulerAngles = angles * part
                node.simdOrientation = turn.orientation * start
            }
        }
    }
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    {
        let end = SCNVector3(xAngle, yAngle, zAngle).simd
        return change(duration) { node in
            let start = node.simdEulerAngles
            return { node.simdEulerAngles = start + (end - start) * $0 }
        }
    }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        change(duration, reverse: { rotate(by: -angle, around: axis, duration: duration) }) { node in
            let start = node.simdOrientation
            guard simd_length(axis.simd) > 0 else { return { _ in } }
            return { part in
                node.simdOrientation =
                    simd_quatf(angle: Float(angle) * part, axis: simd_normalize(axis.simd)) * start
            }
        }
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
        change(duration, reverse: { self.scale(by: scale == 0 ? 1 : 1 / scale, duration: duration) }) { node in
            let start = node.simdScale
            return { node.simdScale = start + start * (Float(scale) - 1) * $0 }
        }
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
        change(duration) { node in
            let (start, end) = (node.simdScale, SIMD3(repeating: Float(scale)))
            return { node.simdScale = start + (end - start) * $0 }
        }
    }
    open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
        change(duration) { node in
            let start = node.opacity
            return { node.opacity = start + (opacity - start) * CGFloat($0) }
        }
    }
    open class func fadeIn(duration: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: duration) }
    open class func fadeOut(duration: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: duration) }
    open class func hide() -> SCNAction { SCNAction(0) { _ in .call { $0.isHidden = true } } }
    open class func unhide() -> SCNAction { SCNAction(0) { _ in .call { $0.isHidden = false } } }
    open class func wait(duration: TimeInterval) -> SCNAction { change(duration) { _ in { _ in } } }
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) { _ in .call { $0.removeFromParentNode() } } }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) { _ in .call(block) } }
    open class func customAction(
        duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction {
        change(duration) { node in { block(node, CGFloat($0) * CGFloat(duration)) } }
    }

    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.reduce(0) { $0 + $1.duration },
            reverse: { sequence(actions.reversed().map { $0.reversed() }) }
        ) { _ in .sequence(actions.map(\.timed)) }
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.map(\.duration).max() ?? 0, reverse: { group(actions.map { $0.reversed() }) }
        ) { _ in .group(actions.map(\.timed)) }
    }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(
            action.duration * Double(max(0, count)), reverse: { `repeat`(action.reversed(), count: count) }
        ) { _ in .repeated(action.timed, times: max(0, count)) }
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction {
        SCNAction(.infinity, reverse: { repeatForever(action.reversed()) }) { _ in .repeated(action.timed) }
    }
}

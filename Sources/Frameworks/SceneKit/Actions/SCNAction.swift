public import Foundation
import simd
import TimedActions

public enum SCNActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut

    func value(_ part: Double) -> Double { (TimedMode(rawValue: rawValue) ?? .linear).value(part) }
}

/// Returns how far an action is, where it would be at a part from 0 to 1 at an even speed.
public typealias SCNActionTimingFunction = (Float) -> Float

/// Something that a node does over time.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
    private let make: (SCNAction) -> TimedAction<SCNNode>
    private let reverse: (() -> SCNAction)?
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    open var timingFunction: SCNActionTimingFunction?
    open var speed: CGFloat = 1

    /// Creates an action that does nothing.
    public override convenience init() { self.init(0) { _ in .call { _ in } } }

    init(
        _ duration: TimeInterval, reverse: (() -> SCNAction)? = nil,
        _ make: @escaping (SCNAction) -> TimedAction<SCNNode>
    ) { (self.duration, self.reverse, self.make) = (duration, reverse, make) }

    var timed: TimedAction<SCNNode> { make(self).atSpeed(Double(speed)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAction(duration, reverse: reverse, make)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    open func reversed() -> SCNAction {
        let action = reverse?() ?? Self.wait(duration: duration)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    static func change(
        _ duration: TimeInterval, reverse: (() -> SCNAction)? = nil,
        _ begin: @escaping (SCNNode) -> (Float) -> Void
    ) -> SCNAction {
        SCNAction(duration, reverse: reverse) { action in
            let (mode, function) = (action.timingMode, action.timingFunction)
            let timing: (Double) -> Double = { part in function.map { Double($0(Float(part))) } ?? mode.value(part) }
            return .change(duration: action.duration, timing: timing) { node in
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
    open class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction {
        change(duration, reverse: { fadeOpacity(by: -factor, duration: duration) }) { node in
            let start = node.opacity
            return { node.opacity = start + factor * CGFloat($0) }
        }
    }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        change(sec, reverse: { fadeOut(duration: sec) }) { node in
            let start = node.opacity
            return { node.opacity = start + (1 - start) * CGFloat($0) }
        }
    }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction {
        change(sec, reverse: { fadeIn(duration: sec) }) { node in
            let start = node.opacity
            return { node.opacity = start * CGFloat(1 - $0) }
        }
    }
    open class func hide() -> SCNAction {
        SCNAction(0, reverse: { unhide() }) { _ in .call { $0.isHidden = true } }
    }
    open class func unhide() -> SCNAction {
        SCNAction(0, reverse: { hide() }) { _ in .call { $0.isHidden = false } }
    }
    open class func wait(duration sec: TimeInterval) -> SCNAction { change(sec) { _ in { _ in } } }
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        let half = abs(durationRange) / 2
        return SCNAction(sec) { action in
            .change(duration: max(0, action.duration + .random(in: -half...half))) { _ in { _ in } }
        }
    }
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) { _ in .call { $0.removeFromParentNode() } } }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) { _ in .call(block) } }
    open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        // The node is the app's, and may be used on any of its queues.
        nonisolated(unsafe) let block = block
        return SCNAction(0) { _ in .call { node in queue.async { block(node) } } }
    }
    /// Waits for the time of a script, which doesn't run here.
    open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction {
        wait(duration: seconds)
    }
    /// Plays a sound, which isn't heard here.
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
        let duration = wait ? source.duration : 0
        return sequence([
            run { $0.addAudioPlayer(SCNAudioPlayer(source: source)) }, self.wait(duration: duration),
        ])
    }
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

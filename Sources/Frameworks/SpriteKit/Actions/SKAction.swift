public import CoreGraphics
public import Foundation
import TimedActions
public import UIKit

public enum SKActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut

    fileprivate func value(_ part: Double) -> Double { (TimedMode(rawValue: rawValue) ?? .linear).value(part) }
}

public typealias SKActionTimingFunction = (Float) -> Float

/// A number of a node that actions change.
private enum NodeNumber {
    case x, y, rotation, xScale, yScale, alpha, speed

    @MainActor
    func value(of node: SKNode) -> CGFloat {
        switch self {
        case .x: node.position.x
        case .y: node.position.y
        case .rotation: node.zRotation
        case .xScale: node.xScale
        case .yScale: node.yScale
        case .alpha: node.alpha
        case .speed: node.speed
        }
    }

    @MainActor
    func set(_ value: CGFloat, of node: SKNode) {
        switch self {
        case .x: node.position.x = value
        case .y: node.position.y = value
        case .rotation: node.zRotation = value
        case .xScale: node.xScale = value
        case .yScale: node.yScale = value
        case .alpha: node.alpha = value
        case .speed: node.speed = value
        }
    }
}

/// Something that a node does: a change over time, or several.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    /// What the action is made of, at its linear speed.
    private enum Recipe {
        case change((SKNode) -> (Double) -> Void)
        case call((SKNode) -> Void)
        case wait
        case sequence([SKAction])
        case group([SKAction])
        case repeated(SKAction, Int?)
    }

    private let recipe: Recipe
    private let reverse: (() -> SKAction)?
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: SKActionTimingFunction = { $0 }
    open var speed: CGFloat = 1

    private init(_ recipe: Recipe, duration: TimeInterval = 0, reverse: (() -> SKAction)? = nil) {
        (self.recipe, self.duration, self.reverse) = (recipe, duration, reverse)
    }

    /// Creates an action that does nothing.
    public convenience override init() { self.init(.wait) }

    /// Creates the action that a file of Xcode's action editor has by a name, or returns nil if no file of the app has
    /// one.
    @preconcurrency @MainActor
    public convenience init?(named name: String) {
        guard let action = ActionFiles.action(name) else { return nil }
        self.init(action)
    }

    /// Creates an action of a file, which takes a time in place of its own.
    @preconcurrency @MainActor
    public convenience init?(named name: String, duration sec: TimeInterval) {
        guard let action = ActionFiles.action(name) else { return nil }
        self.init(action)
        take(sec)
    }

    /// Creates an action of one file.
    @preconcurrency @MainActor
    public convenience init?(named name: String, from fileName: String) {
        guard let action = ActionFiles.action(name, file: fileName) else { return nil }
        self.init(action)
    }

    /// Creates an action of one file, which takes a time in place of its own.
    @preconcurrency @MainActor
    public convenience init?(named name: String, from fileName: String, duration sec: TimeInterval) {
        guard let action = ActionFiles.action(name, file: fileName) else { return nil }
        self.init(action)
        take(sec)
    }

    private convenience init(_ action: SKAction) {
        self.init(action.recipe, duration: action.duration, reverse: action.reverse)
        (timingMode, timingFunction, speed) = (action.timingMode, action.timingFunction, action.speed)
    }

    /// Lets the action take a time: what it is made of is as much quicker or slower.
    private func take(_ time: TimeInterval) {
        if time > 0, duration > 0, duration.isFinite { speed *= CGFloat(duration / time) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKAction(recipe, duration: duration, reverse: reverse)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// Returns what a node does, with the timing that the action has now.
    @MainActor
    var timed: TimedAction<SKNode> {
        let (mode, function) = (timingMode, timingFunction)
        let action: TimedAction<SKNode> =
            switch recipe {
            case .change(let begin):
                .change(duration: duration, timing: { Double(function(Float(mode.value($0)))) }, begin)
            case .call(let body): .call(body)
            case .wait: .change(duration: duration) { _ in { _ in } }
            case .sequence(let actions): .sequence(actions.map(\.timed))
            case .group(let actions): .group(actions.map(\.timed))
            case .repeated(let action, let times): .repeated(action.timed, times: times)
            }
        return action.atSpeed(Double(speed))
    }

    /// Returns an action that undoes this one. One that can't be undone changes nothing in the same time.
    open func reversed() -> SKAction {
        let action = reverse?() ?? SKAction(.wait, duration: duration)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    private static func change(
        _ duration: TimeInterval, reverse: (() -> SKAction)? = nil,
        _ begin: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .change { node in
                let set = MainActor.assumeIsolated { begin(node) }
                return { part in MainActor.assumeIsolated { set(part) } }
            }, duration: duration, reverse: reverse)
    }

    private static func call(_ body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
        SKAction(
            .call { node in
                MainActor.assumeIsolated { body(node) }
            })
    }

    // MARK: Places

    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }

    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        change(duration, reverse: { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) }) { node in
            // Other actions may move the node meanwhile.
            var done: CGFloat = 0
            return { part in
                node.position.x += delta.dx * (part - done)
                node.position.y += delta.dy * (part - done)
                done = part
            }
        }
    }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = node.position
            return { part in
                node.position = CGPoint(
                    x: start.x + (location.x - start.x) * part, y: start.y + (location.y - start.y) * part)
            }
        }
    }

    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { to(.x, x, duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { to(.y, y, duration) }

    private static func to(
        _ number: NodeNumber, _ value: CGFloat, _ duration: TimeInterval
    ) -> SKAction {
        change(duration) { node in
            let start = number.value(of: node)
            return { part in number.set(start + (value - start) * part, of: node) }
        }
    }

    private static func by(
        _ number: NodeNumber, _ value: CGFloat, _ duration: TimeInterval
    ) -> SKAction {
        change(duration, reverse: { by(number, -value, duration) }) { node in
            var done: CGFloat = 0
            return { part in
                number.set(number.value(of: node) + value * (part - done), of: node)
                done = part
            }
        }
    }

    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }

    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, duration: FlatPath(path).length / Double(max(speed, 0.001)))
    }

    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        let way = FlatPath(path)
        return change(duration) { node in
            let start = offset ? node.position : .zero
            return { part in
                guard let (place, angle) = way.place(at: part) else { return }
                node.position = CGPoint(x: start.x + place.x, y: start.y + place.y)
                if orient { node.zRotation = angle - .pi / 2 }
            }
        }
    }

    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        follow(
            path, asOffset: offset, orientToPath: orient,
            duration: FlatPath(path).length / Double(max(speed, 0.001)))
    }

    // MARK: Rotation, scale, size, looks

    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        by(.rotation, radians, duration)
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        to(.rotation, radians, duration)
    }
    open class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return change(duration) { node in
            let start = node.zRotation
            let way = remainder(radians - start, 2 * .pi)
            return { part in node.zRotation = start + way * part }
        }
    }

    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        change(
            duration,
            reverse: { scaleX(by: xScale == 0 ? 1 : 1 / xScale, y: yScale == 0 ? 1 : 1 / yScale, duration: duration) }
        ) { node in
            let (x, y) = (node.xScale, node.yScale)
            return { part in
                node.xScale = x + (x * xScale - x) * part
                node.yScale = y + (y * yScale - y) * part
            }
        }
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
    }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { to(.xScale, scale, duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { to(.yScale, scale, duration) }

    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.size
            return { part in
                sprite.size = CGSize(
                    width: start.width + (width - start.width) * part,
                    height: start.height + (height - start.height) * part)
            }
        }
    }

    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { to(.alpha, 1, duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { to(.alpha, 0, duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { to(.alpha, alpha, duration) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { by(.alpha, factor, duration) }
    open class func hide() -> SKAction { call { $0.isHidden = true } }
    open class func unhide() -> SKAction { call { $0.isHidden = false } }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { to(.speed, speed, duration) }
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { by(.speed, speed, duration) }

    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        change(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let (start, end, factor) = (sprite.color.parts, color.parts, sprite.colorBlendFactor)
            return { part in
                let mixed = zip(start, end).map { $0 + ($1 - $0) * part }
                sprite.color = UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
                sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * part
            }
        }
    }

    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let factor = sprite.colorBlendFactor
            return { part in sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * part }
        }
    }

    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        call { node in (node as? SKSpriteNode)?.show(texture, resizing: resize) }
    }

    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        change(sec * Double(textures.count)) { node in
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let (before, count) = (sprite.texture, CGFloat(textures.count))
            return { part in
                if part >= 1, restore, let before { return sprite.show(before, resizing: resize) }
                let index = min(Int(part * count), textures.count - 1)
                sprite.show(textures[index], resizing: resize)
            }
        }
    }

    /// Plays a sound, unheard here.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { call { _ in } }

    // MARK: Others

    open class func wait(forDuration duration: TimeInterval) -> SKAction {
        SKAction(.wait, duration: duration, reverse: { wait(forDuration: duration) })
    }
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        wait(forDuration: max(0, duration + .random(in: -0.5...0.5) * durationRange))
    }
    open class func removeFromParent() -> SKAction { call { $0.removeFromParent() } }
    open class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return call { _ in block() }
    }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return call { _ in queue.async { block() } }
    }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        call { $0.childNode(withName: name)?.run(action) }
    }
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        nonisolated(unsafe) let block = block
        return change(duration) { node in { part in block(node, part * CGFloat(duration)) } }
    }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let target = target
        return call { _ in UIApplication.shared.sendAction(selector, to: target, from: nil, for: nil) }
    }

    open class func sequence(_ actions: [SKAction]) -> SKAction {
        let actions = actions.map { $0.copy() as? SKAction ?? $0 }
        return SKAction(
            .sequence(actions), duration: actions.reduce(0) { $0 + $1.duration },
            reverse: { sequence(actions.reversed().map { $0.reversed() }) })
    }
    open class func group(_ actions: [SKAction]) -> SKAction {
        let actions = actions.map { $0.copy() as? SKAction ?? $0 }
        return SKAction(
            .group(actions), duration: actions.map(\.duration).max() ?? 0,
            reverse: { group(actions.map { $0.reversed() }) })
    }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(
            .repeated(action, max(0, count)), duration: action.duration * Double(max(0, count)),
            reverse: { `repeat`(action.reversed(), count: count) })
    }
    open class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeated(action, nil), duration: .infinity, reverse: { repeatForever(action.reversed()) })
    }
}

extension UIColor {
    /// Red, green, blue and alpha.
    var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}

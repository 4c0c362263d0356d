public import Foundation
public import QuartzCore

/// Something that animations can be added to.
public protocol SCNAnimatable: NSObjectProtocol {
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
    func removeAnimation(forKey key: String)
    func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
    func removeAllAnimations()
    func removeAllAnimations(withBlendOutDuration duration: CGFloat)
    var animationKeys: [String] { get }
}

/// An object of this module with animations.
protocol AnimatedObject: SCNAnimatable {
    var animations: RunningAnimations? { get set }
}

// Animations change what is drawn, and not the properties that an app sets. Here they take their time, and tell their
// delegates.
extension SCNAnimatable {
    private var running: RunningAnimations? { (self as? any AnimatedObject)?.animations }

    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        addAnimationPlayer(SCNAnimationPlayer(anyAnimation: animation), forKey: key)
    }

    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        guard let owner = self as? any AnimatedObject else { return }
        let running = owner.animations ?? RunningAnimations()
        owner.animations = running
        running.add(player, key)
    }

    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { running?.player(key) }
    public func animation(forKey key: String) -> CAAnimation? { running?.player(key)?.layerAnimation }
    public func removeAnimation(forKey key: String) { running?.remove(key, from: self) }
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public func removeAllAnimations() { running?.removeAll(from: self) }
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { removeAllAnimations() }
    public var animationKeys: [String] { running?.keys ?? [] }

    public func pauseAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = true }
    public func resumeAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = false }
    public func setAnimationSpeed(_ speed: CGFloat, forKey key: String) { animationPlayer(forKey: key)?.speed = speed }
    public func isAnimationPaused(forKey key: String) -> Bool { animationPlayer(forKey: key)?.paused ?? false }
}

/// The animations of an object: those that go on, in the order in which they were added.
final class RunningAnimations {
    private var entries: [(key: String?, player: SCNAnimationPlayer)] = []

    var keys: [String] { entries.compactMap(\.key) }

    func player(_ key: String) -> SCNAnimationPlayer? { entries.first { $0.key == key }?.player }

    func add(_ player: SCNAnimationPlayer, _ key: String?) {
        if let key { entries.removeAll { $0.key == key } }
        player.restart()
        entries.append((key, player))
    }

    func remove(_ key: String, from owner: any SCNAnimatable) {
        for player in removeEntries({ $0.key == key }) { player.end(owner, finished: false) }
    }

    func removeAll(from owner: any SCNAnimatable) {
        for player in removeEntries({ _ in true }) { player.end(owner, finished: false) }
    }

    private func removeEntries(_ isTaken: ((key: String?, player: SCNAnimationPlayer)) -> Bool) -> [SCNAnimationPlayer]
    {
        let taken = entries.filter(isTaken)
        entries.removeAll(where: isTaken)
        return taken.map(\.player)
    }

    private func contains(_ player: SCNAnimationPlayer) -> Bool { entries.contains { $0.player === player } }

    /// Lets the animations go on by a time, and removes those that have ended, except those that stay at their end.
    func advance(by time: TimeInterval, of owner: any SCNAnimatable) {
        for (_, player) in entries where contains(player) {
            // A callback can remove animations.
            guard player.advance(by: time, of: owner), contains(player) else { continue }
            if player.animation.isRemovedOnCompletion { entries.removeAll { $0.player === player } }
            player.end(owner, finished: true)
        }
    }
}

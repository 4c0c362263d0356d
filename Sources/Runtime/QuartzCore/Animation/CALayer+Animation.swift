import CoreGraphics
import Foundation

/// The animations of a layer, in the order in which they were added.
final class LayerAnimations {
    struct Entry {
        let key: String
        let animation: CAAnimation
        let watch: AnimationWatch?
        var ticket: HostClock.Ticket?
        var hasEnded = false
    }

    var entries: [Entry] = []
    /// For animations that are added without a key.
    var serial = 0
    /// What is shown of a layer of a host at the time of a frame, until the layer changes.
    private var shown: (layer: CALayer, time: CFTimeInterval)?

    func forgetShown() { shown = nil }

    func shown(of layer: CALayer, at time: CFTimeInterval) -> CALayer {
        if let shown, shown.time == time { return shown.layer }
        let presentation = layer.makePresentation(self, at: time)
        if layer.host != nil { shown = (presentation, time) }
        return presentation
    }
}

/// How a layer's time runs inside of that of its superlayer.
final class LayerTiming: CAMediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}

// MARK: - Animations

extension CALayer {
    /// Adds a copy of an animation, in place of one with the same key.
    func start(_ anim: CAAnimation, forKey key: String?) {
        guard let animation = anim.copy() as? CAAnimation else { return }
        if animation.duration <= 0 || !animation.duration.isFinite {
            animation.duration = CATransaction.animationDuration()
        }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        let clock = host?.clock ?? HostClock.current
        if animation.beginTime == 0 { animation.beginTime = localTime(at: clock.now) }
        if let key { stopAnimations(forKey: key) }
        let animations = animations ?? LayerAnimations()
        self.animations = animations
        animations.serial += 1
        let watch = CATransaction.watch
        watch?.begin()
        animations.entries.append(
            LayerAnimations.Entry(key: key ?? "#\(animations.serial)", animation: animation, watch: watch))
        (animation as? CATransition)?.begin(on: self)
        scheduleEnd(of: animation)
        if let delegate = animation.delegate {
            clock.schedule(after: 0) { delegate.animationDidStart(animation) }
        }
        host?.animationsChanged(of: self)
    }

    /// Stops the animations with a key, or all of them.
    func stopAnimations(forKey key: String? = nil) {
        while let index = animations?.entries.lastIndex(where: { key == nil || $0.key == key }) {
            remove(at: index, finished: false)
        }
    }

    func stopAnimations(where isMeant: (CAAnimation) -> Bool) {
        while let index = animations?.entries.lastIndex(where: { isMeant($0.animation) }) {
            remove(at: index, finished: true)
        }
    }

    /// The keys that animations were added with.
    var namedAnimations: [String]? {
        let keys = (animations?.entries ?? []).map(\.key).filter { !$0.hasPrefix("#") }
        return keys.isEmpty ? nil : keys
    }

    private func remove(at index: Int, finished: Bool) {
        guard let animations, animations.entries.indices.contains(index) else { return }
        let entry = animations.entries.remove(at: index)
        if animations.entries.isEmpty { self.animations = nil }
        if let ticket = entry.ticket { (host?.clock ?? HostClock.current).cancel(ticket) }
        host?.animationsChanged(of: self)
        if !entry.hasEnded { end(entry, finished: finished) }
    }

    private func end(_ entry: LayerAnimations.Entry, finished: Bool) {
        (entry.animation as? CATransition)?.end()
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        entry.animation.onEnd?(finished)
        entry.watch?.end()
    }

    /// Has an animation end at its time, however layers around it run.
    private func scheduleEnd(of animation: CAAnimation) {
        guard let animations, let index = animations.entries.firstIndex(where: { $0.animation === animation }) else {
            return
        }
        let clock = host?.clock ?? HostClock.current
        if let ticket = animations.entries[index].ticket { clock.cancel(ticket) }
        animations.entries[index].ticket = nil
        // What is driven by an object ends when that says so.
        if animation.owner != nil { return }
        let speed = totalSpeed * Double(animation.speed)
        let active = animation.activeDuration
        guard speed > 0, active.isFinite, !animations.entries[index].hasEnded else { return }
        let left = (active - animation.localTime(at: localTime(at: clock.now))) / speed
        // An animation that repeats for very long ends by itself as little as one that repeats for ever.
        animations.entries[index].ticket = clock.schedule(after: left, keepsAwake: left < 60) {
            [weak self, weak animation] in
            guard let self, let animation else { return }
            self.endIfDue(animation)
        }
    }

    private func endIfDue(_ animation: CAAnimation) {
        guard let animations, let index = animations.entries.firstIndex(where: { $0.animation === animation }) else {
            return
        }
        animations.entries[index].ticket = nil
        let clock = host?.clock ?? HostClock.current
        guard animation.localTime(at: localTime(at: clock.now)) >= animation.activeDuration - 1e-6 else {
            return scheduleEnd(of: animation)
        }
        if animation.isRemovedOnCompletion { return remove(at: index, finished: true) }
        animations.entries[index].hasEnded = true
        end(animations.entries[index], finished: true)
    }

    /// After the layer's time has changed.
    func rescheduleAnimations() {
        for entry in animations?.entries ?? [] { scheduleEnd(of: entry.animation) }
        for layer in sublayers ?? [] { layer.rescheduleAnimations() }
        host?.recordChange(of: self)
    }

    // MARK: Time

    /// The time inside of the layer at a time of the clock.
    package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        let outer = superlayer?.localTime(at: time) ?? time
        return timing?.localTime(at: outer) ?? outer
    }

    private var totalSpeed: Double { Double(timing?.speed ?? 1) * (superlayer?.totalSpeed ?? 1) }

    /// The time of the clock at a time inside of the layer.
    func clockTime(at local: CFTimeInterval) -> CFTimeInterval {
        var outer = local
        if let timing, timing.speed != 0 {
            outer = (local - timing.timeOffset) / Double(timing.speed) + timing.beginTime
        }
        return superlayer?.clockTime(at: outer) ?? outer
    }
}

// MARK: - Presentation

extension CALayer {
    var isAnimated: Bool { animations != nil || movesByItself }

    /// The layer as it is shown: itself where nothing animates it.
    func shown(at time: CFTimeInterval) -> CALayer {
        animations?.shown(of: self, at: time) ?? self
    }

    /// Gives the layer what is shown of it now, and stops its animations and those of the layers in it.
    package func settleAnimations() {
        for layer in sublayers ?? [] { layer.settleAnimations() }
        guard let animations, let shown = presentation() else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for entry in animations.entries {
            guard let path = (entry.animation as? CAPropertyAnimation)?.keyPath else { continue }
            LayerProperty.at(path, of: self).map { $0.set(self, $0.get(shown)) }
        }
        CATransaction.commit()
        stopAnimations()
    }

    func makePresentation(_ animations: LayerAnimations?, at time: CFTimeInterval) -> CALayer {
        let copy: CALayer
        if ownValues.isEmpty {
            copy = type(of: self).init(_backing: ())
            copy.copyAppearance(of: self)
        } else {
            // A class with values of its own knows what else its copies need.
            copy = type(of: self).init(_presenting: self)
        }
        copy.modelLayer = self
        copy.drawsItself = isRedrawn(by: animations)
        let local = localTime(at: time)
        for entry in animations?.entries ?? [] { entry.animation.apply(to: copy, at: local) }
        return copy
    }
}

// MARK: - Actions

extension CALayer {
    /// Runs the action of a property that has changed in a tree that is shown.
    func runAction(forKey key: String, from old: LayerValue?) {
        guard modelLayer == nil, !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull)
        else { return }
        guard let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil, let path = animation.keyPath, let property = LayerProperty.at(path, of: self),
            let copy = animation.copy() as? CABasicAnimation
        else { return action.run(forKey: key, object: self, arguments: nil) }
        // From what is shown, or by the change on top of what is already on its way.
        if copy.isAdditive, let old {
            copy.fromValue = old.subtracting(property.get(self))
            copy.toValue = old.zero
            animations?.serial += 1
            return copy.run(
                forKey: self.animation(forKey: key) == nil ? key : "\(key)-\(animations?.serial ?? 0)", object: self,
                arguments: nil)
        }
        let before = makePresentation(nil, at: 0)
        if let old { property.set(before, old) }
        let local = localTime(at: (host?.clock ?? HostClock.current).now)
        for entry in animations?.entries ?? [] { entry.animation.apply(to: before, at: local) }
        copy.fromValue = property.get(before)
        copy.run(forKey: key, object: self, arguments: nil)
    }

    /// The animation that Core Animation adds by itself.
    func implicitAction(forKey key: String) -> (any CAAction)? {
        guard LayerProperty.at(key, of: self) != nil else { return nil }
        return CABasicAnimation(keyPath: key)
    }
}

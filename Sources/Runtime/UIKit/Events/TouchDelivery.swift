import Foundation

/// Delivers touches: to the recognizers of the view and its superviews first, then to the view.
@MainActor
final class TouchDelivery {
    let arbiter = GestureArbiter()
    /// The touches on the screen, and ended ones whose views haven't received the end.
    private var touches: [UITouch] = []
    private var event: UIEvent?
    /// The touches that a recognizer has taken away from their views.
    private var taken: [UITouch] = []
    /// The touches of the event that is being delivered to recognizers, and then to views.
    private var coming: [UITouch] = []

    init() {
        arbiter.updateViews = { [unowned self] in updateViews() }
        arbiter.takeAwayTouches = { [unowned self] recognizer in
            taken += recognizer.receivedTouches.filter { $0.viewState != .finished }
        }
    }

    /// Delivers the touches of an event that are in a window.
    func send(_ event: UIEvent, in window: UIWindow) {
        let changed = event.orderedTouches.filter { $0.window === window && $0.phase != .stationary }
        self.event = event
        coming = changed
        arbiter.perform {
            for touch in changed where touch.phase == .began { begin(touch, event) }
            deliverToRecognizers(changed, event)
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            deliverToViews(changed.filter { $0.phase == phase })
        }
        coming = []
        for recognizer in arbiter.active { recognizer.dropEndedTouches() }
        arbiter.settle()
    }

    // MARK: Beginning

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard !touches.contains(where: { $0 === touch }), let view = touch.view else { return }
        if !mayReach(view) { touch.viewState = .finished }
        touches.append(touch)
        let chain = Array(sequence(first: view, next: \.superview))
        let attached = chain.flatMap { view in
            (view.gestureRecognizers ?? []).enumerated()
                .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
        }
        let receivers = attached.filter { receives($0, touch, event) }
        touch.gestureRecognizers = receivers
        for recognizer in receivers {
            arbiter.add(recognizer)
            recognizer.accept(touch)
        }
    }

    /// Returns whether a view may have one more touch: if not for several, it has one at a time, and an exclusive view
    /// has its touches alone.
    private func mayReach(_ view: UIView) -> Bool {
        let others = touches.filter { $0.isDown && $0.viewState != .finished }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { other in
            guard other.view !== view, other.window === view.window else { return false }
            return view.isExclusiveTouch || other.view?.isExclusiveTouch == true
        }
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, !recognizer.knownState.isFinal, recognizer.pendingStates.isEmpty,
            recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            recognizer.shouldReceive(event)
        else { return false }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.touches.first, first.type != touch.type {
            return false
        }
        return GestureDelegateCalls(recognizer)?.receives(touch, of: event) ?? true
    }

    // MARK: Recognizers

    private func deliverToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        var notified: [UIGestureRecognizer] = []
        for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }) where !notified.contains(recognizer) {
            notified.append(recognizer)
            recognizer.event = event
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                guard !recognizer.knownState.isFinal, recognizer.pendingStates.isEmpty || phase != .began else {
                    continue
                }
                let own = Set(
                    changed.filter { touch in touch.phase == phase && recognizer.touches.contains { $0 === touch } })
                if !own.isEmpty { recognizer.deliver(own, phase, event) }
            }
        }
    }

    // MARK: Views

    /// Delivers touches of one phase to their views, those of a view together.
    private func deliverToViews(_ changed: [UITouch]) {
        var rest = changed.filter(isForView)
        while let view = rest.first?.view {
            let own = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            deliver(own, to: view)
        }
        for touch in changed where touch.view == nil { touch.viewState = .finished }
    }

    /// Returns whether a view receives the current phase of a touch now.
    private func isForView(_ touch: UITouch) -> Bool {
        guard touch.viewState != .finished else { return false }
        switch touch.phase {
        case .began: return !isDelayed(touch, where: \.delaysTouchesBegan)
        case .moved: return touch.viewState == .delivered
        case .cancelled:
            if touch.viewState == .waiting { touch.viewState = .finished }
            return touch.viewState == .delivered
        case .ended:
            return touch.viewState == .delivered && !isDelayed(touch, where: \.delaysTouchesEnded)
        default: return false
        }
    }

    private func isDelayed(_ touch: UITouch, where delays: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.gestureRecognizers?.contains { recognizer in
            delays(recognizer) && recognizer.knownState == .possible && arbiter.active.contains { $0 === recognizer }
                && recognizer.receivedTouches.contains { $0 === touch }
        } == true
    }

    private func deliver(_ touches: [UITouch], to view: UIView) {
        guard let phase = touches.first?.phase else { return }
        guard phase != .began || mayBegin(touches, in: view) else {
            for touch in touches { touch.viewState = .finished }
            return
        }
        for touch in touches { touch.viewState = touch.isDown ? .delivered : .finished }
        let set = Set(touches)
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
    }

    /// Asks the scroll views around a view whether it receives touches.
    private func mayBegin(_ touches: [UITouch], in view: UIView) -> Bool {
        for parent in sequence(first: view, next: \.superview) where parent !== view {
            guard let scroller = parent as? UIScrollView else { continue }
            if !scroller.touchesShouldBegin(Set(touches), with: event, in: view) { return false }
        }
        return true
    }

    /// Cancels what recognizers have taken, and delivers what they don't delay any more. Returns whether there was any.
    private func updateViews() -> Bool {
        if !taken.isEmpty {
            let taken = taken
            self.taken = []
            cancel(taken)
            return true
        }
        for touch in touches where touch.viewState != .finished {
            let hasCome = touch.phase == .began && coming.contains { $0 === touch }
            if touch.viewState == .waiting, !hasCome, !isDelayed(touch, where: \.delaysTouchesBegan) {
                deliverLate(touch, .began)
                return true
            }
            if touch.viewState == .delivered, touch.phase == .ended,
                !coming.contains(where: { $0 === touch }), !isDelayed(touch, where: \.delaysTouchesEnded)
            {
                deliverLate(touch, .ended)
                return true
            }
        }
        forgetEndedTouches()
        return false
    }

    /// Forgets touches that are over for everybody; the app may keep them, but not their recognizers.
    private func forgetEndedTouches() {
        let isOver = { (touch: UITouch) in touch.viewState == .finished && !touch.isDown }
        for touch in touches where isOver(touch) { touch.gestureRecognizers = nil }
        touches.removeAll(where: isOver)
    }

    /// Tells a view of a phase that has been delayed.
    private func deliverLate(_ touch: UITouch, _ phase: UITouch.Phase) {
        guard let view = touch.view else { return touch.viewState = .finished }
        let current = touch.phase
        touch.show(phase)
        deliver([touch], to: view)
        touch.show(current)
    }

    /// Sends views the cancellation of their touches.
    private func cancel(_ canceled: [UITouch]) {
        for touch in canceled where touch.viewState == .waiting { touch.viewState = .finished }
        var rest = canceled.filter { $0.viewState == .delivered }
        while let view = rest.first?.view {
            let own = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            let phases = own.map(\.phase)
            for touch in own { touch.show(.cancelled) }
            deliver(own, to: view)
            for (touch, phase) in zip(own, phases) { touch.show(phase) }
        }
    }

    /// Cancels the touches and gestures of a view that leaves its window, and of its subviews.
    func cancelTouches(in view: UIView) {
        guard !touches.isEmpty || !arbiter.active.isEmpty else { return }
        arbiter.perform {
            cancel(touches.filter { $0.view?.isDescendant(of: view) == true })
            for recognizer in arbiter.active where recognizer.view?.isDescendant(of: view) == true {
                arbiter.stop(recognizer)
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Calls the method for a phase.
    fileprivate func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }
}

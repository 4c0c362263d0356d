import Foundation

/// Decides which recognizers recognize: it grants their states, lets some wait for others to fail, makes those fail
/// that others prevent, and sends the actions.
@MainActor
final class GestureArbiter {
    /// The recognizers with a gesture that may be going on, in the order in which they received touches.
    private(set) var active: [UIGestureRecognizer] = []
    private var unsent: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var depth = 0
    private var isSettling = false
    /// Sends views what recognition means for them. Returns whether there was anything to send.
    var updateViews: () -> Bool = { false }
    /// Takes the touches of a recognizer away from their views.
    var takeAwayTouches: (UIGestureRecognizer) -> Void = { _ in }

    /// Calls a closure that may change states, and carries out what follows.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        settle()
    }

    func add(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    /// Ends the gesture of a recognizer that is disabled or removed from its view.
    func stop(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        for touch in recognizer.touches { recognizer.forget(touch) }
        perform {
            switch recognizer.knownState {
            case .possible: fail(recognizer)
            case .began, .changed: become(.cancelled, recognizer)
            case .ended, .cancelled, .failed: break
            }
        }
    }

    // MARK: States

    /// Handles the state that a recognizer asks for.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        recognizer.stateChangedByHandler()
        perform {
            switch (recognizer.knownState, state) {
            case (.possible, .began), (.possible, .changed), (.possible, .ended):
                if recognizer.pendingStates.isEmpty {
                    recognize(recognizer, as: state == .changed ? .began : state)
                } else {
                    recognizer.pendingStates.append(state)
                }
            case (.possible, .cancelled) where !recognizer.pendingStates.isEmpty:
                recognizer.pendingStates.append(state)
            case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
            case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
                (.changed, .cancelled):
                become(state, recognizer)
            case (.began, .failed), (.changed, .failed): become(.cancelled, recognizer)
            default: break
            }
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        add(recognizer)
        guard mayBegin(recognizer) else { return fail(recognizer) }
        recognizer.pendingStates = [state]
        resolve(recognizer)
    }

    /// Asks the delegate and the views that would lose their touches.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let begins = recognizer.begins, !begins(recognizer) { return false }
        var asked: [AnyObject] = []
        if let calls = GestureDelegateCalls(recognizer) {
            guard calls.shouldBegin else { return false }
            asked = [recognizer.delegate].compactMap(\.self)
        }
        let hit = recognizer.cancelsTouchesInView ? recognizer.receivedTouches.compactMap(\.view) : []
        for view in hit + [recognizer.view].compactMap(\.self) where !asked.contains(where: { $0 === view }) {
            asked.append(view)
            guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
        }
        return true
    }

    /// Grants the states for which a recognizer waits, once those that it waits for have failed. Returns whether
    /// anything has changed.
    @discardableResult
    private func resolve(_ recognizer: UIGestureRecognizer) -> Bool {
        let others = active.filter { $0 !== recognizer && waits(recognizer, for: $0) }
        if others.contains(where: { $0.knownState.isRecognized }) {
            fail(recognizer)
            return true
        }
        let isBlocked = others.contains { $0.knownState == .possible && !waitsInCircle($0, for: recognizer) }
        guard !isBlocked else { return false }
        let states = recognizer.pendingStates
        recognizer.pendingStates = []
        let isPrevented = active.contains { other in
            other !== recognizer && other.knownState.isRecognized && prevents(other, recognizer)
        }
        if isPrevented {
            fail(recognizer)
            return true
        }
        for state in states { become(state, recognizer) }
        for other in active where other !== recognizer && other.knownState == .possible {
            if prevents(recognizer, other) { fail(other) }
        }
        if recognizer.cancelsTouchesInView { takeAwayTouches(recognizer) }
        return true
    }

    private func fail(_ recognizer: UIGestureRecognizer) { become(.failed, recognizer) }

    private func become(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.knownState = state
        recognizer.pendingStates = []
        if state != .failed { unsent.append((recognizer, state)) }
    }

    // MARK: Relations

    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if recognizer.requiredFailures.contains(where: { $0.recognizer === other }) { return true }
        guard sharesTouches(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || GestureDelegateCalls(recognizer)?.waits(for: other) == true
            || GestureDelegateCalls(other)?.isAwaited(by: recognizer) == true
    }

    /// Returns whether a recognizer has recognized and waits for another, directly or through further ones.
    private func waitsInCircle(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        var reached: [UIGestureRecognizer] = []
        var next = [recognizer]
        while let current = next.popLast() {
            if current === other { return true }
            guard !current.pendingStates.isEmpty, !reached.contains(current) else { continue }
            reached.append(current)
            next += active.filter { $0 !== current && $0.knownState == .possible && waits(current, for: $0) }
        }
        return false
    }

    private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard sharesTouches(recognizer, other), recognizer.canPrevent(other), other.canBePrevented(by: recognizer)
        else { return false }
        return GestureDelegateCalls(recognizer)?.worksTogether(with: other) != true
            && GestureDelegateCalls(other)?.worksTogether(with: recognizer) != true
    }

    private func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.receivedTouches.contains { touch in other.receivedTouches.contains { $0 === touch } }
    }

    // MARK: Settling

    /// Carries out what follows from new states until nothing is left to do.
    func settle() {
        guard depth == 0, !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        // Actions can ask for further states; if they do so without end, the rest follows with the next event.
        for _ in 0..<1000 where !sendNext() && !resolveNext() && !updateViews() && !resetNext() { break }
    }

    private func sendNext() -> Bool {
        guard !unsent.isEmpty else { return false }
        let next = unsent.removeFirst()
        next.recognizer.sendActions(for: next.state)
        return true
    }

    private func resolveNext() -> Bool {
        active.contains { !$0.pendingStates.isEmpty && resolve($0) }
    }

    /// Resets a recognizer whose gesture is over and whose touches have ended.
    private func resetNext() -> Bool {
        let index = active.firstIndex { recognizer in
            recognizer.knownState.isFinal && !recognizer.touches.contains(where: \.isDown)
        }
        guard let index else { return false }
        let recognizer = active.remove(at: index)
        recognizer.dropEndedTouches()
        recognizer.start()
        return true
    }
}

extension UIGestureRecognizer.State {
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

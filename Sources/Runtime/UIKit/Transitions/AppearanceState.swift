import Foundation

/// How far a controller's view has appeared.
struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing` has been called for the current appearance.
    var hasCalledIsAppearing = false
    /// Whether the view's move into or out of a window began the transition, and ends it.
    var followsWindow = false
    /// Why the view appears or disappears.
    var reason: Reason?

    enum Reason { case presented, dismissed, movedToParent, movedFromParent }

    var isShown: Bool { phase == .appeared || phase == .appearing }
    var isChanging: Bool { phase == .appearing || phase == .disappearing }
}

/// The callbacks of appearing and disappearing, always in pairs. Children follow their parents.
extension UIViewController {
    /// Begins to show or hide the view. Does nothing if that has begun already.
    func startAppearance(_ appears: Bool, animated: Bool) {
        let old = appearance.phase
        guard appears ? old == .disappeared || old == .disappearing : old == .appeared || old == .appearing else {
            return
        }
        environment.perform {
            if appears { loadViewIfNeeded() }
            appearance.phase = appears ? .appearing : .disappearing
            appearance.isAnimated = animated
            // A view that was about to disappear has not left.
            appearance.hasCalledIsAppearing = old == .disappearing
            ObservedCalls.report(
                appears ? "viewWillAppear:" : "viewWillDisappear:", of: self, [NSNumber(value: animated)]
            ) {
                if appears { viewWillAppear(animated) } else { viewWillDisappear(animated) }
            }
            if appears { placeShownChildren() }
            guard shouldAutomaticallyForwardAppearanceMethods else { return }
            for child in childrenThatAppear { child.startAppearance(appears, animated: animated) }
        }
    }

    /// Ends what has begun. The children's views have appeared before their parents'.
    func finishAppearance() {
        guard appearance.isChanging else { return }
        environment.perform {
            let appears = appearance.phase == .appearing
            if appears { callIsAppearing() }
            if shouldAutomaticallyForwardAppearanceMethods {
                for child in children where child.appearance.isChanging { child.finishAppearance() }
            }
            appearance.phase = appears ? .appeared : .disappeared
            appearance.followsWindow = false
            let animated = appearance.isAnimated
            ObservedCalls.report(
                appears ? "viewDidAppear:" : "viewDidDisappear:", of: self, [NSNumber(value: animated)]
            ) {
                if appears { viewDidAppear(animated) } else { viewDidDisappear(animated) }
            }
            if !appearance.isChanging { appearance.reason = nil }
        }
    }

    /// Calls `viewIsAppearing` once, when the view is in its window.
    func callIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing, viewIfLoaded?.window != nil else {
            return
        }
        appearance.hasCalledIsAppearing = true
        environment.perform {
            let animated = appearance.isAnimated
            ObservedCalls.report("viewIsAppearing:", of: self, [NSNumber(value: animated)]) {
                viewIsAppearing(animated)
            }
            guard shouldAutomaticallyForwardAppearanceMethods else { return }
            for child in children { child.callIsAppearing() }
        }
    }

    // MARK: Layout

    func callWillLayOut() {
        ObservedCalls.report("viewWillLayoutSubviews", of: self, []) { viewWillLayoutSubviews() }
    }

    func callDidLayOut() {
        ObservedCalls.report("viewDidLayoutSubviews", of: self, []) { viewDidLayoutSubviews() }
    }

    /// The children whose views are in the controller's own.
    private var childrenThatAppear: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Views that enter and leave windows

    /// Called before the view enters or leaves a window.
    func viewWillMove(to window: UIWindow?) {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
        let isComing = window?.isShown == true
        guard isComing ? appearance.phase == .disappeared : window == nil && appearance.phase == .appeared else {
            return
        }
        let outer = parent?.appearance
        startAppearance(isComing, animated: outer?.isChanging == true && outer?.isAnimated == true)
        appearance.followsWindow = true
    }

    /// Called after the view has entered or left a window.
    func viewMoved(to window: UIWindow?) {
        if window != nil { callIsAppearing() }
        guard appearance.followsWindow, appearance.isChanging, parent?.appearance.isChanging != true else { return }
        finishAppearance()
    }

    /// Begins what `beginAppearanceTransition` asks for; asking twice is an error of the container.
    func beginAskedAppearance(_ appears: Bool, animated: Bool) {
        let old = appearance.phase
        guard appears ? old == .disappeared || old == .disappearing : old == .appeared || old == .appearing else {
            return reportUnbalancedAppearance()
        }
        startAppearance(appears, animated: animated)
    }

    func endAskedAppearance() {
        guard appearance.isChanging else { return reportUnbalancedAppearance() }
        finishAppearance()
    }

    private func reportUnbalancedAppearance() {
        environment.report("Unbalanced calls to begin/end appearance transitions for \(nameInMessages).")
    }

    /// The controller in messages, with its address as in Apple's.
    var nameInMessages: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))>"
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// Changes of the stack. The stack changes at once; what is shown follows, one transition after another.
extension UINavigationController {
    func change(to new: [UIViewController], _ animated: Bool) {
        let old = stack
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            return environment.report(
                "All view controllers in a navigation controller must be distinct "
                    + "(\(new.map(\.nameInMessages).joined(separator: ", ")))")
        }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        stack = new
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.appearance.reason = .movedFromParent
            arriving.removeAll { $0 === controller }
            leaving.append(controller)
        }
        for controller in added {
            leaving.removeAll { $0 === controller }
            arriving.append(controller)
            addChild(controller)
            controller.appearance.reason = .movedToParent
        }
        let isPop = new.last.map { top in old.contains { $0 === top } } ?? false
        if transition != nil {
            nextChange = (animated, isPop)
        } else {
            showTop(animated, isPop: isPop, before: old)
        }
    }

    /// Shows the top of the stack, by a transition where the controller is on the screen.
    private func showTop(_ animated: Bool, isPop: Bool, before: [UIViewController]) {
        guard isViewLoaded else { return settleStack() }
        guard view.window != nil, appearance.isShown else {
            navigationBar.items = stack.map(\.navigationItem)
            view.setNeedsLayout()
            return settleStack()
        }
        guard let new = topViewController, new !== shown else {
            navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
            view.setNeedsLayout()
            return settleStack()
        }
        start(new, animated && shown != nil, isPop ? .pop : .push, before)
    }

    /// Puts the view of the top controller in place, without a transition.
    func showTopAtOnce() {
        if shown !== topViewController { shown?.viewIfLoaded?.removeFromSuperview() }
        shown = topViewController
        guard let child = shown?.view else { return }
        child.fill(content)
        content.addSubview(child)
        shown?.containerInsets = childInsets
    }

    private func start(
        _ new: UIViewController, _ animated: Bool, _ operation: Operation, _ before: [UIViewController]
    ) {
        let old = shown
        let calls = NavigationDelegateCalls(self)
        let step = ViewControllerTransition(from: old, to: new, in: content, animated: animated)
        (step.appearing, step.disappearing) = ([new], [old].compactMap(\.self))
        if animated, let old {
            let own = calls?.animator(operation, old, new)
            step.animator = own ?? NavigationAnimator(isPush: operation == .push, readsFromRight: view.readsFromRight)
            step.interactor = own.flatMap { calls?.interactor($0) } ?? popInteraction
        }
        var returning: [UIViewController] = []
        transition = step
        step.initialFrames = old.map { [ObjectIdentifier($0): content.bounds] } ?? [:]
        step.finalFrames = [ObjectIdentifier(new): content.bounds]
        step.willStart = { [self, unowned step] in
            layOutBars()
            new.containerInsets = childInsets
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            (step.fromView, step.toView) = (old?.viewIfLoaded, new.view)
            calls?.willShow(new, animated)
            prepareBars(step, animated, isPop: operation == .pop)
        }
        step.place = { [self] in
            old?.viewIfLoaded?.removeFromSuperview()
            new.view.frame = content.bounds
            content.addSubview(new.view)
        }
        step.settle = { [self] done in
            let (stays, goes) = done ? (new, old) : (old, new)
            goes?.viewIfLoaded?.removeFromSuperview()
            shown = stays
            if !done, nextChange == nil { returning = revert(to: before) }
            navigationBar.endTransition(done)
            navigationBar.items = stack.map(\.navigationItem)
            guard let child = stays?.view else { return }
            child.frame = content.bounds
            if child.superview !== content { content.addSubview(child) }
            view.setNeedsLayout()
        }
        step.ended = { [self] done in
            transition = nil
            for controller in returning { controller.didMove(toParent: self) }
            settleStack()
            if done { calls?.didShow(new, animated) }
            guard let next = nextChange else { return }
            nextChange = nil
            showTop(next.isAnimated, isPop: next.isPop, before: stack)
        }
        step.start()
    }

    /// Undoes the change whose transition was canceled, and returns the controllers that come back.
    private func revert(to before: [UIViewController]) -> [UIViewController] {
        let returning = leaving.filter { controller in before.contains { $0 === controller } }
        let refused = arriving.filter { controller in !before.contains { $0 === controller } }
        stack = before
        (leaving, arriving) = (refused, [])
        for controller in refused { controller.willMove(toParent: nil) }
        for controller in returning { controller.appearance.reason = nil }
        return returning
    }

    /// Tells controllers that they have left the stack, or are in it.
    private func settleStack() {
        let (gone, added) = (leaving, arriving)
        (leaving, arriving) = ([], [])
        // A detail that was popped is nobody's.
        if let secondaryStart, stack.count <= secondaryStart { secondaryContainer = nil }
        for controller in gone where controller.parent === self { controller.removeFromParent() }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    // MARK: Bars

    /// Lays out the bars for the new top controller, so that its insets are known.
    private func layOutBars() {
        guard view.bounds.width > 0 else { return }
        viewWillLayoutSubviews()
    }

    private func prepareBars(_ step: ViewControllerTransition, _ animated: Bool, isPop: Bool) {
        let items = stack.map(\.navigationItem)
        step.sideLayers = [navigationBar.layer]
        guard animated, !navigationBar.isHidden else { return navigationBar.items = items }
        step.alongside.append(navigationBar.beginTransition(to: items, isPop: isPop))
        guard let tabs = parent as? UITabBarController else { return }
        step.sideLayers.append(tabs.tabBar.layer)
        tabs.slideBar(along: step, isPop: isPop)
    }

    /// Whether the bar at the bottom is hidden by the top controller or one below it.
    var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    // MARK: Going back with a finger

    var canPopByGesture: Bool {
        stack.count > 1 && transition == nil && !navigationBar.isHidden
            && topViewController?.navigationItem.hidesBackButton == false
            && topViewController?.navigationItem.leftBarButtonItems?.isEmpty != false
    }

    func followPop(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let width = max(content.bounds.width, 1)
        let part = pan.translation(in: content).x / width
        switch pan.state {
        case .began:
            popInteraction = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed: popInteraction?.update(part)
        case .ended:
            let isFar = part + pan.velocity(in: content).x / width * 0.25 > 0.5
            if isFar { popInteraction?.finish() } else { popInteraction?.cancel() }
            popInteraction = nil
        case .cancelled, .failed:
            popInteraction?.cancel()
            popInteraction = nil
        default: break
        }
    }
}

/// Lets the recognizer at the edge begin where there is something to go back to.
final class PopGestureDelegate: UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) { self.controller = controller }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller?.canPopByGesture == true
    }
}

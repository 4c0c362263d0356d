import CoreGraphics
import Foundation

/// Presenting and dismissing.
extension UIViewController {
    /// The style that is meant, which depends on the system where it is automatic.
    var meantPresentationStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        return environment.system >= 13 ? .pageSheet : .fullScreen
    }

    /// The presentation controller for the style, created when it is first asked for.
    var knownPresentationController: UIPresentationController? {
        if let presentation { return presentation.adapted?.0 ?? presentation.controller }
        if let known = ownPresentationController { return known }
        let made = environment.perform { makePresentationController(meantPresentationStyle) }
        ownPresentationController = made
        return made
    }

    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let made: UIPresentationController
        if let own = systemPresentationController(style) {
            made = own
        } else {
            switch style {
            case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .pageSheet, .formSheet:
                made = UISheetPresentationController(presentedViewController: self, presenting: nil)
            default: made = UIPresentationController(presentedViewController: self, presenting: nil)
            }
        }
        made.style = style
        return made
    }

    // MARK: Presenting

    func startPresenting(_ new: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        environment.perform {
            let presenter = presenterInContext(of: new.meantPresentationStyle)
            guard mayPresent(new, on: presenter) else { return }
            let original = presentationController(for: new, on: presenter)
            let (controller, shown) = presenter.adapted(original, new)
            let presentation = Presentation(presenter, controller)
            if controller !== original { presentation.adapted = (original, new) }
            AdaptiveCalls(original)?.willPresent(controller === original ? .none : controller.style, nil)
            presenter.ownPresented = shown
            shown.presentation = presentation
            run(presentation, shown, from: self, animated, completion)
        }
    }

    /// Returns the presentation controller that the app means.
    private func presentationController(
        for new: UIViewController, on presenter: UIViewController
    ) -> UIPresentationController {
        var controller =
            new.presentationController
            ?? UIPresentationController(
                presentedViewController: new, presenting: presenter)
        if new.modalPresentationStyle == .custom,
            let own = TransitioningCalls(new)?.presentationController(new, presenter, self)
        {
            controller = own
            own.style = .custom
        }
        new.ownPresentationController = controller
        controller.presentingViewController = presenter
        return controller
    }

    /// Returns the presentation controller for the traits, and the controller that it presents.
    private func adapted(
        _ controller: UIPresentationController, _ new: UIViewController
    ) -> (UIPresentationController, UIViewController) {
        let traits = traitCollection
        let isAdaptive = [.popover, .pageSheet, .formSheet, .custom].contains(controller.style)
        guard traits.horizontalSizeClass == .compact, isAdaptive else { return (controller, new) }
        let calls = AdaptiveCalls(controller)
        let style = calls?.style(for: traits) ?? controller.adaptivePresentationStyle(for: traits)
        guard ![.none, .popover, .custom, controller.style].contains(style) else { return (controller, new) }
        let shown = calls?.replacement(style) ?? new
        let replacement = shown.makePresentationController(style)
        replacement.presentingViewController = self
        replacement.delegate = controller.delegate
        return (replacement, shown)
    }

    /// Presents what is presented in the style for the traits, which have changed, without an animation.
    func adaptPresentations() {
        for child in children { child.adaptPresentations() }
        guard let old = ownPresented, let presentation = old.presentation else { return }
        if presentation.transition == nil { environment.perform { adapt(presentation, old) } }
        ownPresented?.adaptPresentations()
    }

    private func adapt(_ old: Presentation, _ oldShown: UIViewController) {
        let (original, new) = old.meant
        let (controller, shown) = adapted(original, new)
        guard controller.style != old.controller.style || shown !== oldShown else { return }
        AdaptiveCalls(original)?.willPresent(controller === original ? .none : controller.style, sizeTransition)
        let inner = oldShown.ownPresented
        UIView.performWithoutAnimation {
            let wasRemoved = old.controller.shouldRemovePresentersView
            if shown !== oldShown { oldShown.startAppearance(false, animated: false) }
            old.controller.dismissalTransitionWillBegin()
            old.controller.presentedView?.removeFromSuperview()
            old.controller.dismissalTransitionDidEnd(true)
            old.returnPresentersView()
            let adapted = Presentation(self, controller)
            if controller !== original { adapted.adapted = (original, new) }
            adapted.segue = old.segue
            (oldShown.presentation, ownPresented, shown.presentation) = (nil, shown, adapted)
            adapted.enter()
            old.containerView.removeFromSuperview()
            shown.loadViewIfNeeded()
            let removes = controller.shouldRemovePresentersView
            if removes, !wasRemoved { startAppearance(false, animated: false) }
            if !removes, wasRemoved { startAppearance(true, animated: false) }
            if shown !== oldShown { shown.startAppearance(true, animated: false) }
            controller.presentationTransitionWillBegin()
            adapted.containerView.layoutIfNeeded()
            if let view = controller.presentedView {
                view.frame = controller.frameOfPresentedViewInContainerView
                adapted.containerView.addSubview(view)
            }
            if removes { adapted.removePresentersView() }
            controller.presentationTransitionDidEnd(true)
            adapted.containerView.setNeedsLayout()
            for each in [oldShown, shown, self] { each.finishAppearance() }
            if let inner, shown !== oldShown {
                // What was presented by a controller that is not shown any more goes, too.
                oldShown.ownPresented = inner
                oldShown.endPresentations()
            }
        }
    }

    /// The controller that presents: the outermost one, or the one that defines the context.
    private func presenterInContext(of style: UIModalPresentationStyle) -> UIViewController {
        let chain = Array(sequence(first: self, next: \.parent))
        if style == .currentContext || style == .overCurrentContext,
            let context = chain.first(where: \.definesPresentationContext)
        {
            return context
        }
        return chain.last ?? self
    }

    /// Returns whether the view is in a window. A container that has got a new child shows it at its next layout, which a
    /// presentation doesn't wait for.
    private func isInWindow(below presenter: UIViewController) -> Bool {
        guard let view = presenter.viewIfLoaded, view.window != nil else { return false }
        if viewIfLoaded?.window == nil { view.layoutIfNeeded() }
        return viewIfLoaded?.window != nil
    }

    private func mayPresent(_ new: UIViewController, on presenter: UIViewController) -> Bool {
        let attempt = "Attempt to present \(new.nameInMessages) on \(presenter.nameInMessages) (from \(nameInMessages))"
        let problem: String?
        if new === self || new === presenter {
            problem =
                "Application tried to present modal view controller on itself. Presenting controller is "
                + "\(nameInMessages)."
        } else if let other = new.presentation?.presenter {
            problem =
                "Application tried to present modally a view controller \(new.nameInMessages) that is already being "
                + "presented by \(other.nameInMessages)."
        } else if let parent = new.parent {
            problem =
                "Application tried to present modally a view controller \(new.nameInMessages) that has a parent view "
                + "controller \(parent.nameInMessages)."
        } else if !isInWindow(below: presenter) {
            problem = "\(attempt) whose view is not in the window hierarchy."
        } else if presenter.ownPresented?.presentation?.transition != nil || presenter.presentation?.transition != nil {
            problem = "\(attempt) while a presentation is in progress!"
        } else if let known = presenter.ownPresented {
            problem = "\(attempt) which is already presenting \(known.nameInMessages)."
        } else {
            problem = nil
        }
        if let problem { environment.report(problem) }
        return problem == nil
    }

    private func run(
        _ presentation: Presentation, _ new: UIViewController, from source: UIViewController, _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let presenter = presentation.presenter else { return }
        let controller = presentation.controller
        let container = presentation.containerView
        presentation.enter()
        new.loadViewIfNeeded()
        let removes = controller.shouldRemovePresentersView
        let step = ViewControllerTransition(from: presenter, to: new, in: container, animated: animated)
        step.order = .present
        step.presentationStyle = controller.style
        (step.appearing, step.disappearing) = ([new], removes ? [presenter] : [])
        let calls = TransitioningCalls(new)
        let own = calls?.animator(presenting: new, on: presenter, from: source)
        step.animator =
            own ?? controller.ownAnimator(isPresentation: true)
            ?? new.preferredTransition?.animator(from: source, to: new, isPresentation: true)
            ?? PresentationAnimator(new.modalTransitionStyle, isPresentation: true)
        step.interactor = own.flatMap { calls?.interactor($0, isDismissal: false) }
        presentation.transition = step
        new.appearance.reason = .presented
        container.layoutIfNeeded()
        controller.presentationTransitionWillBegin()
        let frame = controller.frameOfPresentedViewInContainerView
        step.finalFrames[ObjectIdentifier(new)] = frame
        step.initialFrames[ObjectIdentifier(presenter)] = container.bounds
        step.willStart = { [unowned step] in
            if removes, animated { presentation.movePresentersView() }
            step.fromView = removes ? presenter.viewIfLoaded : nil
            step.toView = controller.presentedView
        }
        step.place = {
            guard let view = controller.presentedView else { return }
            view.frame = frame
            container.addSubview(view)
        }
        step.settle = { done in
            controller.presentationTransitionDidEnd(done)
            guard done else { return presenter.tearDown(presentation, new) }
            if removes { presentation.removePresentersView() }
            if let view = controller.presentedView, view.superview == nil { container.addSubview(view) }
        }
        step.ended = { done in
            presentation.transition = nil
            container.setNeedsLayout()
            if done { completion?() }
        }
        step.start()
    }

    // MARK: Dismissing

    func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        let chain = Array(sequence(first: self, next: \.parent))
        let presenter =
            chain.first { $0.ownPresented != nil } ?? chain.lazy.compactMap { $0.presentation?.presenter }.first
        guard let presenter, let first = presenter.ownPresented, let presentation = first.presentation else {
            completion?()
            return
        }
        let presented = Array(sequence(first: first, next: \.ownPresented))
        guard presented.allSatisfy({ $0.presentation?.transition == nil }) else {
            return environment.report(
                "Attempt to dismiss from view controller \(presenter.nameInMessages) while a presentation or dismiss "
                    + "is in progress!")
        }
        environment.perform { presenter.dismiss(presented, presentation, animated, completion) }
    }

    /// Dismisses a chain of controllers. Only the last of them is animated.
    private func dismiss(
        _ presented: [UIViewController], _ first: Presentation, _ animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let top = presented.last, let last = top.presentation else { return }
        let controller = last.controller
        let removed = presented.contains { $0.presentation?.controller.shouldRemovePresentersView == true }
        let step = ViewControllerTransition(from: top, to: self, in: last.containerView, animated: animated)
        step.order = .present
        step.presentationStyle = controller.style
        let leaving = presented.reversed().filter { $0.appearance.isShown }
        (step.disappearing, step.appearing) = (leaving, removed && !appearance.isShown ? [self] : [])
        for each in leaving { each.appearance.reason = .dismissed }
        let calls = TransitioningCalls(top)
        let own = calls?.animator(dismissing: top)
        step.animator =
            own ?? controller.ownAnimator(isPresentation: false)
            ?? top.preferredTransition?.animator(from: self, to: top, isPresentation: false)
            ?? PresentationAnimator(top.modalTransitionStyle, isPresentation: false)
        step.interactor = own.flatMap { calls?.interactor($0, isDismissal: true) } ?? last.interactor
        for each in presented { each.presentation?.transition = step }
        controller.dismissalTransitionWillBegin()
        step.initialFrames[ObjectIdentifier(top)] = controller.frameOfPresentedViewInContainerView
        step.finalFrames[ObjectIdentifier(self)] = last.containerView.bounds
        step.willStart = { [unowned step] in
            // What is between the first and the last is not seen any more.
            for each in presented.dropLast() {
                each.presentation?.controller.presentedView?.removeFromSuperview()
            }
            if presented.count > 1 { first.returnPresentersView() } else { first.showPresentersView() }
            step.fromView = controller.presentedView
            step.toView = removed ? self.viewIfLoaded : nil
        }
        step.settle = { done in
            controller.dismissalTransitionDidEnd(done)
            guard done else {
                for each in presented { each.presentation?.transition = nil }
                if removed { last.removePresentersView() }
                if let view = controller.presentedView { last.containerView.addSubview(view) }
                return
            }
            for each in presented.reversed() {
                if let presentation = each.presentation {
                    presentation.presenter?.tearDown(presentation, each, returnsView: each === presented.first)
                    presentation.transition = nil
                }
            }
        }
        step.ended = { [self] done in
            if !done { top.presentation?.transition = nil }
            if done { completion?() }
            viewIfLoaded?.setNeedsLayout()
        }
        step.start()
    }

    /// Removes what belongs to a presentation.
    func tearDown(_ presentation: Presentation, _ presented: UIViewController, returnsView: Bool = true) {
        // A presenter that is dismissed itself stays away.
        if returnsView { presentation.returnPresentersView() }
        presentation.controller.presentedView?.removeFromSuperview()
        presentation.containerView.removeFromSuperview()
        presented.presentation = nil
        presented.ownPresentationController = nil
        presentation.adapted?.1.ownPresentationController = nil
        if ownPresented === presented { ownPresented = nil }
    }

    /// Ends all presentations at once, when the root of a window is replaced.
    func endPresentations() {
        guard let presented = ownPresented else { return }
        presented.endPresentations()
        presented.startAppearance(false, animated: false)
        if let presentation = presented.presentation { tearDown(presentation, presented) }
        presented.finishAppearance()
    }
}

import CoreGraphics
import Foundation

/// Children of a controller.
extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
            return environment.report(
                "\(child.nameInMessages) cannot be a child of \(nameInMessages), which it contains")
        }
        let old = child.parent
        if let old, old !== self { old.children.removeAll { $0 === child } }
        child.willMove(toParent: self)
        if child.appearance.reason == nil { child.appearance.reason = .movedToParent }
        child.parent = self
        if !children.contains(where: { $0 === child }) { children.append(child) }
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        if !appearance.isChanging { appearance.reason = nil }
        didMove(toParent: nil)
    }

    func exchange(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            return environment.report(
                "Children view controllers \(old.nameInMessages) and \(new.nameInMessages) must have a common parent "
                    + "view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        guard let container = old.viewIfLoaded?.superview, let view = new.view else {
            completion?(false)
            return
        }
        let step = ViewControllerTransition(from: old, to: new, in: container, animated: duration > 0)
        (step.appearing, step.disappearing) = appearance.isShown ? ([new], [old]) : ([], [])
        step.animator = BlockAnimator(duration: duration, options: options, animations)
        step.fromView = old.viewIfLoaded
        step.toView = view
        step.place = {
            container.addSubview(view)
            animations?()
        }
        step.settle = { _ in if old.viewIfLoaded?.superview === container { old.viewIfLoaded?.removeFromSuperview() } }
        step.ended = { [weak self] finished in
            self?.transition = nil
            completion?(finished)
        }
        transition = step
        step.start()
    }

    func preferredContentSizeChanged() {
        guard presentation != nil || parent != nil else { return }
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// The transition of the controller, of one that contains it, or of one that is presented or dismissed.
    var currentTransition: ViewControllerTransition? {
        if let own = transition ?? presentation?.transition ?? ownPresented?.presentation?.transition { return own }
        return parent?.currentTransition ?? presentation?.presenter?.sizeTransition ?? sizeTransition
    }

    func loadContainerView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }

    // MARK: Showing in containers

    func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let container = containerThatPerforms("showViewController:sender:", sender) {
            return container.show(controller, sender: sender)
        }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showAsDetail(_ controller: UIViewController, _ sender: Any?) {
        if let container = containerThatPerforms("showDetailViewController:sender:", sender) {
            return container.showDetailViewController(controller, sender: sender)
        }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// UIKit's containers, and an app's that list the action in their table.
    func containerThatPerforms(_ action: Selector, _ sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { container in
            switch action.name {
            case "showViewController:sender:" where container.showsControllers: true
            case "showDetailViewController:sender:" where container.showsDetailControllers: true
            default: container.canPerformAction(action, withSender: sender)
            }
        }
    }
}

/// The animator of the closures of `transition(from:to:duration:options:animations:completion:)`.
private final class BlockAnimator: UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private let animations: (() -> Void)?

    init(duration: TimeInterval, options: UIView.AnimationOptions, _ animations: (() -> Void)?) {
        (self.duration, self.options, self.animations) = (duration, options, animations)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        let animations = animations
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { context.completeTransition($0) })
    }
}

extension UIView {
    /// Fills a superview, whatever its size becomes.
    func fill(_ parent: UIView) {
        frame = parent.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

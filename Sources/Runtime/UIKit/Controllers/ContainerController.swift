import Foundation

/// Container controllers that show one child at a time and forward appearance calls.
extension UIViewController {
    /// Replaces the view of a child, below the bars.
    func show(child new: UIViewController?, insteadOf old: UIViewController?) {
        guard isViewLoaded, new !== old || new?.viewIfLoaded?.superview !== view else { return }
        let isVisible = view.window != nil
        if isVisible { old?.viewWillDisappear(false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isVisible { old?.viewDidDisappear(false) }
        guard let new, let child = new.view else { return }
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isVisible { new.viewWillAppear(false) }
        view.insertSubview(child, at: 0)
        if isVisible { new.viewIsAppearing(false) }
        if isVisible { new.viewDidAppear(false) }
        view.setNeedsLayout()
    }

    /// Makes controllers children without adding one twice.
    func adoptChildren(_ controllers: [UIViewController]) {
        for controller in children where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    func loadContainerView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }
}

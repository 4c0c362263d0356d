public import Foundation

/// A list beside what is chosen in it; where there is no room for both, one at a time.
@MainActor
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            adoptChildren(viewControllers)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// In parts of the width; negative leaves it to the system.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let archived = nib.list("UIViewControllers", of: UIViewController.self)
        for child in archived {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        viewControllers = archived
    }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    open override func loadView() { loadContainerView() }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = isCollapsed ? Array(viewControllers.prefix(1)) : Array(viewControllers.prefix(2))
        for controller in viewControllers where !shown.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        var x: CGFloat = 0
        for (place, controller) in shown.enumerated() {
            guard let child = controller.view else { continue }
            if child.superview !== view { view.addSubview(child) }
            let isLast = place == shown.count - 1
            let width = isLast ? view.bounds.width - x : primaryWidth
            child.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            // A line parts the columns.
            x += width + 0.5
        }
    }

    private var primaryWidth: CGFloat {
        preferredPrimaryColumnWidthFraction > 0
            ? (view.bounds.width * preferredPrimaryColumnWidthFraction).rounded() : min(320, view.bounds.width / 2)
    }
}

/// Pages that are turned.
@MainActor
open class UIPageViewController: UIViewController {
    open private(set) var viewControllers: [UIViewController]?

    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = viewControllers?.first
        viewControllers = controllers
        adoptChildren(controllers ?? [])
        show(child: controllers?.first, insteadOf: old)
        completion?(true)
    }

    open override func loadView() {
        loadContainerView()
        show(child: viewControllers?.first, insteadOf: nil)
    }
}

public import Foundation

extension UITabBarController {
    /// How the controller shows its tabs where there is room for a sidebar.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    /// The list of tabs at the side, in regular width.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Whether the sidebar makes room for itself, or lies over the content.
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        public weak var delegate: (any Delegate)? { didSet { view?.reload() } }
        /// Whether the sidebar isn't shown. The tab bar is shown in its place.
        public var isHidden = false { didSet { if isHidden != oldValue { visibilityChanged() } } }
        public var preferredLayout = Layout.automatic { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
        /// What is above the tabs.
        public var headerContentConfiguration: (any UIContentConfiguration)? { didSet { view?.reload() } }
        /// What is below the tabs.
        public var footerContentConfiguration: (any UIContentConfiguration)? { didSet { view?.reload() } }
        /// A view at the bottom, which doesn't scroll.
        public var bottomBarView: UIView? {
            didSet {
                oldValue?.removeFromSuperview()
                view?.setNeedsLayout()
            }
        }
        weak var owner: UITabBarController?
        weak var view: TabSidebarView?

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Scrolls to a row.
        public func scroll(to target: UITabSidebarScrollTarget, animated: Bool) {
            view?.scroll(to: target, animated: animated)
        }

        /// Lets the delegate update the row of a tab.
        public func reconfigureItem(for tab: UITab) { view?.reconfigure(tab) }

        private func visibilityChanged() {
            guard let owner else { return }
            let animator = SidebarAnimator()
            delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
            guard owner.viewIfLoaded?.window != nil else {
                owner.viewIfLoaded?.setNeedsLayout()
                return animator.finish()
            }
            UIView.animate(withDuration: 0.3) {
                owner.view.setNeedsLayout()
                owner.view.layoutIfNeeded()
                animator.animate()
            } completion: { _ in
                animator.finish()
            }
        }
    }
}

extension UITabBarController.Sidebar {
    /// Animations along with the sidebar.
    @preconcurrency @MainActor
    public protocol Animating: AnyObject {
        func addAnimations(_ animations: @escaping () -> Void)
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Decides what the sidebar shows. All methods are optional.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
        /// Returns the row of a tab or an action.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem
        /// Brings a row up to date.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            updateItem item: UITabSidebarItem)
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?
    }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
}

/// Keeps what happens along with the sidebar.
@MainActor
final class SidebarAnimator: UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func animate() { for animation in animations { animation() } }
    func finish() {
        animate()
        for completion in completions { completion() }
        (animations, completions) = ([], [])
    }
}

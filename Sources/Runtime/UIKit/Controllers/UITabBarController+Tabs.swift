import CoreGraphics
import Foundation

extension UITab {
    /// The tab that is selected while this one is: itself, or one inside.
    var selectedInside: UITab {
        guard let child = (self as? UITabGroup)?.selectedChild else { return self }
        return child.selectedInside
    }
}

/// Tabs as objects, and the sidebar that lists them.
extension UITabBarController {
    /// Returns a tab, which may be in a group.
    public func tab(forIdentifier identifier: String) -> UITab? {
        rootTabs.flatMap(\.withAllInside).first { $0.identifier == identifier }
    }

    /// Shows the tabs that are to be shown now.
    func tabListChanged() {
        guard !rootTabs.isEmpty else { return }
        replaceEntries(by: tabsInBar)
        sidebarView?.reload()
    }

    private var tabsInBar: [UITab] {
        var shown = rootTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        if traitCollection.horizontalSizeClass != .regular, let names = compactTabIdentifiers {
            shown = names.compactMap { name in shown.first { $0.identifier == name } }
        }
        // Pinned tabs are at the end, as the search is.
        return shown.filter { $0.preferredPlacement != .pinned } + shown.filter { $0.preferredPlacement == .pinned }
    }

    // MARK: Selection

    /// Asks the delegate about a tab that a person has chosen.
    func shouldSelect(_ index: Int) -> Bool {
        guard let delegate, tabsInBar.indices.contains(index), !rootTabs.isEmpty else { return true }
        return delegate.tabBarController(self, shouldSelectTab: tabsInBar[index])
    }

    func reportSelection(after previous: UITab?) {
        guard let selectedTab else { return }
        delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
    }

    /// A person chooses a row of the sidebar.
    func chooseInSidebar(_ tab: UITab) {
        guard transition == nil, delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
        let previous = selectedTab
        select(tab)
        reportSelection(after: previous)
    }

    // MARK: Sidebar

    /// Whether the sidebar is there: in regular width, if the mode wants it.
    var sidebarIsShown: Bool { hasSidebar && !sidebar.isHidden }

    private var hasSidebar: Bool {
        mode == .tabSidebar && traitCollection.horizontalSizeClass == .regular && !rootTabs.isEmpty
    }

    /// The room that the sidebar takes from the content.
    var sidebarInsets: UIEdgeInsets {
        guard sidebarIsShown, sidebar.preferredLayout != .overlap else { return .zero }
        let width = TabSidebarView.width
        return view.readsFromRight
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width)
            : UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0)
    }

    func placeSidebar() {
        guard hasSidebar else {
            sidebarView?.removeFromSuperview()
            sidebarView = nil
            return
        }
        let shown = sidebarView ?? TabSidebarView(self, sidebar)
        sidebarView = shown
        if shown.superview !== view { view.addSubview(shown) }
        let width = TabSidebarView.width
        let isFlipped = view.readsFromRight
        let edge = isFlipped ? view.bounds.width - width : 0
        let away = isFlipped ? view.bounds.width : -width
        shown.frame = CGRect(
            x: sidebarIsShown ? edge : away, y: 0, width: width, height: view.bounds.height)
    }
}

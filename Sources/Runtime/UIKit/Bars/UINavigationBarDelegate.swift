/// Decides about the items that a navigation bar shows, and follows their changes. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Calls a navigation bar's delegate. A navigation controller is the delegate of its bar, whether its class says so
/// or not.
@MainActor
struct NavigationBarCalls {
    private let delegate: DelegateCalls<any UINavigationBarDelegate>
    private let bar: UINavigationBar

    init?(_ bar: UINavigationBar) {
        guard let delegate = bar.delegate ?? bar.owner as? any UINavigationBarDelegate else { return nil }
        (self.delegate, self.bar) = (DelegateCalls(delegate), bar)
    }

    func shouldPush(_ item: UINavigationItem) -> Bool {
        delegate.call("navigationBar(_:shouldPush:)", (bar, item)) { $0.navigationBar(bar, shouldPush: item) }
    }
    func didPush(_ item: UINavigationItem) {
        delegate.call("navigationBar(_:didPush:)", (bar, item)) { $0.navigationBar(bar, didPush: item) }
    }
    func shouldPop(_ item: UINavigationItem) -> Bool {
        delegate.call("navigationBar(_:shouldPop:)", (bar, item)) { $0.navigationBar(bar, shouldPop: item) }
    }
    func didPop(_ item: UINavigationItem) {
        delegate.call("navigationBar(_:didPop:)", (bar, item)) { $0.navigationBar(bar, didPop: item) }
    }
    var position: UIBarPosition { delegate.object.position(for: bar) }
}

/// Says where a toolbar is. The method is optional.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears of the item that a person selects. The method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: DelegateObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// Selects the item that a person taps.
    func selectTapped(_ item: UITabBarItem) {
        if let choose { choose(item) } else { selectedItem = item }
        guard let delegate else { return }
        DelegateCalls(delegate).call("tabBar(_:didSelect:)", (self, item)) { $0.tabBar(self, didSelect: item) }
    }
}

extension UINavigationBar: UIBarPositioning {
    /// Where the bar is, as its delegate says; that of a navigation controller extends behind the status bar.
    public var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        let said = NavigationBarCalls(self)?.position ?? .any
        return said == .any ? .top : said
    }
}

extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }
}

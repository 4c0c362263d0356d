import Foundation
import QuartzCore

/// The stack behind the More tab: a list of the tabs for which the bar has no room, and the one that is chosen there.
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list: MoreListController
    /// The tab that is shown, with the controllers of a stack of its own, which lends them.
    private(set) var shownTab: UIViewController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(tabs)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(more: ())
        setViewControllers([list], animated: false)
        list.appeared = { [weak self] in self?.listAppeared() }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a tab that isn't in the bar.
    func show(tab: UIViewController, animated: Bool) {
        guard shownTab !== tab else { return }
        giveBack()
        shownTab = tab
        var shown = [tab]
        if let stack = tab as? UINavigationController {
            shown = stack.viewControllers
            stack.setViewControllers([], animated: false)
        }
        setViewControllers([list] + shown, animated: animated)
    }

    /// Gives the tab back, with what was pushed onto it.
    func giveBack() {
        guard let tab = shownTab else { return }
        shownTab = nil
        let shown = Array(viewControllers.dropFirst())
        setViewControllers([list], animated: false)
        giveBack(tab, shown)
    }

    private func giveBack(_ tab: UIViewController, _ shown: [UIViewController]) {
        if let stack = tab as? UINavigationController { stack.setViewControllers(shown, animated: false) }
        guard let tabs, tab.parent == nil, tabs.viewControllers?.contains(where: { $0 === tab }) == true else { return }
        tabs.addChild(tab)
        tab.didMove(toParent: tabs)
    }

    /// The list is seen again: nothing of it is selected.
    private func listAppeared() {
        guard topViewController === list, let tab = shownTab else { return }
        let shown = lent
        (shownTab, lent) = (nil, [])
        // After the stack has let go of it.
        environment.schedule(after: 0) { [weak self] in
            guard let self, self.shownTab !== tab else { return }
            self.giveBack(tab, shown)
        }
        tabs?.moreListAppeared()
    }

    /// The controllers of a tab's own stack that have just been popped.
    private var lent: [UIViewController] = []

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        recordLent(leaving: viewController === list ? 1 : 0)
        return super.popToViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        recordLent(leaving: viewControllers.count == 2 ? 1 : 0)
        return super.popViewController(animated: animated)
    }

    /// A stack that lent its controllers gets its root back when the list is shown.
    private func recordLent(leaving isLast: Int) {
        guard isLast > 0, shownTab is UINavigationController else { return }
        lent = viewControllers.dropFirst().prefix(1).map(\.self)
    }

    func reload() { list.reload() }
}

/// The list of the tabs for which the bar has no room.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?
    var appeared: () -> Void = {}

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    func reload() { (viewIfLoaded as? UITableView)?.reloadData() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared()
    }

    private var hidden: [UIViewController] { tabs?.tabsInMore ?? [] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hidden.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Tab")
        let item = hidden[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.systemItem?.title ?? item?.title
        cell.imageView?.image = item?.systemItem.flatMap { SymbolSet.symbol(named: $0.symbolName) } ?? item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard hidden.indices.contains(indexPath.row) else { return }
        tabs?.chooseInMore(hidden[indexPath.row])
    }
}

import CoreGraphics
import Foundation

/// The list of tabs at the side of a tab bar controller.
@MainActor
final class TabSidebarView: UIView, UITableViewDataSource, UITableViewDelegate {
    static let width: CGFloat = 320

    /// A row: a tab, or an action of a group.
    private enum Row {
        case tab(UITab, depth: Int)
        case action(UIAction)
    }

    private unowned let owner: UITabBarController
    private let sidebar: UITabBarController.Sidebar
    private let table = UITableView(frame: .zero, style: .plain)
    private let toggle = UIButton(type: .system)
    private let edge = UIView()
    private var rows: [Row] = []

    init(_ owner: UITabBarController, _ sidebar: UITabBarController.Sidebar) {
        (self.owner, self.sidebar) = (owner, sidebar)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        edge.backgroundColor = .separator
        table.backgroundColor = .clear
        table.separatorStyle = .none
        (table.dataSource, table.delegate) = (self, self)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
        toggle.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
        toggle.accessibilityLabel = "Hide Sidebar"
        toggle.addAction(UIAction { [weak sidebar] _ in sidebar?.isHidden = true }, for: .touchUpInside)
        for view in [table, toggle, edge] { addSubview(view) }
        sidebar.view = self
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload() {
        rows = owner.rootTabs.filter { !$0.isHidden }.flatMap { rows(of: $0, depth: 0) }
        table.tableHeaderView = supplement(sidebar.headerContentConfiguration)
        table.tableFooterView = supplement(sidebar.footerContentConfiguration)
        table.reloadData()
        setNeedsLayout()
    }

    private func rows(of tab: UITab, depth: Int) -> [Row] {
        guard let group = tab as? UITabGroup else { return [.tab(tab, depth: depth)] }
        let inner = group.displayOrder.filter { !$0.isHidden }.flatMap { rows(of: $0, depth: depth + 1) }
        return [.tab(group, depth: depth)] + inner + group.sidebarActions.map { .action($0) }
    }

    private func supplement(_ configuration: (any UIContentConfiguration)?) -> UIView? {
        guard let view = configuration?.makeContentView() else { return nil }
        view.frame.size = view.sizeThatFits(CGSize(width: Self.width, height: 0))
        return view
    }

    func reconfigure(_ tab: UITab) {
        guard let index = index(of: tab), let cell = table.cellForRow(at: IndexPath(row: index, section: 0)) else {
            return
        }
        fill(cell, rows[index])
    }

    private func index(of tab: UITab) -> Int? {
        rows.firstIndex { if case .tab(let other, _) = $0 { other === tab } else { false } }
    }

    func scroll(to target: UITabSidebarScrollTarget, animated: Bool) {
        switch target.place {
        case .header: table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: animated)
        case .footer:
            let bottom = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
            table.setContentOffset(
                CGPoint(x: 0, y: max(-table.adjustedContentInset.top, bottom)), animated: animated)
        case .tab(let tab):
            guard let index = index(of: tab) else { return }
            table.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: animated)
        }
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        fill(cell, rows[indexPath.row])
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ row: Row) {
        let request: UITabSidebarItem.Request
        var state = UICellConfigurationState(traitCollection: traitCollection)
        switch row {
        case .tab(let tab, let depth):
            request = UITabSidebarItem.Request(tab: tab, action: nil)
            state.isSelected = owner.selectedTab === tab
            cell.indentationLevel = max(0, depth - 1)
        case .action(let action): request = UITabSidebarItem.Request(tab: nil, action: action)
        }
        let item =
            sidebar.delegate?.tabBarController(owner, sidebar: sidebar, itemFor: request)
            ?? UITabSidebarItem(request: request)
        item.configurationState = state
        if sidebar.delegate == nil || item.contentConfiguration is UIListContentConfiguration {
            item.backgroundConfiguration = item.defaultBackgroundConfiguration()
        }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, updateItem: item)
        var content = item.contentConfiguration
        if var list = content as? UIListContentConfiguration, state.isSelected {
            list.textProperties.color = .tintColor
            content = list
        }
        cell.contentConfiguration = content
        cell.backgroundConfiguration = item.backgroundConfiguration
        cell.backgroundColor = .clear
        cell.accessoryView = badge(item)
    }

    /// The label of the first accessory that has one.
    private func badge(_ item: UITabSidebarItem) -> UIView? {
        for accessory in item.accessories {
            switch accessory.kind {
            case .label(let text):
                let label = UILabel()
                (label.text, label.textColor) = (text, accessory.options.tintColor ?? .secondaryLabel)
                label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
                label.sizeToFit()
                return label
            case .custom(let view): return view
            default: continue
            }
        }
        return nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        switch rows[indexPath.row] {
        case .tab(let tab, _): owner.chooseInSidebar(tab)
        case .action(let action): action.performWithSender(owner, target: nil)
        }
    }

    private func tab(at path: IndexPath) -> UITab? {
        guard rows.indices.contains(path.row), case .tab(let tab, _) = rows[path.row] else { return nil }
        return tab
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let tab = tab(at: indexPath) else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, willBeginDisplaying: tab)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let tab = tab(at: indexPath) else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, didEndDisplaying: tab)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        tab(at: indexPath).flatMap {
            sidebar.delegate?.tabBarController(owner, sidebar: sidebar, leadingSwipeActionsConfigurationFor: $0)
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        tab(at: indexPath).flatMap {
            sidebar.delegate?.tabBarController(owner, sidebar: sidebar, trailingSwipeActionsConfigurationFor: $0)
        }
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        tab(at: indexPath).flatMap {
            sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: $0)
        }
    }

    // MARK: Layout

    override var isLayoutIsland: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        let isFlipped = readsFromRight
        toggle.frame = CGRect(x: isFlipped ? bounds.width - 60 : 16, y: top, width: 44, height: 44)
        edge.frame = CGRect(
            x: isFlipped ? 0 : bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height)
        var bottom = bounds.height
        if let bar = sidebar.bottomBarView {
            if bar.superview !== self { addSubview(bar) }
            let height = max(bar.bounds.height, bar.intrinsicContentSize.height, 0)
            bottom -= height + safeAreaInsets.bottom
            bar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
        }
        table.frame = CGRect(x: 0, y: top + 44, width: bounds.width, height: max(0, bottom - top - 44))
    }
}

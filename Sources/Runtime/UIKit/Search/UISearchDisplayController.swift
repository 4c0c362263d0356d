public import Foundation

/// Follows a search, and decides when its results are reloaded. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: DelegateObject {
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool { true }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool { true }
}

/// Shows a table of results in front of a controller while a person searches in its bar, before there were search controllers.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject, NibDecodable, InterfaceObject {
    open weak var delegate: (any UISearchDisplayDelegate)?
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { searchResultsTableView.dataSource = searchResultsDataSource }
    }
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { searchResultsTableView.delegate = searchResultsDelegate }
    }
    /// The title above the results, which is that of the bar's controller.
    open var searchResultsTitle: String?
    open var displaysSearchBarInNavigationBar = false {
        didSet { if displaysSearchBarInNavigationBar { searchContentsController.navigationItem.titleView = searchBar } }
    }
    /// The item of a bar in which the search bar is, if it is in one.
    open var navigationItem: UINavigationItem? {
        displaysSearchBarInNavigationBar ? searchContentsController.navigationItem : nil
    }
    public var searchBar: UISearchBar { search.searchBar }
    private var ownSearchBar: UISearchBar? {
        get { search.searchBar }
        set { newValue.map(search.adopt) }
    }
    public var searchContentsController: UIViewController { contents ?? results }
    private weak var contents: UIViewController?
    private let results = UITableViewController(style: .plain)
    private let search: UISearchController
    private var scope = 0

    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        contents = viewController
        search = UISearchController(searchResultsController: results)
        super.init()
        search.adopt(searchBar)
        (search.delegate, search.searchResultsUpdater) = (self, self)
        viewController.searchDisplayController = self
    }

    /// Creates the controller of a document, whose connections say the rest.
    public required init?(coder: NSCoder) {
        search = UISearchController(searchResultsController: results)
        super.init()
        coder.register(self)
        (search.delegate, search.searchResultsUpdater) = (self, self)
    }

    open class var interfaceMembers: InterfaceMembers {
        let results: InterfaceMembers =
            .property("searchResultsDataSource", \UISearchDisplayController.searchResultsDataSource)
            + .property("searchResultsDelegate", \UISearchDisplayController.searchResultsDelegate)
            + .property("searchResultsTitle", \UISearchDisplayController.searchResultsTitle)
        let bar: InterfaceMembers =
            .property("displaysSearchBarInNavigationBar", \UISearchDisplayController.displaysSearchBarInNavigationBar)
            + .property("searchBar", \UISearchDisplayController.ownSearchBar)
        let owners: InterfaceMembers =
            .property("delegate", \UISearchDisplayController.delegate)
            + .property("searchContentsController", \UISearchDisplayController.contents)
        return results + bar + owners
    }

    open var isActive: Bool {
        get { search.isActive }
        set { search.isActive = newValue }
    }
    open func setActive(_ visible: Bool, animated: Bool) { isActive = visible }

    /// The table of the results, created when it is first asked for.
    open var searchResultsTableView: UITableView {
        let isNew = !results.isViewLoaded
        let table: UITableView = results.tableView
        if isNew { delegate?.searchDisplayController(self, didLoadSearchResultsTableView: table) }
        return table
    }
}

extension UISearchDisplayController: UISearchControllerDelegate, UISearchResultsUpdating {
    public func willPresentSearchController(_ searchController: UISearchController) {
        delegate?.searchDisplayControllerWillBeginSearch(self)
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        delegate?.searchDisplayControllerDidBeginSearch(self)
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        delegate?.searchDisplayControllerWillEndSearch(self)
        delegate?.searchDisplayController(self, didHideSearchResultsTableView: searchResultsTableView)
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        delegate?.searchDisplayControllerDidEndSearch(self)
    }

    /// Asks whether the table is to be reloaded for the text, or for the scope if that has changed.
    public func updateSearchResults(for searchController: UISearchController) {
        guard searchController.isActive else { return }
        let isOtherScope = scope != searchBar.selectedScopeButtonIndex
        scope = searchBar.selectedScopeButtonIndex
        let reloads =
            isOtherScope
            ? delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: scope)
            : delegate?.searchDisplayController(self, shouldReloadTableForSearch: searchBar.text)
        delegate?.searchDisplayController(self, willShowSearchResultsTableView: searchResultsTableView)
        if reloads != false { searchResultsTableView.reloadData() }
    }
}

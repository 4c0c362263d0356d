import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchDisplayController` lets one override.
@MainActor
class OverridingUISearchDisplayController: UISearchDisplayController {
    override var delegate: (any UISearchDisplayDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var searchResultsDataSource: (any UITableViewDataSource)? {
        get { heard(self, "searchResultsDataSource", super.searchResultsDataSource) }
        set { super.searchResultsDataSource = heard(self, "searchResultsDataSource =", newValue) }
    }
    override var searchResultsDelegate: (any UITableViewDelegate)? {
        get { heard(self, "searchResultsDelegate", super.searchResultsDelegate) }
        set { super.searchResultsDelegate = heard(self, "searchResultsDelegate =", newValue) }
    }
    override var searchResultsTitle: String? {
        get { heard(self, "searchResultsTitle", super.searchResultsTitle) }
        set { super.searchResultsTitle = heard(self, "searchResultsTitle =", newValue) }
    }
    override var displaysSearchBarInNavigationBar: Bool {
        get { heard(self, "displaysSearchBarInNavigationBar", super.displaysSearchBarInNavigationBar) }
        set { super.displaysSearchBarInNavigationBar = heard(self, "displaysSearchBarInNavigationBar =", newValue) }
    }
    override var navigationItem: UINavigationItem? { heard(self, "navigationItem", super.navigationItem) }
    override init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        super.init(searchBar: searchBar, contentsController: viewController)
        heard(self, "init(searchBar:contentsController:)", ())
    }
    override var isActive: Bool {
        get { heard(self, "isActive", super.isActive) }
        set { super.isActive = heard(self, "isActive =", newValue) }
    }
    override func setActive(_ visible: Bool, animated: Bool) {
        heard(self, "setActive(_:animated:)", super.setActive(visible, animated: animated))
    }
    override var searchResultsTableView: UITableView {
        heard(self, "searchResultsTableView", super.searchResultsTableView)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchController` lets one override.
@MainActor
class OverridingUISearchController: UISearchController {
    override var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { heard(self, "searchResultsUpdater", super.searchResultsUpdater) }
        set { super.searchResultsUpdater = heard(self, "searchResultsUpdater =", newValue) }
    }
    override var delegate: (any UISearchControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var searchResultsController: UIViewController? {
        heard(self, "searchResultsController", super.searchResultsController)
    }
    override var obscuresBackgroundDuringPresentation: Bool {
        get { heard(self, "obscuresBackgroundDuringPresentation", super.obscuresBackgroundDuringPresentation) }
        set {
            super.obscuresBackgroundDuringPresentation = heard(self, "obscuresBackgroundDuringPresentation =", newValue)
        }
    }
    override var dimsBackgroundDuringPresentation: Bool {
        get { heard(self, "dimsBackgroundDuringPresentation", super.dimsBackgroundDuringPresentation) }
        set { super.dimsBackgroundDuringPresentation = heard(self, "dimsBackgroundDuringPresentation =", newValue) }
    }
    override var hidesNavigationBarDuringPresentation: Bool {
        get { heard(self, "hidesNavigationBarDuringPresentation", super.hidesNavigationBarDuringPresentation) }
        set {
            super.hidesNavigationBarDuringPresentation = heard(self, "hidesNavigationBarDuringPresentation =", newValue)
        }
    }
    override var automaticallyShowsCancelButton: Bool {
        get { heard(self, "automaticallyShowsCancelButton", super.automaticallyShowsCancelButton) }
        set { super.automaticallyShowsCancelButton = heard(self, "automaticallyShowsCancelButton =", newValue) }
    }
    override var automaticallyShowsScopeBar: Bool {
        get { heard(self, "automaticallyShowsScopeBar", super.automaticallyShowsScopeBar) }
        set { super.automaticallyShowsScopeBar = heard(self, "automaticallyShowsScopeBar =", newValue) }
    }
    override var automaticallyShowsSearchResultsController: Bool {
        get {
            heard(self, "automaticallyShowsSearchResultsController", super.automaticallyShowsSearchResultsController)
        }
        set {
            super.automaticallyShowsSearchResultsController = heard(
                self, "automaticallyShowsSearchResultsController =", newValue)
        }
    }
    override var showsSearchResultsController: Bool {
        get { heard(self, "showsSearchResultsController", super.showsSearchResultsController) }
        set { super.showsSearchResultsController = heard(self, "showsSearchResultsController =", newValue) }
    }
    override init(searchResultsController: UIViewController?) {
        super.init(searchResultsController: searchResultsController)
        heard(self, "init(searchResultsController:)", ())
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var searchBar: UISearchBar { heard(self, "searchBar", super.searchBar) }
    override var isActive: Bool {
        get { heard(self, "isActive", super.isActive) }
        set { super.isActive = heard(self, "isActive =", newValue) }
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override func viewDidAppear(_ animated: Bool) {
        heard(self, "viewDidAppear(_:)", super.viewDidAppear(animated))
    }
    override func viewDidLayoutSubviews() {
        heard(self, "viewDidLayoutSubviews()", super.viewDidLayoutSubviews())
    }
    override var scopeBarActivation: ScopeBarActivation {
        get { heard(self, "scopeBarActivation", super.scopeBarActivation) }
        set { super.scopeBarActivation = heard(self, "scopeBarActivation =", newValue) }
    }
}

public import Foundation
import QuartzCore

/// Shows what is found for the text of a search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a person chooses a suggestion. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Hears when a search begins and ends. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: DelegateObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// A search with its bar: while it goes on, results are shown in front of what is searched.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    /// A Boolean value that indicates whether what is searched is dimmed, and cannot be touched, until there is text.
    open var obscuresBackgroundDuringPresentation = true { didSet { resultsMayHaveChanged() } }
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    /// When the scopes are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether suggestions are left out where the bar is below the title.
    public var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false { didSet { resultsMayHaveChanged() } }
    private var own: UISearchBar?
    private var isOn = false
    /// The controller in which the search goes on.
    private weak var host: UIViewController?
    private var cover: SearchCover?
    private var hidBar = false

    /// Creates a search whose results another controller shows; nil for the one that is searched.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a bar of the app the search's bar.
    func adopt(_ bar: UISearchBar) {
        bar.controller = self
        own = bar
    }

    open var searchBar: UISearchBar {
        if let own { return own }
        let bar = environment.perform { UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
        bar.controller = self
        own = bar
        return bar
    }

    /// Whether a person searches.
    open var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue {
                guard searchBar.window != nil else { return (delegate?.presentSearchController(self)) ?? () }
                searchBar.becomeFirstResponder()
            } else {
                finish()
            }
        }
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        self.view = view
    }

    // Where the app presents the controller itself, the bar is in it.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard presentingViewController != nil, searchBar.window == nil || searchBar.isDescendant(of: view) else {
            return
        }
        searchBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 56)
        searchBar.autoresizingMask = [.flexibleWidth]
        view.addSubview(searchBar)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if searchBar.isDescendant(of: view) { searchBar.becomeFirstResponder() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard searchBar.superview === view else { return }
        searchBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 56)
    }

    // MARK: Searching

    /// Editing has begun in the bar.
    func began() {
        guard !isOn else { return }
        isOn = true
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = true }
        host = searchBar.hostingController(besides: self)
        hideBar()
        resultsMayHaveChanged()
        searchResultsUpdater?.updateSearchResults(for: self)
        environment.schedule(after: 0.3) { [weak self] in
            guard let self, self.isOn else { return }
            self.delegate?.didPresentSearchController(self)
        }
    }

    /// The text or the scope has changed.
    func changed() {
        guard isOn else { return }
        resultsMayHaveChanged()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Ends the search: the text goes, and what is searched is seen again.
    func finish() {
        guard isOn else { return }
        delegate?.willDismissSearchController(self)
        isOn = false
        searchBar.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        cover?.leave()
        cover = nil
        showBar()
        searchResultsUpdater?.updateSearchResults(for: self)
        if presentingViewController != nil { dismiss(animated: true) }
        environment.schedule(after: 0.3) { [weak self] in
            guard let self, !self.isOn else { return }
            self.delegate?.didDismissSearchController(self)
        }
    }

    private func hideBar() {
        guard hidesNavigationBarDuringPresentation, let navigation = host?.navigationController else { return }
        if navigation.topViewController?.navigationItem.searchController === self {
            navigation.barChanged(animated: true)
        } else if !navigation.isNavigationBarHidden, !searchBar.isDescendant(of: navigation.navigationBar) {
            hidBar = true
            navigation.setNavigationBarHidden(true, animated: true)
        }
    }

    private func showBar() {
        guard let navigation = host?.navigationController else { return }
        if hidBar {
            navigation.setNavigationBarHidden(false, animated: true)
        } else {
            navigation.barChanged(animated: true)
        }
        hidBar = false
    }

    // MARK: Results

    private func resultsMayHaveChanged() {
        guard isOn, let host else { return }
        let hasText = searchBar.text?.isEmpty == false
        let showsResults =
            searchResultsController != nil
            && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
        let dims = obscuresBackgroundDuringPresentation && !showsResults && (searchResultsController != nil || !hasText)
        guard showsResults || dims else {
            cover?.leave()
            return cover = nil
        }
        let shown = cover ?? SearchCover(self)
        if cover == nil {
            cover = shown
            shown.enter(host, below: searchBar)
        }
        shown.show(showsResults ? searchResultsController : nil, of: host)
    }
}

/// What is in front of what is searched: a veil, or the results.
@MainActor
final class SearchCover: UIView {
    private weak var controller: UISearchController?
    private weak var bar: UISearchBar?
    private var results: UIViewController?
    private let veil = UIView()

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
        veil.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        veil.isUserInteractionEnabled = false
        addSubview(veil)
        let tap = UITapGestureRecognizer()
        // Results are touched themselves.
        tap.begins = { [weak self] _ in self?.results == nil }
        tap.addHandler { [weak self] _ in self?.controller?.searchBar.canceled() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Covers a controller's view below the bar.
    func enter(_ host: UIViewController, below bar: UISearchBar) {
        self.bar = bar
        guard let view = host.viewIfLoaded else { return }
        let parent = view is UIScrollView ? view.superview ?? view : view
        frame = parent.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: 0.25) { self.alpha = 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A bar of the navigation is above everything anyway.
        let above = bar?.superview is UINavigationBar ? 0 : min(top, bounds.height)
        let room = CGRect(x: 0, y: above, width: bounds.width, height: bounds.height - above)
        veil.frame = room
        results?.viewIfLoaded?.frame = room
    }

    /// Only what is below the bar is covered.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && point.y >= top
    }

    private var top: CGFloat {
        guard let bar, bar.window != nil else { return 0 }
        return max(0, bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: self).y)
    }

    func show(_ new: UIViewController?, of host: UIViewController) {
        veil.isHidden = new != nil
        setNeedsLayout()
        guard new !== results else { return }
        removeResults()
        results = new
        guard let new, let view = new.view else { return }
        host.addChild(new)
        addSubview(view)
        new.didMove(toParent: host)
    }

    private func removeResults() {
        results?.willMove(toParent: nil)
        results?.viewIfLoaded?.removeFromSuperview()
        results?.removeFromParent()
        results = nil
    }

    func leave() {
        removeResults()
        UIView.animate(withDuration: 0.25) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}

extension UISearchBar {
    /// A person has tapped the cancel button.
    func canceled() {
        let controller = controller
        SearchBarCalls(self)?.cancel()
        controller?.finish()
    }

    /// The controller whose view contains the bar, or whose item has it.
    func hostingController(besides search: UIViewController) -> UIViewController? {
        let inner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { $0 !== search }
        return (inner as? UINavigationController)?.topViewController ?? inner
    }
}

public import Foundation

/// Gives an interaction its searches.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: DelegateObject {
    /// Returns the search that begins, or nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    // Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search with a bar at the bottom, in which a person types what to find.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// The search that goes on, while the bar is shown.
    public private(set) var activeFindSession: UIFindSession?
    public var isFindNavigatorVisible: Bool { navigator != nil }
    /// What is searched for.
    public var searchText: String? {
        didSet { if searchText != oldValue { search() } }
    }
    /// What results are replaced by.
    public var replacementText: String?
    /// Returns a menu of the search, given the system's options. The bar has none of its own here.
    public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    private var navigator: FindNavigator?

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the bar, with a second row for what results are replaced by.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator { return navigator.show(replace: showingReplace && canReplace) }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.resultsChanged = { [weak self] in self?.updateResultCount() }
        let shown = FindNavigator(self)
        navigator = shown
        shown.present(in: window, replace: showingReplace && canReplace)
        delegate?.findInteraction(self, didBegin: session)
        search()
    }

    public func dismissFindNavigator() {
        guard let session = activeFindSession, let shown = navigator else { return }
        (activeFindSession, navigator) = (nil, nil)
        session.resultsChanged = nil
        session.invalidateFoundResults()
        shown.dismiss()
        delegate?.findInteraction(self, didEnd: session)
        view?.becomeFirstResponder()
    }

    public func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    public func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Shows the number of results that the search has now.
    public func updateResultCount() { navigator?.show(count: countText) }

    var canReplace: Bool { activeFindSession?.supportsReplacement ?? false }

    private func search() {
        guard let session = activeFindSession else { return }
        session.performSearch(query: searchText ?? "", options: UITextSearchOptions())
        updateResultCount()
        navigator?.show(text: searchText)
    }

    func replace() {
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: UITextSearchOptions())
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: UITextSearchOptions())
    }

    private var countText: String {
        guard let session = activeFindSession, searchText?.isEmpty == false else { return "" }
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        return switch session.searchResultDisplayStyle {
        case .currentAndTotal where count > 0 && index != NSNotFound: "\(index + 1) of \(count)"
        case .none: ""
        default: count == 0 ? "No results" : "\(count)"
        }
    }
}

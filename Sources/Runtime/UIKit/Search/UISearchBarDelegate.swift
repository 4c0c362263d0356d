public import Foundation

/// Hears what a person does in a search bar. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: DelegateObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Calls a search bar's delegate.
@MainActor
struct SearchBarCalls {
    private let delegate: DelegateCalls<any UISearchBarDelegate>
    private let bar: UISearchBar

    init?(_ bar: UISearchBar) {
        guard let delegate = bar.delegate else { return nil }
        (self.delegate, self.bar) = (DelegateCalls(delegate), bar)
    }

    var shouldBegin: Bool {
        delegate.call("searchBarShouldBeginEditing(_:)", bar) { $0.searchBarShouldBeginEditing(bar) }
    }
    var shouldEnd: Bool { delegate.call("searchBarShouldEndEditing(_:)", bar) { $0.searchBarShouldEndEditing(bar) } }
    func didBegin() { delegate.call("searchBarTextDidBeginEditing(_:)", bar) { $0.searchBarTextDidBeginEditing(bar) } }
    func didEnd() { delegate.call("searchBarTextDidEndEditing(_:)", bar) { $0.searchBarTextDidEndEditing(bar) } }
    func search() { delegate.call("searchBarSearchButtonClicked(_:)", bar) { $0.searchBarSearchButtonClicked(bar) } }
    func bookmark() {
        delegate.call("searchBarBookmarkButtonClicked(_:)", bar) { $0.searchBarBookmarkButtonClicked(bar) }
    }
    func cancel() { delegate.call("searchBarCancelButtonClicked(_:)", bar) { $0.searchBarCancelButtonClicked(bar) } }
    func results() {
        delegate.call("searchBarResultsListButtonClicked(_:)", bar) { $0.searchBarResultsListButtonClicked(bar) }
    }

    func didChange(_ text: String) {
        delegate.call("searchBar(_:textDidChange:)", (bar, text)) { $0.searchBar(bar, textDidChange: text) }
    }
    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate.call("searchBar(_:shouldChangeTextIn:replacementText:)", (bar, range, text)) {
            $0.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
        }
    }
    func scopeChanged(to index: Int) {
        delegate.call("searchBar(_:selectedScopeButtonIndexDidChange:)", (bar, index)) {
            $0.searchBar(bar, selectedScopeButtonIndexDidChange: index)
        }
    }
}

/// What happens in the field of a search bar.
@MainActor
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
        let field = bar.parts.field
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        bar.parts.cancel.item.primaryAction = UIAction { [weak bar] _ in bar?.canceled() }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { SearchBarCalls(bar)?.shouldBegin ?? true }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.parts.cancel.item.isEnabled = true
        bar.controller?.began()
        SearchBarCalls(bar)?.didBegin()
        bar.setNeedsLayout()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { SearchBarCalls(bar)?.shouldEnd ?? true }

    func textFieldDidEndEditing(_ textField: UITextField) {
        SearchBarCalls(bar)?.didEnd()
        bar.setNeedsLayout()
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { SearchBarCalls(bar)?.shouldChange(range, to: string) ?? true }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        SearchBarCalls(bar)?.search()
        // A search that is made in a controller hides the keyboard, and goes on.
        if bar.controller != nil { textField.resignFirstResponder() }
        return true
    }

    private func textChanged() {
        let text = bar.text ?? ""
        bar.controller?.changed()
        SearchBarCalls(bar)?.didChange(text)
        bar.setNeedsLayout()
    }
}

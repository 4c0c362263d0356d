// Methods of delegates, which Objective-C calls of any object that has them.

extension AnyObjectMembers {
    private var scrolling: (any UIScrollViewDelegate)? { object as? any UIScrollViewDelegate }
    public func scrollViewDidScroll(_ view: UIScrollView) { scrolling?.scrollViewDidScroll(view) }
    public func scrollViewDidZoom(_ view: UIScrollView) { scrolling?.scrollViewDidZoom(view) }
    public func scrollViewWillBeginDragging(_ view: UIScrollView) { scrolling?.scrollViewWillBeginDragging(view) }
    public func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
        scrolling?.scrollViewWillBeginDecelerating(view)
    }
    public func scrollViewDidEndDecelerating(_ view: UIScrollView) { scrolling?.scrollViewDidEndDecelerating(view) }
    public func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
        scrolling?.scrollViewDidEndScrollingAnimation(view)
    }
    public func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        scrolling?.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    }

    private var editing: (any UITextFieldDelegate)? { object as? any UITextFieldDelegate }
    public func textFieldDidBeginEditing(_ field: UITextField) { editing?.textFieldDidBeginEditing(field) }
    public func textFieldDidEndEditing(_ field: UITextField) { editing?.textFieldDidEndEditing(field) }

    private var writing: (any UITextViewDelegate)? { object as? any UITextViewDelegate }
    public func textViewDidBeginEditing(_ view: UITextView) { writing?.textViewDidBeginEditing(view) }
    public func textViewDidChange(_ view: UITextView) { writing?.textViewDidChange(view) }
    public func textViewDidEndEditing(_ view: UITextView) { writing?.textViewDidEndEditing(view) }

    private var searching: (any UISearchBarDelegate)? { object as? any UISearchBarDelegate }
    public func searchBarTextDidBeginEditing(_ bar: UISearchBar) { searching?.searchBarTextDidBeginEditing(bar) }
    public func searchBarTextDidEndEditing(_ bar: UISearchBar) { searching?.searchBarTextDidEndEditing(bar) }
    public func searchBarSearchButtonClicked(_ bar: UISearchBar) { searching?.searchBarSearchButtonClicked(bar) }
    public func searchBarCancelButtonClicked(_ bar: UISearchBar) { searching?.searchBarCancelButtonClicked(bar) }
}

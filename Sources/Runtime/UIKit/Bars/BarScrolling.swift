import CoreGraphics

/// How the navigation bar of an item follows what is scrolled below it: its search bar and then its large title go, and
/// its background comes when content is behind it.
@MainActor
final class BarScrolling {
    /// The height of the search bar, if it goes.
    private var search: CGFloat = 0
    /// The height of the large title.
    private var largeTitle: CGFloat = 0
    /// The height by which the bar is smaller than at the edge of the content.
    private(set) var hidden: CGFloat = 0
    /// Whether content is behind the bar.
    private(set) var isOverContent = false
    /// Tells the navigation controller that the bar has another height or background.
    var changed: (() -> Void)?
    private weak var scroller: UIScrollView?

    private var room: CGFloat { search + largeTitle }
    /// The height of the search bar that is gone.
    var hiddenSearch: CGFloat { min(hidden, search) }

    /// Sets the heights of what goes.
    func setParts(search: CGFloat, largeTitle: CGFloat) {
        (self.search, self.largeTitle) = (search, largeTitle)
        hidden = min(hidden, room)
    }

    /// Follows another scroll view, or none.
    func follow(_ new: UIScrollView?) {
        if let scroller, scroller !== new, scroller.bar === self { scroller.bar = nil }
        scroller = new
        new?.bar = self
        moved()
    }

    /// The offset or the insets of what is scrolled have changed.
    func moved() {
        var (height, isOver): (CGFloat, Bool) = (0, false)
        if let scroller, scroller.beginsBelowBars {
            let distance = scroller.contentOffset.y + scroller.adjustedContentInset.top + hidden
            (height, isOver) = (min(max(0, distance), room), distance > room)
        }
        guard height != hidden || isOver != isOverContent else { return }
        (hidden, isOverContent) = (height, isOver)
        changed?()
    }

    /// Returns where content comes to rest that would stop where the search bar or the large title is cut: at the nearest
    /// offset where it isn't, or nil if nothing is cut.
    func rest(near offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat? {
        guard let scroller, scroller.beginsBelowBars else { return nil }
        let top = -scroller.adjustedContentInset.top - hidden
        guard offset > top, offset < top + room else { return nil }
        return [top, top + search, top + room].filter(range.contains).min {
            abs($0 - offset) < abs($1 - offset)
        }
    }
}

extension UIScrollView {
    /// Whether the view is what a controller shows, from the bars at its top on, and keeps its content clear of them.
    fileprivate var beginsBelowBars: Bool {
        guard contentInsetAdjustmentBehavior != .never, safeAreaInsets.top > 0 else { return false }
        let page = viewController == nil ? superview : self
        return page?.safeAreaInsets.top == safeAreaInsets.top
    }
}

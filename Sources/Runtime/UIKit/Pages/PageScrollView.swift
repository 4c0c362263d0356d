import CoreGraphics
import Foundation

/// The scroll view of pages that scroll: the present page is in the middle, with room for one before and one after it.
///
/// Apps look for it among the subviews of a page view controller, and set its delegate or whether it scrolls: nothing here needs the
/// delegate.
final class PageScrollView: UIScrollView {
    weak var pages: UIPageViewController?
    /// What holds the page at the left or top, the one in the middle, and the one at the right or bottom.
    private var holders = [UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)]
    private let isVertical: Bool
    private let spacing: CGFloat
    /// Whether the offset changes without a page being turned.
    private var isArranging = false
    /// The last offset that was set, which changes of the insets don't move.
    private var lastOffset = CGPoint.zero

    init(isVertical: Bool, spacing: CGFloat) {
        (self.isVertical, self.spacing) = (isVertical, spacing)
        super.init(frame: .zero)
        isPagingEnabled = true
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        (alwaysBounceHorizontal, alwaysBounceVertical) = (!isVertical, isVertical)
        for holder in holders { addSubview(holder) }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Places

    /// The distance from one page to the next.
    private var step: CGFloat { isVertical ? bounds.height : bounds.width }
    private var middle: CGPoint { isVertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0) }

    /// Fills the room of the pages, with half of the spacing at both sides.
    func fill(_ room: CGRect) {
        let wanted = isVertical ? room.insetBy(dx: 0, dy: -spacing / 2) : room.insetBy(dx: -spacing / 2, dy: 0)
        let part = self.part
        guard frame != wanted else { return }
        arrange {
            frame = wanted
            contentSize =
                isVertical
                ? CGSize(width: bounds.width, height: 3 * step) : CGSize(width: 3 * step, height: bounds.height)
            for (number, holder) in holders.enumerated() { place(holder, at: number) }
            go(to: part)
        }
    }

    private func place(_ holder: UIView, at number: Int) {
        let start = CGFloat(number) * step + spacing / 2
        holder.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: bounds.width, height: step - spacing)
            : CGRect(x: start, y: 0, width: step - spacing, height: bounds.height)
    }

    /// How far the next page is in sight, from 0 to 1; negative for the one before.
    var part: CGFloat {
        guard step > 0 else { return 0 }
        return sign * ((isVertical ? contentOffset.y : contentOffset.x) / step - 1)
    }

    /// 1 where the next page is at the right or bottom.
    private var sign: CGFloat { !isVertical && pages?.view.readsFromRight == true ? -1 : 1 }

    private func offset(at part: CGFloat) -> CGPoint {
        let way = sign * part * step
        return CGPoint(x: middle.x + (isVertical ? 0 : way), y: middle.y + (isVertical ? way : 0))
    }

    private func go(to part: CGFloat) { contentOffset = offset(at: part) }

    private func arrange(_ body: () -> Void) {
        let wasArranging = isArranging
        isArranging = true
        body()
        isArranging = wasArranging
    }

    // MARK: Pages

    private func number(isForward: Bool) -> Int { isForward == (sign > 0) ? 2 : 0 }

    /// Shows a page, and nothing beside it.
    func show(_ page: UIView?) {
        for (number, holder) in holders.enumerated() { hold(number == 1 ? page : nil, in: holder) }
        arrange { go(to: 0) }
    }

    /// Shows a page beside the present one.
    func put(_ page: UIView, isForward: Bool) { hold(page, in: holders[number(isForward: isForward)]) }

    private func hold(_ page: UIView?, in holder: UIView) {
        for view in holder.subviews where view !== page { view.removeFromSuperview() }
        guard let page, page.superview !== holder else { return }
        page.fill(holder)
        holder.addSubview(page)
    }

    /// Makes the page beside the present one the present one, where it is on the screen.
    func turn(isForward: Bool) {
        let rest = part - (isForward ? 1 : -1)
        if number(isForward: isForward) == 2 {
            holders.append(holders.removeFirst())
        } else {
            holders.insert(holders.removeLast(), at: 0)
        }
        arrange {
            for (number, holder) in holders.enumerated() { place(holder, at: number) }
            go(to: rest)
        }
    }

    /// Scrolls to the page beside the present one.
    func scroll(isForward: Bool) { setContentOffset(offset(at: isForward ? 1 : -1), animated: true) }

    /// Lets the present page only give way in a direction, or lets all scroll again.
    func block(_ isForward: Bool?) {
        var inset = UIEdgeInsets.zero
        if let isForward {
            switch (number(isForward: isForward), isVertical) {
            case (0, false): inset.left = -step
            case (0, true): inset.top = -step
            case (_, false): inset.right = -step
            case (_, true): inset.bottom = -step
            }
        }
        if contentInset != inset { contentInset = inset }
    }

    // MARK: Scrolling

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === pan, pages?.dataSource == nil { return false }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    override func willDrag(by translation: CGPoint) {
        let way = sign * (isVertical ? translation.y : translation.x)
        pages?.willScroll(isForward: way < 0)
    }

    override func offsetChanged() {
        lastOffset = contentOffset
        guard !isArranging else { return }
        pages?.scrolled(part)
        // The app has set the offset.
        if !isTracking, !isDragging, scroll.movement == nil { pages?.scrollingEnded() }
    }

    override func movementEnded() { if !isTracking { pages?.scrollingEnded() } }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        bounds.origin = lastOffset
    }
}

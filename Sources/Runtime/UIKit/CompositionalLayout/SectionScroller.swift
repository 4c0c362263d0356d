import CoreGraphics
import Foundation

/// What a layout says of a section that scrolls by itself.
struct SectionScrolling {
    var section: Int
    var frame: CGRect
    var content: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The frames of the groups, at which scrolling may end.
    var groups: [CGRect]
    var isHorizontal: Bool
}

/// The view in which a section scrolls across the direction of its collection view.
@MainActor
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
    private unowned let collection: UICollectionView
    private var scrolling: SectionScrolling?
    /// Where the finger came.
    private var start: CGFloat = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        delegate = self
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        (clipsToBounds, scrollsToTop) = (false, false)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ scrolling: SectionScrolling) {
        self.scrolling = scrolling
        if frame != scrolling.frame { frame = scrolling.frame }
        if contentSize != scrolling.content { contentSize = scrolling.content }
        isPagingEnabled = scrolling.behavior == .paging
        let pages: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [.groupPaging, .groupPagingCentered]
        decelerationRate = pages.contains(scrolling.behavior) ? .fast : .normal
        (alwaysBounceHorizontal, alwaysBounceVertical) = (scrolling.isHorizontal, !scrolling.isHorizontal)
        guard scrolling.behavior == .groupPagingCentered, let first = scrolling.groups.first,
            let last = scrolling.groups.last
        else { return }
        // The first and the last group can be in the middle.
        let room = scrolling.isHorizontal ? bounds.width : bounds.height
        let before = room / 2 - (scrolling.isHorizontal ? first.midX : first.midY)
        let end = scrolling.isHorizontal ? scrolling.content.width - last.midX : scrolling.content.height - last.midY
        let inset =
            scrolling.isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: room / 2 - end)
            : UIEdgeInsets(top: before, left: 0, bottom: room / 2 - end, right: 0)
        guard contentInset != inset else { return }
        let isAtStart = contentOffset == .zero
        contentInset = inset
        if isAtStart { contentOffset = scrolling.isHorizontal ? CGPoint(x: -before, y: 0) : CGPoint(x: 0, y: -before) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection.setNeedsLayout() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = along(contentOffset) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let scrolling, !scrolling.groups.isEmpty else { return }
        let isCentered = scrolling.behavior == .groupPagingCentered
        let stops = scrolling.groups.map { group -> CGFloat in
            if isCentered {
                return scrolling.isHorizontal ? group.midX - bounds.width / 2 : group.midY - bounds.height / 2
            }
            // The insets of the section stay before the group.
            let lead = scrolling.groups[0]
            return scrolling.isHorizontal ? group.minX - lead.minX : group.minY - lead.minY
        }
        let wanted: CGFloat
        switch scrolling.behavior {
        case .none, .continuous, .paging: return
        case .continuousGroupLeadingBoundary: wanted = along(targetContentOffset.pointee)
        case .groupPaging, .groupPagingCentered:
            let speed = along(velocity)
            let here = along(contentOffset)
            if speed > 0.15 {
                wanted = stops.first { $0 > max(start, here) + 1 || $0 > start + 1 } ?? here
            } else if speed < -0.15 {
                wanted = stops.last { $0 < start - 1 } ?? here
            } else {
                wanted = here
            }
        }
        let stop = stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
        if scrolling.isHorizontal {
            targetContentOffset.pointee.x = contentRange.clamped(CGPoint(x: stop, y: 0)).x
        } else {
            targetContentOffset.pointee.y = contentRange.clamped(CGPoint(x: 0, y: stop)).y
        }
    }

    private func along(_ point: CGPoint) -> CGFloat { scrolling?.isHorizontal == false ? point.y : point.x }
}

/// Sections that scroll by themselves, and views that stay in sight.
extension UICollectionView {
    func offsetOfScroller(_ section: Int) -> CGPoint { scrollers[section]?.contentOffset ?? .zero }

    /// Shows the scrollers of the sections in sight, behind everything else.
    func showScrollers() {
        let wanted = collectionViewLayout.scrollers(in: bounds)
        for scrolling in wanted {
            let scroller = scrollers[scrolling.section] ?? environment.perform { SectionScroller(self) }
            scrollers[scrolling.section] = scroller
            if scroller.superview !== self { insertSubview(scroller, at: 0) }
            UIView.performWithoutAnimation { scroller.show(scrolling) }
        }
        for (section, scroller) in scrollers where !wanted.contains(where: { $0.section == section }) {
            // It keeps where it was scrolled to, until the section comes back.
            if scroller.superview != nil { scroller.removeFromSuperview() }
        }
    }

    /// Returns the frame of a view that stays in sight within a part of the content.
    func pinned(_ frame: CGRect, within length: ClosedRange<CGFloat>, isVertical: Bool, atEnd: Bool) -> CGRect {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var frame = frame
        let (own, first, last) =
            isVertical
            ? (frame.height, visible.minY, visible.maxY) : (frame.width, visible.minX, visible.maxX)
        let natural = isVertical ? frame.minY : frame.minX
        let place =
            atEnd
            ? min(natural, max(last - own, length.lowerBound))
            : max(natural, min(first, length.upperBound - own))
        if isVertical { frame.origin.y = place } else { frame.origin.x = place }
        return frame
    }
}

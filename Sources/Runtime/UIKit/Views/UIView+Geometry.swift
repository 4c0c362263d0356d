import Foundation
import QuartzCore

/// Where a view is and how large.
extension UIView {
    func reportGeometry(_ name: String) {
        environment.report("\(layoutName): the \(name) is not made of finite numbers and stays as it was")
    }

    func changeGeometry(_ change: () -> Void) {
        let (oldBounds, oldPosition) = (ownLayer.bounds, ownLayer.position)
        change()
        let bounds = ownLayer.bounds
        let hasNewSize = bounds.size != oldBounds.size
        if bounds.origin != oldBounds.origin { scrolled() }
        guard hasNewSize || ownLayer.position != oldPosition else { return }
        if !isSettingLayoutFrame, let engine = layoutEngine { engine.needsRefresh = true }
        if hasNewSize { resized(from: oldBounds.size) }
        updateSafeArea()
        if hasNewSize, passesOnSafeArea { for view in subviews { view.updateSafeArea() } }
    }

    private func resized(from oldSize: CGSize) {
        if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
        setNeedsLayout()
        if layoutMarginsFollowReadableWidth { layoutMarginsMayHaveChanged() }
        if contentMode == .redraw || redrawsOnResize { setNeedsDisplay() }
        if isLayoutIsland, let engine { engine.needsRefresh = true }
    }

    /// Follows the origin of the bounds, which no constraint depends on. What covers an edge only reaches into subviews that
    /// are not told to scroll clear of it.
    private func scrolled() {
        setNeedsLayout()
        guard !swallowsSafeArea else { return }
        if passesOnSafeArea { for view in subviews { view.updateSafeArea() } }
        for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsMayHaveChanged() }
    }

    /// Moves and resizes the subviews that only their frames place.
    private func resizeSubviews(withOldSize old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let (across, down) = view.autoresizingMask.springs(of: view.frame, in: old)
            view.frame = CGRect(
                x: across.origin(in: bounds.width), y: down.origin(in: bounds.height),
                width: across.length(in: bounds.width), height: down.length(in: bounds.height))
        }
    }
}

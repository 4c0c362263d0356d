import Foundation
import QuartzCore
import SystemStyles

/// The geometry of views.
extension UIView {
    /// Returns a rectangle clamped to the maximum magnitude, or nil if its numbers aren't finite.
    func usable(_ rect: CGRect, as name: String) -> CGRect? {
        guard rect.isFinite else {
            environment.report("\(layoutName): the \(name) is not made of finite numbers and stays as it was")
            return nil
        }
        let bounded = rect.bounded
        if bounded != rect {
            let most = "\(Int(SystemLimits.farthest)) points"
            environment.report("\(layoutName): the \(name) reaches too far and is cut to \(most)")
        }
        return bounded
    }

    func changeGeometry(_ change: () -> Void) {
        let (oldBounds, oldPosition) = (ownLayer.bounds, ownLayer.position)
        change()
        let bounds = ownLayer.bounds
        let hasNewSize = bounds.size != oldBounds.size
        defer { KeyValueObservations.update(self) }
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

    /// Updates the safe area after the bounds' origin has changed, which no constraint depends on. Insets of a
    /// scrolling view only apply to subviews that don't adjust their content for them.
    private func scrolled() {
        setNeedsLayout()
        guard !swallowsSafeArea else { return }
        if passesOnSafeArea { for view in subviews { view.updateSafeArea() } }
        for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsMayHaveChanged() }
    }

    /// Resizes the subviews that their frames position.
    private func resizeSubviews(withOldSize old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let (across, down) = view.autoresizingMask.springs(of: view.frame, in: old)
            view.frame = CGRect(
                x: across.origin(in: bounds.width), y: down.origin(in: bounds.height),
                width: across.length(in: bounds.width), height: down.length(in: bounds.height))
        }
    }
}

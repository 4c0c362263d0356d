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
        let hasNewSize = ownLayer.bounds.size != oldBounds.size
        guard hasNewSize || ownLayer.bounds != oldBounds || ownLayer.position != oldPosition else { return }
        if !isSettingLayoutFrame, let engine = layoutEngine { engine.needsRefresh = true }
        if hasNewSize {
            if autoresizesSubviews { resizeSubviews(withOldSize: oldBounds.size) }
            setNeedsLayout()
            if layoutMarginsFollowReadableWidth { layoutMarginsMayHaveChanged() }
            if contentMode == .redraw || redrawsOnResize { setNeedsDisplay() }
            if isLayoutIsland, let engine { engine.needsRefresh = true }
        } else if ownLayer.bounds.origin != oldBounds.origin {
            setNeedsLayout()
        }
        updateSafeArea()
        for view in subviews { view.updateSafeArea() }
    }

    /// Moves and resizes the subviews that only their frames place.
    private func resizeSubviews(withOldSize old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let (frame, mask) = (view.frame, view.autoresizingMask)
            let across = Springs(
                low: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
                high: mask.contains(.flexibleRightMargin), from: frame.minX, length: frame.width, in: old.width)
            let down = Springs(
                low: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
                high: mask.contains(.flexibleBottomMargin), from: frame.minY, length: frame.height, in: old.height)
            view.frame = CGRect(
                x: across.origin(in: bounds.width), y: down.origin(in: bounds.height),
                width: across.length(in: bounds.width), height: down.length(in: bounds.height))
        }
    }
}

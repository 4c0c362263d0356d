public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where a view is and how large.
extension UIView {
    public var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue.isFinite else { return reportGeometry("frame") }
            changeGeometry { layer.frame = newValue }
        }
    }

    public var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue.isFinite else { return reportGeometry("bounds") }
            changeGeometry { layer.bounds = newValue }
        }
    }

    public var center: CGPoint {
        get { layer.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return reportGeometry("center") }
            changeGeometry { layer.position = newValue }
        }
    }

    public var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform of the view in space; what is farther away is smaller where one of the views around has a perspective.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    private func reportGeometry(_ name: String) {
        UIKitLog.report("\(layoutName): the \(name) is not made of finite numbers and stays as it was")
    }

    private func changeGeometry(_ change: () -> Void) {
        let (oldBounds, oldPosition) = (layer.bounds, layer.position)
        change()
        let hasNewSize = layer.bounds.size != oldBounds.size
        guard hasNewSize || layer.bounds != oldBounds || layer.position != oldPosition else { return }
        if !isSettingLayoutFrame, let engine = layoutEngine { engine.needsRefresh = true }
        if hasNewSize {
            if autoresizesSubviews { resizeSubviews(withOldSize: oldBounds.size) }
            setNeedsLayout()
            if layoutMarginsFollowReadableWidth { layoutMarginsMayHaveChanged() }
            if contentMode == .redraw || redrawsOnResize { setNeedsDisplay() }
            if isLayoutIsland, let engine { engine.needsRefresh = true }
        } else if layer.bounds.origin != oldBounds.origin {
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

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
    }
}

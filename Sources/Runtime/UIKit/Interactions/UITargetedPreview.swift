public import CoreGraphics
public import Foundation
import QuartzCore

/// Where a preview goes: a point in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    open private(set) var container: UIView
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible part in the view's coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }

    /// Creates parameters whose visible part is that of lines of text.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(roundedRect: rect.cgRectValue, cornerRadius: 3)) }
        visiblePath = textLineRects.isEmpty ? nil : path
    }
}

/// A view that is lifted out of the screen, for a context menu or to be dragged.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIPreviewParameters
    open private(set) var target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view that is in a window, where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The visible part of the view in its coordinates.
    var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

    /// The frame of the visible part on the screen, around the target where the view is in no window.
    var frameOnScreen: CGRect {
        if view.window != nil { return view.convert(visibleRect, to: nil) }
        let center = target.container.convert(target.center, to: nil)
        let size = visibleRect.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns a picture of what is lifted, and where that is on the screen.
    func lifted() -> (view: UIView, frame: CGRect)? {
        let rect = visibleRect
        // What is lifted isn't held down any more.
        (view as? UIControl)?.isHighlighted = false
        (view as? UITableViewCell)?.setHighlighted(false, animated: false)
        (view as? UICollectionViewCell)?.isHighlighted = false
        guard let picture = view.pictureView(of: rect) else { return nil }
        let wrapper = UIView(frame: picture.bounds)
        picture.layer.cornerRadius = max(view.layer.cornerRadius, 10)
        picture.clipsToBounds = true
        picture.backgroundColor = parameters.backgroundColor
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(picture)
        return (wrapper, view.convert(rect, to: nil))
    }
}

public import Foundation

/// Lays out the fragments in sight, for a delegate that shows them.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the fragments in sight, or nil before the first layout.
    open private(set) var viewportRange: NSTextRange?

    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// Asks the delegate for the visible area, and sends it each fragment in it.
    open func layoutViewport() {
        guard let textLayoutManager else { return }
        delegate?.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate?.viewportBounds(for: self) ?? .zero
        var shown: NSTextRange?
        textLayoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
            let frame = fragment.layoutFragmentFrame
            if frame.maxY > viewportBounds.minY, frame.minY < viewportBounds.maxY {
                shown = shown?.union(fragment.rangeInElement) ?? fragment.rangeInElement
                delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            }
            return frame.minY < viewportBounds.maxY
        }
        viewportRange = shown
        delegate?.textViewportLayoutControllerDidLayout(self)
    }

    /// Lays out what is around a place, and returns how far from the top it is.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds = viewportBounds.offsetBy(dx: 0, dy: verticalOffset)
    }
}

/// Shows the fragments in sight.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}

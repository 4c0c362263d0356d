public import Foundation

/// Decides what the pointer does over a view. All methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: DelegateObject {
    /// Returns the region that the pointer is in, or nil for none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style in a region, or nil for the usual one.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Animations along with those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// Effects of the pointer over a view, region by region.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    public var isEnabled = true { didSet { if !isEnabled { leave() } } }
    private var region: UIPointerRegion?
    private var effect: ShownPointerEffect?
    /// Where the pointer is, in the window.
    private var place: CGPoint?

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { leave() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate again for region and style.
    public func invalidate() {
        guard let place else { return }
        leave()
        _ = pointerMoved(to: place)
    }

    /// The pointer is at a point of the window. Returns whether it is in a region.
    func pointerMoved(to point: CGPoint) -> Bool {
        guard let view, isEnabled else { return false }
        place = point
        let request = UIPointerRegionRequest(
            location: view.convert(point, from: nil), modifiers: view.environment.input.modifiers)
        let whole = UIPointerRegion(rect: view.bounds)
        let new =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        if new != region {
            exit()
            new.map(enter)
        }
        return new != nil
    }

    /// The pointer is elsewhere.
    func leave() {
        exit()
        place = nil
    }

    private func enter(_ new: UIPointerRegion) {
        guard let view else { return }
        region = new
        let style = delegate?.pointerInteraction(self, styleFor: new)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        effect = style?.effect.flatMap { ShownPointerEffect($0, in: view) }
        animator.run { [effect] in effect?.show() }
    }

    private func exit() {
        guard let old = region else { return }
        let effect = effect
        (region, self.effect) = (nil, nil)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        animator.run { effect?.hide() }
    }
}

/// Keeps what happens along with the pointer.
@MainActor
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

    func run(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: 0.2) { [animations] in
            change()
            for animation in animations { animation() }
        } completion: { [completions] finished in
            for completion in completions { completion(finished) }
        }
    }
}

public import CoreGraphics
public import Foundation
import QuartzCore

/// How a controller comes when it is presented, in place of its style.
@preconcurrency @MainActor
public final class UIViewControllerTransition: NSObject {
    enum Kind {
        case style(UIModalTransitionStyle)
        case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    public static let coverVertical = UIViewControllerTransition(.style(.coverVertical))
    public static let flipHorizontal = UIViewControllerTransition(.style(.flipHorizontal))
    public static let crossDissolve = UIViewControllerTransition(.style(.crossDissolve))
    public static let partialCurl = UIViewControllerTransition(.style(.partialCurl))

    /// Returns a transition in which the controller comes out of a view.
    public static func zoom(
        options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewControllerTransition { UIViewControllerTransition(.zoom(options, sourceViewProvider)) }

    /// How a controller comes out of a view.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Returns whether a person may let the controller go by a gesture. There is none here.
        public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
        /// Returns the part of the controller's view that is where the view was.
        public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect)?
        /// The color over what is left behind.
        public var dimmingColor: UIColor?
        public var dimmingVisualEffect: UIBlurEffect?

        public override init() { super.init() }
    }

    /// The controllers of a transition that requests a view.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController

        init(_ source: UIViewController, _ zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// The view and controller of a transition that requests a part of the view.
    @preconcurrency @MainActor
    public final class ZoomAlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(_ source: UIView, _ zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// A gesture that lets the controller go.
    @preconcurrency @MainActor
    public final class ZoomInteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }
    }

    /// Returns the animator of the transition.
    func animator(
        from source: UIViewController, to zoomed: UIViewController, isPresentation: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        switch kind {
        case .style(let style): return PresentationAnimator(style, isPresentation: isPresentation)
        case .zoom(let options, let provider):
            guard let view = provider(ZoomSourceViewProviderContext(source, zoomed)), view.window != nil else {
                return PresentationAnimator(.crossDissolve, isPresentation: isPresentation)
            }
            return ZoomAnimator(view, zoomed, options, isPresentation: isPresentation)
        }
    }
}

/// Lets a controller come out of a view, or go back into it.
@MainActor
private final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let zoomed: UIViewController
    private let options: UIViewControllerTransition.ZoomOptions?
    private let isPresentation: Bool

    init(
        _ source: UIView, _ zoomed: UIViewController, _ options: UIViewControllerTransition.ZoomOptions?,
        isPresentation: Bool
    ) { (self.source, self.zoomed, self.options, self.isPresentation) = (source, zoomed, options, isPresentation) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let moving = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = options?.dimmingColor ?? UIColor.black.withAlphaComponent(0.2)
        UIView.performWithoutAnimation {
            if isPresentation {
                moving.frame = context.finalFrame(for: zoomed)
                container.addSubview(moving)
                moving.layoutIfNeeded()
            }
            container.insertSubview(dim, belowSubview: moving)
            dim.alpha = isPresentation ? 0 : 1
            if isPresentation { moving.transform = small(moving) }
        }
        source.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
            moving.transform = isPresentation ? .identity : small(moving)
            moving.layer.cornerRadius = isPresentation ? 0 : source.layer.cornerRadius
            dim.alpha = isPresentation ? 1 : 0
        } completion: { [self] _ in
            source.alpha = 1
            moving.transform = .identity
            dim.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The transform that brings the controller's view, or a part of it, to the source view.
    private func small(_ moving: UIView) -> CGAffineTransform {
        let target = source.convert(source.bounds, to: moving.superview)
        let part =
            options?.alignmentRectProvider?(UIViewControllerTransition.ZoomAlignmentRectContext(source, zoomed))
            ?? moving.bounds
        guard part.width > 0, part.height > 0 else { return .identity }
        let scale = max(target.width / part.width, 0.01)
        let middle = CGPoint(
            x: moving.center.x + (part.midX - moving.bounds.midX) * scale,
            y: moving.center.y + (part.midY - moving.bounds.midY) * scale)
        return CGAffineTransform(translationX: target.midX - middle.x, y: target.midY - middle.y)
            .scaledBy(x: scale, y: scale)
    }
}

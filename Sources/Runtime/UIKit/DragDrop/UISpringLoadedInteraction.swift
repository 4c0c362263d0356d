public import Foundation
import QuartzCore

/// How far something that is held over a view is from opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// What is held over a view, and where.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that opens while something that is dragged is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    var isSpringLoaded: Bool { get set }
}

/// Opens a view while something that is dragged is held over it.
@preconcurrency @MainActor
public final class UISpringLoadedInteraction: NSObject, UIInteraction {
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    public let interactionEffect: any UISpringLoadedInteractionEffect
    public private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private lazy var context = Context(self)
    private var ticket: HostClock.Ticket?
    /// How long something is held over a view until it opens.
    private static let pause: TimeInterval = 1

    private final class Context: UISpringLoadedInteractionContext {
        unowned let owner: UISpringLoadedInteraction
        var state = UISpringLoadedInteractionEffectState.inactive
        weak var targetView: UIView?
        var targetItem: Any?
        var point = CGPoint.zero

        init(_ owner: UISpringLoadedInteraction) { self.owner = owner }
        func location(in view: UIView?) -> CGPoint {
            view?.convert(point, from: nil) ?? point
        }
    }

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? UsualSpringLoading()
        self.interactionEffect = interactionEffect ?? UsualSpringLoading()
        self.handler = handler
        super.init()
    }

    public func willMove(to view: UIView?) { leave() }
    public func didMove(to view: UIView?) {
        self.view = view
        context.targetView = view
    }

    /// Something is held over the view, at a point of the screen.
    func hold(at point: CGPoint) {
        context.point = point
        guard context.state == .inactive, interactionBehavior.shouldAllow(self, with: context) else { return }
        change(to: .possible)
        change(to: .activating)
        ticket = view?.environment.schedule(after: Self.pause, keepsAwake: false) { [weak self] in self?.open() }
    }

    /// What was held is elsewhere, or was dropped.
    func leave() {
        guard context.state != .inactive else { return }
        if let ticket { view?.environment.clock.cancel(ticket) }
        ticket = nil
        change(to: .inactive)
        interactionBehavior.interactionDidFinish(self)
    }

    private func open() {
        ticket = nil
        change(to: .activated)
        handler(self, context)
    }

    private func change(to state: UISpringLoadedInteractionEffectState) {
        context.state = state
        interactionEffect.interaction(self, didChangeWith: context)
    }
}

/// Lets all views open, and dims them while they are about to.
@MainActor
private final class UsualSpringLoading: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { context.targetView?.alpha = context.state == .activating ? 0.5 : 1 }
}

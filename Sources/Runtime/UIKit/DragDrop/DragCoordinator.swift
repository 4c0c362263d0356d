import CoreGraphics
import Foundation
import QuartzCore

/// A drag that goes on: the items follow the finger, and the views below it receive it.
@MainActor
final class DragCoordinator {
    private unowned let environment: UIEnvironment
    private var session: DragSession?
    private var window: SystemWindow?
    private var preview: UIView?
    /// Where the preview was lifted from, and how far its middle is from the finger.
    private var origin = CGRect.zero
    private var lifted: UITargetedPreview?
    private var grip = CGPoint.zero
    /// What is below the finger and takes drops.
    private weak var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// All that heard of the session.
    private var informed: [UIDropInteraction] = []

    init(_ environment: UIEnvironment) { self.environment = environment }

    var isActive: Bool { session != nil }

    func begin(_ new: DragSession, _ previews: [UITargetedPreview]) {
        (session, lifted) = (new, previews.first)
        (target, proposal, informed) = (nil, nil, [])
        let window = window ?? environment.perform { SystemWindow(frame: environment.screen.bounds, .drag) }
        self.window = window
        // One touches what is below.
        window.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            window.frame = environment.screen.bounds
            window.isHidden = false
            lift(previews, new.point, in: window)
        }
        guard let preview else { return }
        UIView.animate(withDuration: 0.2) { preview.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        update()
    }

    private func lift(_ previews: [UITargetedPreview], _ point: CGPoint, in window: UIWindow) {
        let pictures = previews.compactMap { $0.lifted() }
        guard let first = pictures.first else { return }
        let stack = UIView(frame: first.frame)
        for (place, picture) in pictures.enumerated().reversed() {
            picture.view.frame = stack.bounds.offsetBy(dx: CGFloat(place) * 6, dy: CGFloat(place) * 6)
            stack.addSubview(picture.view)
        }
        stack.layer.shadowOpacity = 0.25
        stack.layer.shadowRadius = 10
        stack.layer.shadowOffset = CGSize(width: 0, height: 4)
        window.addSubview(stack)
        (preview, origin) = (stack, first.frame)
        grip = CGPoint(x: first.frame.midX - point.x, y: first.frame.midY - point.y)
    }

    func move() {
        guard let session, let preview else { return }
        preview.center = CGPoint(x: session.point.x + grip.x, y: session.point.y + grip.y)
        update()
    }

    /// Tells the view below the finger, and the one that the finger has left.
    private func update() {
        guard let session else { return }
        let new = interaction(at: session.point, for: session)
        if new !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = new
            proposal = nil
            if let new {
                if !informed.contains(where: { $0 === new }) { informed.append(new) }
                new.delegate?.dropInteraction(new, sessionDidEnter: session)
            }
        }
        holdOver(environment.viewHit(at: session.point, with: nil), session.point)
        guard let target, let delegate = target.delegate else { return }
        proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
    }

    /// What opens while something is held over it.
    private var springs: [UISpringLoadedInteraction] = []

    private func holdOver(_ hit: UIView?, _ point: CGPoint) {
        let below = sequence(first: hit, next: \.?.superview).compactMap { $0 }.flatMap(\.interactions)
            .compactMap { $0 as? UISpringLoadedInteraction }
        for old in springs where !below.contains(where: { $0 === old }) { old.leave() }
        for spring in below { spring.hold(at: point) }
        springs = below
    }

    /// Returns the nearest interaction below a point that handles a session.
    private func interaction(at point: CGPoint, for session: DragSession) -> UIDropInteraction? {
        let hit = environment.viewHit(at: point, with: nil)
        for view in sequence(first: hit, next: \.?.superview) {
            for case let drop as UIDropInteraction in view?.interactions ?? [] {
                if drop === target || drop.delegate?.dropInteraction(drop, canHandle: session) == true { return drop }
            }
        }
        return nil
    }

    /// Asks who takes the items where their preview flies to.
    private func fly(
        _ session: DragSession, _ usual: UITargetedDragPreview?, to taker: UIDropInteraction
    ) -> UITargetedDragPreview? {
        guard let usual, let delegate = taker.delegate, let item = session.items.first else { return usual }
        delegate.dropInteraction(taker, item: item, willAnimateDropWith: DragAnimator(environment, duration: 0.25))
        return delegate.dropInteraction(taker, previewForDropping: item, withDefault: usual)
    }

    /// Drops the items where the finger is, or lets them fly back. `willEnd` returns where the preview goes; nil lets it fade.
    func end(
        canceled: Bool, willEnd: (UIDropOperation, UITargetedDragPreview) -> UITargetedDragPreview?,
        didEnd: @escaping (UIDropOperation) -> Void
    ) {
        guard let session else { return }
        if !canceled { update() }
        for spring in springs { spring.leave() }
        springs = []
        let taker = target
        var operation = canceled || taker == nil ? .cancel : proposal?.operation ?? .cancel
        if operation == .move, !session.allowsMoveOperation { operation = .copy }
        let isTaken = operation == .copy || operation == .move
        let usual = lifted.map { UITargetedDragPreview(view: $0.view, parameters: $0.parameters, target: $0.target) }
        var flight = usual.flatMap { willEnd(isTaken ? operation : .cancel, $0) }
        if isTaken, let taker {
            taker.delegate?.dropInteraction(taker, performDrop: session)
            flight = fly(session, usual, to: taker)
        } else if let taker {
            taker.delegate?.dropInteraction(taker, sessionDidExit: session)
        }
        self.session = nil
        (target, proposal, lifted) = (nil, nil, nil)
        // Where the preview lands, if it doesn't fade where it is.
        let landing = flight === usual ? (isTaken ? nil : origin) : flight?.frameOnScreen
        let (preview, informed) = (preview, informed)
        self.preview = nil
        self.informed = []
        UIView.animate(withDuration: 0.25) {
            preview?.transform = landing == nil ? CGAffineTransform(scaleX: 0.2, y: 0.2) : .identity
            if let landing { preview?.center = landing.center } else { preview?.alpha = 0 }
        } completion: { [weak self] _ in
            preview?.removeFromSuperview()
            if self?.session == nil { self?.window?.isHidden = true }
            if isTaken, let taker { taker.delegate?.dropInteraction(taker, concludeDrop: session) }
            for drop in informed { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
            didEnd(isTaken ? operation : .cancel)
        }
    }
}

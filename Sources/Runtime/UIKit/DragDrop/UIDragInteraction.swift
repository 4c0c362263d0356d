public import Foundation

/// Gives what is dragged from a view. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: DelegateObject {
    /// Returns the items that a drag begins with; none for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Returns whether previews keep their size, which they do here.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    /// Called when another view has got the items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// Returns where the preview of an item flies back to; nil lets it fade.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
    // A drag has one finger here: nobody adds items to it by taps of another, and UIKit doesn't call the methods below.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}

/// Lets a person drag something out of a view, after a long press.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var allowsSimultaneousRecognitionDuringLift = false
    open class var isEnabledByDefault: Bool { true }
    private lazy var press = UILongPressGestureRecognizer { [weak self] point in
        self?.prepare(point) ?? false
    } _: { [weak self] recognizer in
        self?.dragged(recognizer)
    }
    private var session: DragSession?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func prepare(_ point: CGPoint) -> Bool {
        guard isEnabled, let view, let delegate, !view.environment.drag.isActive else { return false }
        let new = DragSession([], at: view.convert(point, to: nil))
        new.items = delegate.dragInteraction(self, itemsForBeginning: new)
        session = new.items.isEmpty ? nil : new
        return session != nil
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let session, let view, let delegate else { return }
        session.point = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(
                self, sessionIsRestrictedToDraggingApplication: session)
            let previews = session.items.prefix(3).compactMap { item -> UITargetedPreview? in
                if let own = item.previewProvider?() {
                    return UITargetedPreview(view: own.view, in: view, session.point)
                }
                return delegate.dragInteraction(self, previewForLifting: item, session: session)
            }
            view.environment.drag.begin(session, previews.isEmpty ? [UITargetedPreview(view: view)] : previews)
            delegate.dragInteraction(
                self, willAnimateLiftWith: DragAnimator(view.environment, duration: 0.2), session: session)
            delegate.dragInteraction(self, sessionWillBegin: session)
        case .changed:
            view.environment.drag.move()
            delegate.dragInteraction(self, sessionDidMove: session)
        case .ended, .cancelled, .failed:
            self.session = nil
            view.environment.drag.end(canceled: recognizer.state != .ended) { [weak self] operation, preview in
                guard let self, let delegate = self.delegate else { return preview }
                delegate.dragInteraction(self, session: session, willEndWith: operation)
                guard operation == .cancel, let item = session.items.first else { return preview }
                delegate.dragInteraction(
                    self, item: item, willAnimateCancelWith: DragAnimator(item.environment, duration: 0.25))
                return delegate.dragInteraction(self, previewForCancelling: item, withDefault: preview)
            } didEnd: { [weak self] operation in
                guard let self, let delegate = self.delegate else { return }
                delegate.dragInteraction(self, session: session, didEndWith: operation)
                if operation != .cancel { delegate.dragInteraction(self, sessionDidTransferItems: session) }
            }
        case .possible: break
        }
    }
}

extension UITargetedPreview {
    /// A preview of a view that is in no window, at a point of the screen.
    fileprivate convenience init(view: UIView, in container: UIView, _ point: CGPoint) {
        if view.bounds.isEmpty { view.sizeToFit() }
        self.init(
            view: view, parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: container, center: container.convert(point, from: nil)))
    }
}

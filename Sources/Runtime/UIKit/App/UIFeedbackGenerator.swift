public import Foundation

/// Feedback that a hand feels. There is no hardware for it here, so nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view whose touches the feedback belongs to.
    public private(set) weak var view: UIView?

    public override init() { super.init() }

    /// Creates a generator for the touches of a view.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
    /// Prepares the hardware, so that the feedback comes without a delay.
    open func prepare() {}
}

/// The feeling that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public override convenience init() { self.init(style: .medium) }
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// The feeling of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The feeling of success, or of its opposite.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

public import Foundation

/// Feedback that a hand feels. There is no hardware for it here, so nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Prepares the hardware, so that the feedback comes without a delay.
    open func prepare() {}
}

/// The feeling that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public override convenience init() { self.init(style: .medium) }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feeling of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// The feeling of success, or of its opposite.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

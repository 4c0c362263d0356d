import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINotificationFeedbackGenerator` lets one override.
@MainActor
class OverridingUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    override func notificationOccurred(_ notificationType: FeedbackType) {
        heard(self, "notificationOccurred(_:)", super.notificationOccurred(notificationType))
    }
}

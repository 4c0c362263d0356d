import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewDropProposal` lets one override.
@MainActor
class OverridingUICollectionViewDropProposal: UICollectionViewDropProposal {
    override var intent: Intent { heard(self, "intent", super.intent) }
    override init(operation: UIDropOperation, intent: Intent) {
        super.init(operation: operation, intent: intent)
        heard(self, "init(operation:intent:)", ())
    }
    override init(operation: UIDropOperation) {
        super.init(operation: operation)
        heard(self, "init(operation:)", ())
    }
}

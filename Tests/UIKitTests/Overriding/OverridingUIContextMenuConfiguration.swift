import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIContextMenuConfiguration` lets one override.
@MainActor
class OverridingUIContextMenuConfiguration: UIContextMenuConfiguration {
    override var identifier: any NSCopying { heard(self, "identifier", super.identifier) }
    override var secondaryItemIdentifiers: Set<AnyHashable> {
        get { heard(self, "secondaryItemIdentifiers", super.secondaryItemIdentifiers) }
        set { super.secondaryItemIdentifiers = heard(self, "secondaryItemIdentifiers =", newValue) }
    }
    override var badgeCount: Int {
        get { heard(self, "badgeCount", super.badgeCount) }
        set { super.badgeCount = heard(self, "badgeCount =", newValue) }
    }
    override var preferredMenuElementOrder: ElementOrder {
        get { heard(self, "preferredMenuElementOrder", super.preferredMenuElementOrder) }
        set { super.preferredMenuElementOrder = heard(self, "preferredMenuElementOrder =", newValue) }
    }
    override init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider?
    ) {
        super.init(identifier: identifier, previewProvider: previewProvider, actionProvider: actionProvider)
        heard(self, "init(identifier:previewProvider:actionProvider:)", ())
    }
}

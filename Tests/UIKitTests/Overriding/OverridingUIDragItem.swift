import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDragItem` lets one override.
@MainActor
class OverridingUIDragItem: UIDragItem {
    override var itemProvider: NSItemProvider { heard(self, "itemProvider", super.itemProvider) }
    override var localObject: Any? {
        get { heard(self, "localObject", super.localObject) }
        set { super.localObject = heard(self, "localObject =", newValue) }
    }
    override var previewProvider: (() -> UIDragPreview?)? {
        get { heard(self, "previewProvider", super.previewProvider) }
        set { super.previewProvider = heard(self, "previewProvider =", newValue) }
    }
    override init(itemProvider: NSItemProvider) {
        super.init(itemProvider: itemProvider)
        heard(self, "init(itemProvider:)", ())
    }
    override func setNeedsDropPreviewUpdate() {
        heard(self, "setNeedsDropPreviewUpdate()", super.setNeedsDropPreviewUpdate())
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAttachmentBehavior` lets one override.
@MainActor
class OverridingUIAttachmentBehavior: UIAttachmentBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var attachedBehaviorType: AttachmentType {
        heard(self, "attachedBehaviorType", super.attachedBehaviorType)
    }
    override var anchorPoint: CGPoint {
        get { heard(self, "anchorPoint", super.anchorPoint) }
        set { super.anchorPoint = heard(self, "anchorPoint =", newValue) }
    }
    override var length: CGFloat {
        get { heard(self, "length", super.length) }
        set { super.length = heard(self, "length =", newValue) }
    }
    override var damping: CGFloat {
        get { heard(self, "damping", super.damping) }
        set { super.damping = heard(self, "damping =", newValue) }
    }
    override var frequency: CGFloat {
        get { heard(self, "frequency", super.frequency) }
        set { super.frequency = heard(self, "frequency =", newValue) }
    }
    override var frictionTorque: CGFloat {
        get { heard(self, "frictionTorque", super.frictionTorque) }
        set { super.frictionTorque = heard(self, "frictionTorque =", newValue) }
    }
    override var attachmentRange: UIFloatRange {
        get { heard(self, "attachmentRange", super.attachmentRange) }
        set { super.attachmentRange = heard(self, "attachmentRange =", newValue) }
    }
    override init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point)
        heard(self, "init(item:offsetFromCenter:attachedToAnchor:)", ())
    }
    override class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        heardByClass(self, "slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)")
        return super.slidingAttachment(with: item1, attachedTo: item2, attachmentAnchor: point, axisOfTranslation: axis)
    }
    override class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        heardByClass(self, "slidingAttachment(with:attachmentAnchor:axisOfTranslation:)")
        return super.slidingAttachment(with: item, attachmentAnchor: point, axisOfTranslation: axis)
    }
    override class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        heardByClass(self, "limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)")
        return super.limitAttachment(
            with: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
    override class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        heardByClass(self, "fixedAttachment(with:attachedTo:attachmentAnchor:)")
        return super.fixedAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    }
    override class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        heardByClass(self, "pinAttachment(with:attachedTo:attachmentAnchor:)")
        return super.pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    }
}

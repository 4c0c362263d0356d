import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAAnimation` lets one override.
class OverridingCAAnimation: CAAnimation {
    override var beginTime: CFTimeInterval {
        get { heard(self, "beginTime", super.beginTime) }
        set { super.beginTime = heard(self, "beginTime =", newValue) }
    }
    override var duration: CFTimeInterval {
        get { heard(self, "duration", super.duration) }
        set { super.duration = heard(self, "duration =", newValue) }
    }
    override var speed: Float {
        get { heard(self, "speed", super.speed) }
        set { super.speed = heard(self, "speed =", newValue) }
    }
    override var timeOffset: CFTimeInterval {
        get { heard(self, "timeOffset", super.timeOffset) }
        set { super.timeOffset = heard(self, "timeOffset =", newValue) }
    }
    override var repeatCount: Float {
        get { heard(self, "repeatCount", super.repeatCount) }
        set { super.repeatCount = heard(self, "repeatCount =", newValue) }
    }
    override var repeatDuration: CFTimeInterval {
        get { heard(self, "repeatDuration", super.repeatDuration) }
        set { super.repeatDuration = heard(self, "repeatDuration =", newValue) }
    }
    override var autoreverses: Bool {
        get { heard(self, "autoreverses", super.autoreverses) }
        set { super.autoreverses = heard(self, "autoreverses =", newValue) }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { heard(self, "fillMode", super.fillMode) }
        set { super.fillMode = heard(self, "fillMode =", newValue) }
    }
    override var timingFunction: CAMediaTimingFunction? {
        get { heard(self, "timingFunction", super.timingFunction) }
        set { super.timingFunction = heard(self, "timingFunction =", newValue) }
    }
    override var delegate: (any CAAnimationDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var isRemovedOnCompletion: Bool {
        get { heard(self, "isRemovedOnCompletion", super.isRemovedOnCompletion) }
        set { super.isRemovedOnCompletion = heard(self, "isRemovedOnCompletion =", newValue) }
    }
    override func copy() -> Any {
        heard(self, "copy()", super.copy())
    }
    override func setValue(_ value: Any?, forKey key: String) {
        heard(self, "setValue(_:forKey:)", super.setValue(value, forKey: key))
    }
    override func value(forKey key: String) -> Any? {
        heard(self, "value(forKey:)", super.value(forKey: key))
    }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        heard(self, "run(forKey:object:arguments:)", super.run(forKey: event, object: anObject, arguments: dict))
    }
    required init() { super.init() }
    override var preferredFrameRateRange: CAFrameRateRange {
        get { heard(self, "preferredFrameRateRange", super.preferredFrameRateRange) }
        set { super.preferredFrameRateRange = heard(self, "preferredFrameRateRange =", newValue) }
    }
    override class func defaultValue(forKey key: String) -> Any? {
        heardByClass(self, "defaultValue(forKey:)")
        return super.defaultValue(forKey: key)
    }
    override func shouldArchiveValue(forKey key: String) -> Bool {
        heard(self, "shouldArchiveValue(forKey:)", super.shouldArchiveValue(forKey: key))
    }
}

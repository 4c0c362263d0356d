import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CATransaction` lets one override.
class OverridingCATransaction: CATransaction {
    override class func begin() {
        heardByClass(self, "begin()")
        return super.begin()
    }
    override class func commit() {
        heardByClass(self, "commit()")
        return super.commit()
    }
    override class func flush() {
        heardByClass(self, "flush()")
        return super.flush()
    }
    override class func animationDuration() -> CFTimeInterval {
        heardByClass(self, "animationDuration()")
        return super.animationDuration()
    }
    override class func setAnimationDuration(_ duration: CFTimeInterval) {
        heardByClass(self, "setAnimationDuration(_:)")
        return super.setAnimationDuration(duration)
    }
    override class func animationTimingFunction() -> CAMediaTimingFunction? {
        heardByClass(self, "animationTimingFunction()")
        return super.animationTimingFunction()
    }
    override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        heardByClass(self, "setAnimationTimingFunction(_:)")
        return super.setAnimationTimingFunction(function)
    }
    override class func disableActions() -> Bool {
        heardByClass(self, "disableActions()")
        return super.disableActions()
    }
    override class func setDisableActions(_ flag: Bool) {
        heardByClass(self, "setDisableActions(_:)")
        return super.setDisableActions(flag)
    }
    override class func completionBlock() -> (() -> Void)? {
        heardByClass(self, "completionBlock()")
        return super.completionBlock()
    }
    override class func setCompletionBlock(_ block: (() -> Void)?) {
        heardByClass(self, "setCompletionBlock(_:)")
        return super.setCompletionBlock(block)
    }
    override class func setValue(_ value: Any?, forKey key: String) {
        heardByClass(self, "setValue(_:forKey:)")
        return super.setValue(value, forKey: key)
    }
    override class func value(forKey key: String) -> Any? {
        heardByClass(self, "value(forKey:)")
        return super.value(forKey: key)
    }
    override class func lock() {
        heardByClass(self, "lock()")
        return super.lock()
    }
    override class func unlock() {
        heardByClass(self, "unlock()")
        return super.unlock()
    }
}

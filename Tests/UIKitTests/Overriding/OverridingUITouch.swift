import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITouch` lets one override.
@MainActor
class OverridingUITouch: UITouch {
    override var phase: Phase { heard(self, "phase", super.phase) }
    override var timestamp: TimeInterval { heard(self, "timestamp", super.timestamp) }
    override var tapCount: Int { heard(self, "tapCount", super.tapCount) }
    override var type: TouchType { heard(self, "type", super.type) }
    override var view: UIView? { heard(self, "view", super.view) }
    override var window: UIWindow? { heard(self, "window", super.window) }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        heard(self, "gestureRecognizers", super.gestureRecognizers)
    }
    override var force: CGFloat { heard(self, "force", super.force) }
    override var maximumPossibleForce: CGFloat { heard(self, "maximumPossibleForce", super.maximumPossibleForce) }
    override var majorRadius: CGFloat { heard(self, "majorRadius", super.majorRadius) }
    override var majorRadiusTolerance: CGFloat { heard(self, "majorRadiusTolerance", super.majorRadiusTolerance) }
    override var altitudeAngle: CGFloat { heard(self, "altitudeAngle", super.altitudeAngle) }
    override func azimuthAngle(in view: UIView?) -> CGFloat {
        heard(self, "azimuthAngle(in:)", super.azimuthAngle(in: view))
    }
    override func location(in view: UIView?) -> CGPoint {
        heard(self, "location(in:)", super.location(in: view))
    }
    override func previousLocation(in view: UIView?) -> CGPoint {
        heard(self, "previousLocation(in:)", super.previousLocation(in: view))
    }
    override func preciseLocation(in view: UIView?) -> CGPoint {
        heard(self, "preciseLocation(in:)", super.preciseLocation(in: view))
    }
    override func precisePreviousLocation(in view: UIView?) -> CGPoint {
        heard(self, "precisePreviousLocation(in:)", super.precisePreviousLocation(in: view))
    }
    override func azimuthUnitVector(in view: UIView?) -> CGVector {
        heard(self, "azimuthUnitVector(in:)", super.azimuthUnitVector(in: view))
    }
    override var rollAngle: CGFloat { heard(self, "rollAngle", super.rollAngle) }
    override var estimatedProperties: Properties { heard(self, "estimatedProperties", super.estimatedProperties) }
    override var estimatedPropertiesExpectingUpdates: Properties {
        heard(self, "estimatedPropertiesExpectingUpdates", super.estimatedPropertiesExpectingUpdates)
    }
}

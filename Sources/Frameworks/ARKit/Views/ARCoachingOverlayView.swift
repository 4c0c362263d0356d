public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// Words over a view that say how to move the device. They aren't shown.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }

    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var sessionProvider: (any ARSessionProviding)?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open private(set) var isActive = false
    private var ownSession: ARSession?

    /// The session of the view, else that of its provider.
    open var session: ARSession? {
        get { ownSession ?? sessionProvider?.session }
        set { ownSession = newValue }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \ARCoachingOverlayView.delegate)
            + .property("sessionProvider", \ARCoachingOverlayView.sessionProvider)
    }

    open func setActive(_ active: Bool, animated: Bool) {
        guard active != isActive else { return }
        if active { delegate?.coachingOverlayViewWillActivate(self) }
        isActive = active
        if !active { delegate?.coachingOverlayViewDidDeactivate(self) }
    }
}

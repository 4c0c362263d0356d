public import Foundation

public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

public protocol SCNCameraControllerDelegate: NSObjectProtocol {
    func cameraInertiaWillStart(for cameraController: SCNCameraController)
    func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}

extension SCNCameraControllerDelegate {
    public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
    public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}

/// How fast fingers move a camera.
public protocol SCNCameraControlConfiguration: NSObjectProtocol {
    var autoSwitchToFreeCamera: Bool { get set }
    var allowsTranslation: Bool { get set }
    var flyModeVelocity: CGFloat { get set }
    var panSensitivity: CGFloat { get set }
    var truckSensitivity: CGFloat { get set }
    var rotationSensitivity: CGFloat { get set }
}

final class CameraControls: NSObject, SCNCameraControlConfiguration {
    var autoSwitchToFreeCamera = true
    var allowsTranslation = true
    var flyModeVelocity: CGFloat = 1
    var panSensitivity: CGFloat = 1
    var truckSensitivity: CGFloat = 1
    var rotationSensitivity: CGFloat = 1
}

/// Moves a camera. Nothing is seen, so fingers don't move it here.
open class SCNCameraController: NSObject, @unchecked Sendable {
    open weak var delegate: (any SCNCameraControllerDelegate)?
    open var pointOfView: SCNNode?
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3Zero
    open var automaticTarget = false
    open var worldUp = SCNVector3(0, 1, 0)
    open var inertiaEnabled = false
    open var inertiaFriction: Float = 0.05
    open var isInertiaRunning: Bool { false }
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0

    public override init() { super.init() }

    open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        pointOfView?.localTranslate(by: SCNVector3(deltaX, deltaY, deltaZ))
    }
    open func frameNodes(_ nodes: [SCNNode]) {}
    open func rotateBy(x deltaX: Float, y deltaY: Float) {}
    open func roll(by delta: Float, aroundScreenPoint point: CGPoint, viewport: CGSize) {}
    open func dolly(by delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) {}
    open func roll(aroundTarget delta: Float) {}
    open func dolly(toTarget delta: Float) {}
    open func clearRoll() {}
    open func stopInertia() {}
    open func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize) {}
    open func continueInteraction(_ location: CGPoint, withViewport viewport: CGSize, sensitivity: CGFloat) {}
    open func endInteraction(_ location: CGPoint, withViewport viewport: CGSize, velocity: CGPoint) {}
}

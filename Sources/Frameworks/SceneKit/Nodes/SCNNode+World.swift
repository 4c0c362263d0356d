import Foundation
import simd

extension Matrix4 where Scalar == Float {
    /// Returns where the transform moves a place.
    func place(_ place: SIMD3<Float>) -> SIMD3<Float> {
        let moved = self * SIMD4(place, 1)
        return SIMD3(moved.x, moved.y, moved.z)
    }

    /// Returns the direction after the transform.
    func direction(_ direction: SIMD3<Float>) -> SIMD3<Float> {
        let turned = self * SIMD4(direction, 0)
        return SIMD3(turned.x, turned.y, turned.z)
    }
}

// The node in the coordinates of the scene, and from one node to another; nil stands for the scene.
extension SCNNode {
    public class var localUp: SCNVector3 { SCNVector3(0, 1, 0) }
    public class var localRight: SCNVector3 { SCNVector3(1, 0, 0) }
    public class var localFront: SCNVector3 { SCNVector3(0, 0, -1) }

    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = worldTransform.simd }
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = newValue.simd }
    }
    public var worldOrientation: SCNQuaternion {
        get { SCNQuaternion(simdWorldOrientation) }
        set { simdWorldOrientation = newValue.rotation }
    }
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }

    // MARK: Conversions

    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(position.simd, to: node))
    }
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(position.simd, from: node))
    }
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(vector.simd, to: node))
    }
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(vector.simd, from: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(transform.simd, to: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(transform.simd, from: node))
    }

    // MARK: Turning

    /// Turns the node so that its front, along the negative z axis, faces a place of the world.
    public func look(at worldTarget: SCNVector3) { simdLook(at: worldTarget.simd) }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: worldTarget.simd, up: worldUp.simd, localFront: localFront.simd)
    }
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: translation.simd) }
    public func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: rotation.rotation) }
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: worldRotation.rotation, aroundTarget: worldTarget.simd)
    }
}

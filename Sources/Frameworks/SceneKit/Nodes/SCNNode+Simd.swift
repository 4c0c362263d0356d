import Foundation
public import simd

extension SCNNode {
    public class var simdLocalUp: SIMD3<Float> { localUp.simd }
    public class var simdLocalRight: SIMD3<Float> { localRight.simd }
    public class var simdLocalFront: SIMD3<Float> { localFront.simd }

    public var simdPosition: SIMD3<Float> {
        get { position.simd }
        set { position = SCNVector3(newValue) }
    }
    public var simdScale: SIMD3<Float> {
        get { scale.simd }
        set { scale = SCNVector3(newValue) }
    }
    public var simdOrientation: simd_quatf {
        get { orientation.rotation }
        set { orientation = SCNQuaternion(newValue) }
    }
    public var simdEulerAngles: SIMD3<Float> {
        get { eulerAngles.simd }
        set { eulerAngles = SCNVector3(newValue) }
    }
    public var simdRotation: SIMD4<Float> {
        get { rotation.simd }
        set { rotation = SCNVector4(newValue) }
    }
    public var simdTransform: simd_float4x4 {
        get { transform.simd }
        set { transform = SCNMatrix4(newValue) }
    }
    public var simdPivot: simd_float4x4 {
        get { pivot.simd }
        set { pivot = SCNMatrix4(newValue) }
    }

    // MARK: World

    public var simdWorldTransform: simd_float4x4 {
        get { sequence(first: self, next: \.parent).reduce(simd_float4x4(1)) { $1.simdTransform * $0 } }
        set { simdTransform = (parent?.simdWorldTransform ?? simd_float4x4(1)).inverse * newValue }
    }
    public var simdWorldPosition: SIMD3<Float> {
        get { simdWorldTransform.place(.zero) }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }
    public var simdWorldOrientation: simd_quatf {
        get { Placement(simdWorldTransform).orientation }
        set { simdOrientation = (parent?.simdWorldOrientation.inverse ?? .none) * newValue }
    }
    public var simdWorldFront: SIMD3<Float> { simdConvertVector(Self.simdLocalFront, to: nil) }
    public var simdWorldUp: SIMD3<Float> { simdConvertVector(Self.simdLocalUp, to: nil) }
    public var simdWorldRight: SIMD3<Float> { simdConvertVector(Self.simdLocalRight, to: nil) }

    // MARK: Conversions

    /// The transform from a node's coordinates to this one's.
    private func transform(from node: SCNNode?) -> simd_float4x4 {
        let world = simdWorldTransform.inverse
        return node.map { world * $0.simdWorldTransform } ?? world
    }

    /// The transform from the node's coordinates to those of another one.
    private func transform(to node: SCNNode?) -> simd_float4x4 {
        node.map { $0.transform(from: self) } ?? simdWorldTransform
    }

    public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        transform(to: node).place(position)
    }
    public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        transform(from: node).place(position)
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        transform(to: node).direction(vector)
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        transform(from: node).direction(vector)
    }
    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
        self.transform(to: node) * transform
    }
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        self.transform(from: node) * transform
    }

    // MARK: Turning

    public func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += simdOrientation.act(translation) }
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }

    /// Turns the node in the world, around a place.
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
        simdWorldTransform =
            translation(worldTarget) * simd_float4x4(worldRotation) * translation(-worldTarget) * simdWorldTransform
    }

    public func simdLook(at worldTarget: SIMD3<Float>) {
        simdLook(at: worldTarget, up: SIMD3(0, 1, 0), localFront: Self.simdLocalFront)
    }

    /// Turns the node so that its front faces a place of the world, and its upper side is as far up as it can be.
    public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
        let way = worldTarget - simdWorldPosition
        guard simd_length(way) > 0, simd_length(worldUp) > 0, simd_length(localFront) > 0 else { return }
        let forward = simd_normalize(way)
        var upright = simd_normalize(worldUp)
        // A direction along the upper one has no side of its own.
        if abs(simd_dot(forward, upright)) > 0.999 {
            upright = abs(forward.z) < 0.9 ? SIMD3(0, 0, forward.y > 0 ? 1 : -1) : SIMD3(0, 1, 0)
        }
        let right = simd_normalize(simd_cross(forward, upright))
        let facing = simd_quatf(simd_float3x3(right, simd_cross(right, forward), -forward))
        let front = simd_quatf(from: simd_normalize(localFront), to: Self.simdLocalFront)
        simdWorldOrientation = (facing * front).normalized
    }
}

public import Foundation
public import Metal
public import SceneKit
public import simd

/// A face. Sessions find none here.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var geometry: ARFaceGeometry { ARFaceGeometry() }
    open var leftEyeTransform: simd_float4x4 { simd_float4x4(1) }
    open var rightEyeTransform: simd_float4x4 { simd_float4x4(1) }
    open var lookAtPoint: SIMD3<Float> { .zero }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var isTracked: Bool { false }
}

/// The shape of a face.
open class ARFaceGeometry: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Returns nil: no face is known here.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { nil }

    open var vertices: [SIMD3<Float>] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var triangleCount: Int { triangleIndices.count / 3 }
}

/// The shape of a face for a scene. Without a graphics processor there is none.
open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    public init?(device: any MTLDevice) { nil }
    public init?(device: any MTLDevice, fillMesh: Bool) { nil }
    public required init?(coder: NSCoder) { nil }

    open func update(from faceGeometry: ARFaceGeometry) {}
}

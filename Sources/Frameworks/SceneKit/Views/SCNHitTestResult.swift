public import Foundation
public import simd

/// A node that is hit by a ray.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    open var geometryIndex: Int { 0 }
    open var faceIndex: Int { 0 }
    open var localCoordinates: SCNVector3 { SCNVector3Zero }
    open var worldCoordinates: SCNVector3 { node.worldPosition }
    open var localNormal: SCNVector3 { SCNVector3Zero }
    open var worldNormal: SCNVector3 { SCNVector3Zero }
    open var modelTransform: SCNMatrix4 { node.worldTransform }
    open var boneNode: SCNNode? { nil }

    init(_ node: SCNNode) { self.node = node }

    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }

    open var simdLocalCoordinates: SIMD3<Float> { localCoordinates.simd }
    open var simdWorldCoordinates: SIMD3<Float> { worldCoordinates.simd }
    open var simdLocalNormal: SIMD3<Float> { localNormal.simd }
    open var simdWorldNormal: SIMD3<Float> { worldNormal.simd }
    open var simdModelTransform: simd_float4x4 { modelTransform.simd }
}

public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
    public static let ignoreLightArea = SCNHitTestOption(rawValue: "kHitTestIgnoreLightArea")
}

public import Foundation
public import Metal
public import SceneKit

/// The size of a plane.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
    open var rotationOnYAxis: Float { 0 }
    open var width: Float { 0 }
    open var height: Float { 0 }
}

/// The shape of a plane.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    open var vertices: [SIMD3<Float>] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var triangleCount: Int { triangleIndices.count / 3 }
    open var boundaryVertices: [SIMD3<Float>] { [] }
}

/// A flat surface. Sessions find none here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }

    public enum Classification: Equatable, Sendable {
        public enum Status: Sendable { case notAvailable, undetermined, unknown }

        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
    }

    open class var isClassificationSupported: Bool { false }

    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    open var classification: Classification { .none(.notAvailable) }
}

/// The shape of a plane for a scene. Without a graphics processor there is none.
open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    public init?(device: any MTLDevice) { nil }
    public required init?(coder: NSCoder) { nil }

    open func update(from planeGeometry: ARPlaneGeometry) {}
}

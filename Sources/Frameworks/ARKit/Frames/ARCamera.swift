public import Foundation
public import UIKit
public import simd

/// Where the camera of a frame is; there is none here.
open class ARCamera: NSObject, NSCopying, @unchecked Sendable {
    public enum TrackingState: Sendable, Equatable {
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }

        case notAvailable
        case limited(Reason)
        case normal
    }

    open var transform: simd_float4x4 { simd_float4x4(1) }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var trackingState: TrackingState { .notAvailable }
    open var intrinsics: simd_float3x3 { simd_float3x3(1) }
    open var imageResolution: CGSize { .zero }
    open var exposureDuration: TimeInterval { 0 }
    open var exposureOffset: Float { 0 }
    open var projectionMatrix: simd_float4x4 { simd_float4x4(1) }

    open func projectPoint(
        _ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> CGPoint { .zero }
    open func unprojectPoint(
        _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation,
        viewportSize: CGSize
    ) -> SIMD3<Float>? { nil }
    open func projectionMatrix(
        for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
    ) -> simd_float4x4 { simd_float4x4(1) }
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { simd_float4x4(1) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

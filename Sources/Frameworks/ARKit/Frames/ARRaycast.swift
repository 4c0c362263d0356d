public import Foundation
public import simd

/// What a ray from the camera meets in the world. Nothing is met here.
open class ARHitTestResult: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
    }

    open var type: ResultType { [] }
    open var distance: CGFloat { 0 }
    open var localTransform: simd_float4x4 { simd_float4x4(1) }
    open var worldTransform: simd_float4x4 { simd_float4x4(1) }
    open var anchor: ARAnchor? { nil }
}

/// A ray, and the surfaces that it may meet.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }

    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment

    public init(
        origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
    ) { (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment) }
}

open class ARRaycastResult: NSObject, @unchecked Sendable {
    open var worldTransform: simd_float4x4 { simd_float4x4(1) }
    open var target: ARRaycastQuery.Target { .existingPlaneGeometry }
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
    open var anchor: ARAnchor? { nil }
}

open class ARTrackedRaycast: NSObject, @unchecked Sendable {
    open func stopTracking() {}
}

public import AVFoundation
public import CoreGraphics
public import Foundation
public import UIKit

/// How bright and warm the light is.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
}

open class ARDirectionalLightEstimate: ARLightEstimate, @unchecked Sendable {
    open var sphericalHarmonicsCoefficients: Data { Data() }
    open var primaryLightDirection: SIMD3<Float> { SIMD3(0, -1, 0) }
    open var primaryLightIntensity: CGFloat { 1000 }
}

/// Places that a session recognizes.
open class ARPointCloud: NSObject, @unchecked Sendable {
    open var points: [SIMD3<Float>] { [] }
    open var identifiers: [UInt64] { [] }
}

public enum ARConfidenceLevel: Int, Sendable { case low, medium, high }

/// How far away is what the camera sees.
open class ARDepthData: NSObject, @unchecked Sendable {
    public let depthMap: CVPixelBuffer
    public let confidenceMap: CVPixelBuffer?

    init(_ map: CVPixelBuffer) { (depthMap, confidenceMap) = (map, nil) }
}

/// What the camera sees at a moment, and what a session knows of it. Sessions make none here.
open class ARFrame: NSObject, NSCopying, @unchecked Sendable {
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    public enum SegmentationClass: UInt8, Sendable { case none = 0, person = 255 }

    public let capturedImage: CVPixelBuffer
    public let camera = ARCamera()
    open var timestamp: TimeInterval { 0 }
    open var capturedDepthDataTimestamp: TimeInterval { 0 }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    open var segmentationBuffer: CVPixelBuffer? { nil }
    open var estimatedDepthData: CVPixelBuffer? { nil }
    open var detectedBody: ARBody2D? { nil }
    open var geoTrackingStatus: ARGeoTrackingStatus? { nil }
    open var sceneDepth: ARDepthData? { nil }
    open var smoothedSceneDepth: ARDepthData? { nil }
    open var cameraGrainIntensity: Float { 0 }
    open var exifData: [String: Any] { [:] }

    init(_ image: CVPixelBuffer) { capturedImage = image }

    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform {
        .identity
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

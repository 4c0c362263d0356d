public import Foundation
import UIKit
import simd

public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
public enum SCNLightProbeType: Int, Sendable { case irradiance, radiance }
public enum SCNLightProbeUpdateType: Int, Sendable { case never, realtime }
public enum SCNLightAreaType: Int, Sendable { case rectangle = 1, polygon = 4 }

/// A light at a node.
open class SCNLight: NSObject, NSCopying, AnimatedObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "ies")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var temperature: CGFloat = 6500
    open var intensity: CGFloat = 1000
    open var name: String?
    open var castsShadow = false
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode = SCNShadowMode.forward
    open var shadowBias: CGFloat = 1
    open var automaticallyAdjustsShadowProjection = true
    open var maximumShadowDistance: CGFloat = 100
    open var forcesBackFaceCasters = false
    open var sampleDistributedShadowMaps = false
    open var shadowCascadeCount = 1
    open var shadowCascadeSplittingFactor: CGFloat = 0.15
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var iesProfileURL: URL?
    open var sphericalHarmonicsCoefficients: Data { Data() }
    open var probeType = SCNLightProbeType.irradiance
    open var probeUpdateType = SCNLightProbeUpdateType.never
    open var probeExtents = SIMD3<Float>(repeating: 1)
    open var probeOffset = SIMD3<Float>.zero
    open var parallaxCorrectionEnabled = false
    open var parallaxExtentsFactor = SIMD3<Float>(repeating: 1)
    open var parallaxCenterOffset = SIMD3<Float>.zero
    open var areaType = SCNLightAreaType.rectangle
    open var areaExtents = SIMD3<Float>(repeating: 1)
    open var areaPolygonVertices: [NSValue]?
    open var drawsArea = true
    open var doubleSided = false
    open private(set) lazy var gobo: SCNMaterialProperty? = SCNMaterialProperty()
    open private(set) lazy var probeEnvironment: SCNMaterialProperty? = SCNMaterialProperty()
    open var categoryBitMask = -1
    var animations: RunningAnimations?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNLight()
        (copy.type, copy.color, copy.temperature, copy.intensity) = (type, color, temperature, intensity)
        (copy.name, copy.castsShadow, copy.shadowColor) = (name, castsShadow, shadowColor)
        (copy.shadowRadius, copy.shadowMapSize, copy.shadowSampleCount) = (
            shadowRadius, shadowMapSize, shadowSampleCount
        )
        (copy.shadowMode, copy.shadowBias, copy.forcesBackFaceCasters) = (shadowMode, shadowBias, forcesBackFaceCasters)
        copy.automaticallyAdjustsShadowProjection = automaticallyAdjustsShadowProjection
        copy.maximumShadowDistance = maximumShadowDistance
        copy.sampleDistributedShadowMaps = sampleDistributedShadowMaps
        copy.shadowCascadeCount = shadowCascadeCount
        copy.shadowCascadeSplittingFactor = shadowCascadeSplittingFactor
        (copy.orthographicScale, copy.zNear, copy.zFar) = (orthographicScale, zNear, zFar)
        copy.attenuationStartDistance = attenuationStartDistance
        copy.attenuationEndDistance = attenuationEndDistance
        copy.attenuationFalloffExponent = attenuationFalloffExponent
        (copy.spotInnerAngle, copy.spotOuterAngle) = (spotInnerAngle, spotOuterAngle)
        (copy.iesProfileURL, copy.categoryBitMask) = (iesProfileURL, categoryBitMask)
        copyProbeAndArea(to: copy)
        return copy
    }

    private func copyProbeAndArea(to copy: SCNLight) {
        (copy.probeType, copy.probeUpdateType) = (probeType, probeUpdateType)
        (copy.probeExtents, copy.probeOffset) = (probeExtents, probeOffset)
        copy.parallaxCorrectionEnabled = parallaxCorrectionEnabled
        (copy.parallaxExtentsFactor, copy.parallaxCenterOffset) = (parallaxExtentsFactor, parallaxCenterOffset)
        (copy.areaType, copy.areaExtents, copy.areaPolygonVertices) = (areaType, areaExtents, areaPolygonVertices)
        (copy.drawsArea, copy.doubleSided) = (drawsArea, doubleSided)
    }
}

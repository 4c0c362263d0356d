public import Foundation
import simd

public enum SCNCameraProjectionDirection: Int, Sendable { case vertical, horizontal }

/// A view on the scene from a node, along its negative z axis.
open class SCNCamera: NSObject, NSCopying, AnimatedObject, @unchecked Sendable {
    open var name: String?
    open var fieldOfView: CGFloat = 60 { didSet { ownProjection = nil } }
    open var sensorHeight: CGFloat = 24
    open var projectionDirection = SCNCameraProjectionDirection.vertical { didSet { ownProjection = nil } }
    open var zNear = 1.0 { didSet { ownProjection = nil } }
    open var zFar = 100.0 { didSet { ownProjection = nil } }
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false { didSet { ownProjection = nil } }
    open var orthographicScale = 1.0 { didSet { ownProjection = nil } }
    open var wantsDepthOfField = false
    open var focusDistance: CGFloat = 2.5
    open var focalBlurSampleCount = 25
    open var fStop: CGFloat = 5.6
    open var apertureBladeCount = 6
    open var motionBlurIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionRadius: CGFloat = 1
    open var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
    open var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    open var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    open var wantsHDR = false
    open var exposureOffset: CGFloat = 0
    open var averageGray: CGFloat = 0.18
    open var whitePoint: CGFloat = 1
    open var wantsExposureAdaptation = true
    open var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    open var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
    open var minimumExposure: CGFloat = -15
    open var maximumExposure: CGFloat = 15
    open var bloomThreshold: CGFloat = 1
    open var bloomIterationCount = 1
    open var bloomIterationSpread: CGFloat = 0
    open var bloomIntensity: CGFloat = 0
    open var bloomBlurRadius: CGFloat = 4
    open var vignettingPower: CGFloat = 0
    open var vignettingIntensity: CGFloat = 0
    open var colorFringeStrength: CGFloat = 0
    open var colorFringeIntensity: CGFloat = 1
    open var saturation: CGFloat = 1
    open var contrast: CGFloat = 0
    open var grainIntensity: CGFloat = 0
    open var grainScale: CGFloat = 1
    open var grainIsColored = false
    open var whiteBalanceTemperature: CGFloat = 0
    open var whiteBalanceTint: CGFloat = 0
    public let colorGrading = SCNMaterialProperty()
    open var categoryBitMask = -1
    var animations: RunningAnimations?
    private var ownProjection: SCNMatrix4?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The focal length in millimeters: another way to say the field of view, for a sensor of a height.
    open var focalLength: CGFloat {
        get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
        set { fieldOfView = newValue > 0 ? 2 * atan(sensorHeight / (2 * newValue)) * 180 / .pi : 60 }
    }

    // MARK: Projection

    /// The projection that was set, else that of a square view.
    open var projectionTransform: SCNMatrix4 {
        get { ownProjection ?? projectionTransform(withViewportSize: CGSize(width: 1, height: 1)) }
        set { ownProjection = newValue }
    }

    open func projectionTransform(withViewportSize viewportSize: CGSize) -> SCNMatrix4 {
        if let ownProjection { return ownProjection }
        let aspect = viewportSize.height > 0 ? Float(viewportSize.width / viewportSize.height) : 1
        let (near, far) = (Float(zNear), Float(zFar))
        let depth = far - near
        guard !usesOrthographicProjection else {
            let half = Float(orthographicScale)
            return SCNMatrix4(
                simd_float4x4(
                    SIMD4(1 / (half * aspect), 0, 0, 0), SIMD4(0, 1 / half, 0, 0), SIMD4(0, 0, -2 / depth, 0),
                    SIMD4(0, 0, -(far + near) / depth, 1)))
        }
        let scale = 1 / tan(Float(fieldOfView) * .pi / 360)
        let isVertical = projectionDirection == .vertical
        return SCNMatrix4(
            simd_float4x4(
                SIMD4(isVertical ? scale / aspect : scale, 0, 0, 0),
                SIMD4(0, isVertical ? scale : scale * aspect, 0, 0),
                SIMD4(0, 0, -(far + near) / depth, -1), SIMD4(0, 0, -2 * far * near / depth, 0)))
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNCamera()
        (copy.name, copy.fieldOfView, copy.sensorHeight) = (name, fieldOfView, sensorHeight)
        (copy.projectionDirection, copy.zNear, copy.zFar) = (projectionDirection, zNear, zFar)
        copy.automaticallyAdjustsZRange = automaticallyAdjustsZRange
        copy.usesOrthographicProjection = usesOrthographicProjection
        (copy.orthographicScale, copy.ownProjection) = (orthographicScale, ownProjection)
        (copy.wantsDepthOfField, copy.focusDistance) = (wantsDepthOfField, focusDistance)
        (copy.focalBlurSampleCount, copy.fStop) = (focalBlurSampleCount, fStop)
        (copy.apertureBladeCount, copy.motionBlurIntensity) = (apertureBladeCount, motionBlurIntensity)
        copy.screenSpaceAmbientOcclusionIntensity = screenSpaceAmbientOcclusionIntensity
        copy.screenSpaceAmbientOcclusionRadius = screenSpaceAmbientOcclusionRadius
        copy.screenSpaceAmbientOcclusionBias = screenSpaceAmbientOcclusionBias
        copy.screenSpaceAmbientOcclusionDepthThreshold = screenSpaceAmbientOcclusionDepthThreshold
        copy.screenSpaceAmbientOcclusionNormalThreshold = screenSpaceAmbientOcclusionNormalThreshold
        copy.categoryBitMask = categoryBitMask
        copyExposure(to: copy)
        return copy
    }

    private func copyExposure(to copy: SCNCamera) {
        (copy.wantsHDR, copy.exposureOffset, copy.averageGray) = (wantsHDR, exposureOffset, averageGray)
        (copy.whitePoint, copy.wantsExposureAdaptation) = (whitePoint, wantsExposureAdaptation)
        copy.exposureAdaptationBrighteningSpeedFactor = exposureAdaptationBrighteningSpeedFactor
        copy.exposureAdaptationDarkeningSpeedFactor = exposureAdaptationDarkeningSpeedFactor
        (copy.minimumExposure, copy.maximumExposure) = (minimumExposure, maximumExposure)
        (copy.bloomThreshold, copy.bloomIterationCount) = (bloomThreshold, bloomIterationCount)
        (copy.bloomIterationSpread, copy.bloomIntensity) = (bloomIterationSpread, bloomIntensity)
        (copy.bloomBlurRadius, copy.vignettingPower) = (bloomBlurRadius, vignettingPower)
        (copy.vignettingIntensity, copy.colorFringeStrength) = (vignettingIntensity, colorFringeStrength)
        (copy.colorFringeIntensity, copy.saturation) = (colorFringeIntensity, saturation)
        (copy.contrast, copy.grainIntensity, copy.grainScale) = (contrast, grainIntensity, grainScale)
        (copy.grainIsColored, copy.whiteBalanceTemperature) = (grainIsColored, whiteBalanceTemperature)
        copy.whiteBalanceTint = whiteBalanceTint
        copy.colorGrading.copyValues(from: colorGrading)
    }
}

// The names of earlier systems.
extension SCNCamera {
    public var xFov: Double {
        get { projectionDirection == .horizontal ? Double(fieldOfView) : 0 }
        set { (projectionDirection, fieldOfView) = (.horizontal, CGFloat(newValue)) }
    }
    public var yFov: Double {
        get { projectionDirection == .vertical ? Double(fieldOfView) : 0 }
        set { (projectionDirection, fieldOfView) = (.vertical, CGFloat(newValue)) }
    }
    public var focalDistance: CGFloat {
        get { focusDistance }
        set { focusDistance = newValue }
    }
    public var aperture: CGFloat {
        get { fStop > 0 ? 1 / fStop : 0 }
        set { fStop = newValue > 0 ? 1 / newValue : 0 }
    }
}

public import AVFoundation
public import Foundation

/// How a session looks at the world. None is supported, as in Apple's simulator.
open class ARConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }

    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }

    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }

    /// The pictures of a camera. There are none.
    open class VideoFormat: NSObject, @unchecked Sendable {
        open var captureDevicePosition: AVCaptureDevice.Position { .unspecified }
        open var captureDeviceType: AVCaptureDevice.DeviceType { .builtInWideAngleCamera }
        open var imageResolution: CGSize { .zero }
        open var framesPerSecond: Int { 0 }
        open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
        open var isVideoHDRSupported: Bool { false }

        override init() { super.init() }
    }

    open class var isSupported: Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

    open var videoFormat = VideoFormat()
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []
    open var videoHDRAllowed = false

    // Apps make configurations of its subclasses only.
    override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARConfiguration()
        copyValues(to: copy)
        return copy
    }

    /// Gives another configuration what all have.
    func copyValues(to copy: ARConfiguration) {
        (copy.videoFormat, copy.worldAlignment) = (videoFormat, worldAlignment)
        (copy.isLightEstimationEnabled, copy.providesAudioData) = (isLightEstimationEnabled, providesAudioData)
        (copy.frameSemantics, copy.videoHDRAllowed) = (frameSemantics, videoHDRAllowed)
    }
}

open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var isAutoFocusEnabled = true

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = AROrientationTrackingConfiguration()
        copyValues(to: copy)
        copy.isAutoFocusEnabled = isAutoFocusEnabled
        return copy
    }
}

open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var initialWorldMap: ARWorldMap?

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARPositionalTrackingConfiguration()
        copyValues(to: copy)
        (copy.planeDetection, copy.initialWorldMap) = (planeDetection, initialWorldMap)
        return copy
    }
}

open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var isAutoFocusEnabled = true

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARObjectScanningConfiguration()
        copyValues(to: copy)
        (copy.planeDetection, copy.isAutoFocusEnabled) = (planeDetection, isAutoFocusEnabled)
        return copy
    }
}

open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportsWorldTracking: Bool { false }
    open class var supportedNumberOfTrackedFaces: Int { 0 }

    open var isWorldTrackingEnabled = false
    open var maximumNumberOfTrackedFaces = 1

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARFaceTrackingConfiguration()
        copyValues(to: copy)
        copy.isWorldTrackingEnabled = isWorldTrackingEnabled
        copy.maximumNumberOfTrackedFaces = maximumNumberOfTrackedFaces
        return copy
    }
}

open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
    open var isAutoFocusEnabled = true

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARImageTrackingConfiguration()
        copyValues(to: copy)
        (copy.trackingImages, copy.maximumNumberOfTrackedImages) = (trackingImages, maximumNumberOfTrackedImages)
        copy.isAutoFocusEnabled = isAutoFocusEnabled
        return copy
    }
}

open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportsAppClipCodeTracking: Bool { false }

    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
    open var automaticSkeletonScaleEstimationEnabled = false
    open var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var isAutoFocusEnabled = true
    open var initialWorldMap: ARWorldMap?
    open var appClipCodeTrackingEnabled = false

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARBodyTrackingConfiguration()
        copyValues(to: copy)
        (copy.planeDetection, copy.detectionImages) = (planeDetection, detectionImages)
        copy.maximumNumberOfTrackedImages = maximumNumberOfTrackedImages
        copy.automaticImageScaleEstimationEnabled = automaticImageScaleEstimationEnabled
        copy.automaticSkeletonScaleEstimationEnabled = automaticSkeletonScaleEstimationEnabled
        copy.environmentTexturing = environmentTexturing
        (copy.wantsHDREnvironmentTextures, copy.isAutoFocusEnabled) = (wantsHDREnvironmentTextures, isAutoFocusEnabled)
        (copy.initialWorldMap, copy.appClipCodeTrackingEnabled) = (initialWorldMap, appClipCodeTrackingEnabled)
        return copy
    }
}

public import CoreLocation
public import Foundation

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }

    open class var supportsUserFaceTracking: Bool { false }
    open class var supportsAppClipCodeTracking: Bool { false }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }

    open var planeDetection: PlaneDetection = []
    open var sceneReconstruction: SceneReconstruction = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
    open var detectionObjects: Set<ARReferenceObject> = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var isAutoFocusEnabled = true
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    open var appClipCodeTrackingEnabled = false
    open var initialWorldMap: ARWorldMap?

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARWorldTrackingConfiguration()
        copyValues(to: copy)
        (copy.planeDetection, copy.sceneReconstruction) = (planeDetection, sceneReconstruction)
        (copy.detectionImages, copy.maximumNumberOfTrackedImages) = (detectionImages, maximumNumberOfTrackedImages)
        copy.automaticImageScaleEstimationEnabled = automaticImageScaleEstimationEnabled
        (copy.detectionObjects, copy.environmentTexturing) = (detectionObjects, environmentTexturing)
        (copy.wantsHDREnvironmentTextures, copy.isAutoFocusEnabled) = (wantsHDREnvironmentTextures, isAutoFocusEnabled)
        (copy.isCollaborationEnabled, copy.userFaceTrackingEnabled) = (isCollaborationEnabled, userFaceTrackingEnabled)
        (copy.appClipCodeTrackingEnabled, copy.initialWorldMap) = (appClipCodeTrackingEnabled, initialWorldMap)
        return copy
    }
}

open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportsAppClipCodeTracking: Bool { false }

    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
    open var detectionObjects: Set<ARReferenceObject> = []
    open var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var appClipCodeTrackingEnabled = false

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARGeoTrackingConfiguration()
        copyValues(to: copy)
        (copy.planeDetection, copy.detectionImages) = (planeDetection, detectionImages)
        copy.maximumNumberOfTrackedImages = maximumNumberOfTrackedImages
        copy.automaticImageScaleEstimationEnabled = automaticImageScaleEstimationEnabled
        (copy.detectionObjects, copy.environmentTexturing) = (detectionObjects, environmentTexturing)
        copy.wantsHDREnvironmentTextures = wantsHDREnvironmentTextures
        copy.appClipCodeTrackingEnabled = appClipCodeTrackingEnabled
        return copy
    }

    /// Answers that the configuration isn't supported.
    open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
    open class func checkAvailability(
        at coordinate: CLLocationCoordinate2D, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, ARError(.unsupportedConfiguration)) }
}

/// How well a session knows where on a map it is.
open class ARGeoTrackingStatus: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case notAvailable, initializing, localizing, localized }
    public enum StateReason: Int, Sendable {
        case none, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation
        case waitingForAvailabilityCheck, geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
    }
    public enum Accuracy: Int, Sendable { case undetermined, low, medium, high }

    open var state: State { .notAvailable }
    open var accuracy: Accuracy { .undetermined }
    open var stateReason: StateReason { .none }
}

/// What a session knows of the world. Sessions make none here; one from an archive has its anchors.
open class ARWorldMap: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open var anchors: [ARAnchor]
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var rawFeaturePoints: ARPointCloud { ARPointCloud() }

    private init(_ anchors: [ARAnchor]) { self.anchors = anchors }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let classes = [NSArray.self, ARAnchor.self] as [AnyClass]
        anchors = coder.decodeObject(of: classes, forKey: "anchors") as? [ARAnchor] ?? []
    }

    open func encode(with coder: NSCoder) { coder.encode(NSArray(array: anchors), forKey: "anchors") }
    open func copy(with zone: NSZone? = nil) -> Any { ARWorldMap(anchors) }
}

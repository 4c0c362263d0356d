public import AVFoundation
public import Foundation
import UIKit
public import simd

public let ARErrorDomain = "com.apple.arkit.error"

/// Why there is no augmented reality.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        case worldTrackingFailed = 200
        case invalidReferenceImage = 300
        case invalidReferenceObject, invalidWorldMap, invalidConfiguration
        case insufficientFeatures = 400
        case objectMergeFailed, fileIOFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    public static var cameraUnauthorized: Code { .cameraUnauthorized }

    public static var errorDomain: String { ARErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .unsupportedConfiguration
            ? [
                NSLocalizedDescriptionKey: "Unsupported configuration.",
                NSLocalizedFailureReasonErrorKey: "The provided configuration is not supported on this device.",
            ] : [:]
    }
}

/// Something that was found in the world around the device.
open class ARAnchor: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID()
    public let transform: simd_float4x4
    public let name: String?

    public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    public enum Classification: Sendable { case none, wall, floor, ceiling, table, seat, window, door }

    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var classification: Classification { .none }
}

open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    open var referenceImage: ARReferenceImage { ARReferenceImage() }
    open var isTracked: Bool { false }
}

open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    }

    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var isTracked: Bool { false }
}

open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    open var physicalSize: CGSize { .zero }

    /// Returns nil: images of the world aren't looked for.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}

/// What the camera sees and where it is; there is none here.
open class ARCamera: NSObject, @unchecked Sendable {
    public enum TrackingState: Sendable, Equatable {
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }

        case notAvailable
        case limited(Reason)
        case normal
    }

    open var transform: simd_float4x4 { simd_float4x4(1) }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var trackingState: TrackingState { .notAvailable }
}

open class ARFrame: NSObject, @unchecked Sendable {
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }

    public let capturedImage: CVPixelBuffer
    open var timestamp: TimeInterval { 0 }
    public let camera = ARCamera()
    open var anchors: [ARAnchor] { [] }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }

    init(_ image: CVPixelBuffer) { capturedImage = image }
}

/// How a session looks at the world. None is supported, as in Apple's simulator.
open class ARConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }

    open class var isSupported: Bool { false }

    open var isLightEstimationEnabled = true
    open var worldAlignment = WorldAlignment.gravity
    open var providesAudioData = false

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }

    open var planeDetection: PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
    open var environmentTexturing = EnvironmentTexturing.none
    open var isAutoFocusEnabled = true
    open var initialWorldMap: ARWorldMap?

    public override init() {}
}

open class ARWorldMap: NSObject, @unchecked Sendable {
    open var anchors: [ARAnchor] = []
}

open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() {}
}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() {}
}
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1

    public override init() {}
}
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() {}
}

public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// Augmented reality, which fails when it is run: no configuration is supported.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }

    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    /// What else hears of the session: the view that shows it.
    package weak var observer: (any ARSessionObserver)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }

    /// Tells the delegate that the configuration isn't supported.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        if let delegateQueue {
            delegateQueue.async { self.fail() }
        } else {
            MainThread.perform { UIEnvironment.current.schedule(after: 0) { self.fail() } }
        }
    }

    private func fail() {
        let error = ARError(.unsupportedConfiguration)
        delegate?.session(self, didFailWithError: error)
        observer?.session(self, didFailWithError: error)
    }

    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
}

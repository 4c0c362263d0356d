public import CoreLocation
public import Foundation
import UIKit
public import simd

/// Augmented reality, which fails when it is run: no configuration is supported.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }

    /// The data that a session sends to those of other people. Sessions make none here.
    open class CollaborationData: NSObject, @unchecked Sendable {
        public enum Priority: Int, Sendable { case critical, optional }

        open var priority: Priority { .optional }
    }

    public let identifier = UUID()
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    /// The view that shows the session, which receives its updates as well.
    package weak var observer: (any ARSessionObserver)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }

    public override init() { super.init() }

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

    // Without a world there are no anchors, and nothing moves.
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func update(with collaborationData: CollaborationData) {}

    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }

    // MARK: Requests, which fail

    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    open func createReferenceObject(
        transform: simd_float4x4, center: SIMD3<Float>, extent: SIMD3<Float>,
        completionHandler: @escaping (ARReferenceObject?, (any Error)?) -> Void
    ) { completionHandler(nil, ARError(.insufficientFeatures)) }
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    open func getGeoLocation(
        forPoint position: SIMD3<Float>,
        completionHandler: @escaping (CLLocationCoordinate2D, CLLocationDistance, (any Error)?) -> Void
    ) { completionHandler(CLLocationCoordinate2D(latitude: 0, longitude: 0), 0, ARError(.geoTrackingFailed)) }

    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    open func createReferenceObject(
        transform: simd_float4x4, center: SIMD3<Float>, extent: SIMD3<Float>
    ) async throws -> ARReferenceObject { throw ARError(.insufficientFeatures) }
    open func captureHighResolutionFrame() async throws -> ARFrame { throw ARError(.highResolutionFrameCaptureFailed) }
}

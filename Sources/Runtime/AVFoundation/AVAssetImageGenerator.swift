public import CoreGraphics
public import Foundation

/// Makes images of a video. Videos aren't decoded here: each request fails with an error.
open class AVAssetImageGenerator: NSObject {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) { self.asset = asset }

    open func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage { throw Self.failure }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, Self.failure) }
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, Self.failure) }

    open func cancelAllCGImageGeneration() {}

    private static var failure: any Error {
        CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "Videos can't be decoded here."])
    }
}

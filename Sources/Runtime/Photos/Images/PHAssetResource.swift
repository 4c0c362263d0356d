import CoreGraphics
public import Foundation
import UIKit
import UniformTypeIdentifiers

/// A file that belongs to a photo: the picture, a video, what an app has made of it.
public final class PHAssetResource: NSObject, Sendable {
    public var type: PHAssetResourceType { resource.type }
    public let assetLocalIdentifier: String
    public var uniformTypeIdentifier: String { resource.contentType }
    public var originalFilename: String { resource.name }
    /// The size in pixels; 0 for what is no picture.
    public var pixelWidth: Int { Int(clamping: resource.size?.width ?? 0) }
    public var pixelHeight: Int { Int(clamping: resource.size?.height ?? 0) }
    let resource: PhotoResource

    init(_ resource: PhotoResource, _ id: String) { (self.resource, assetLocalIdentifier) = (resource, id) }

    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        asset.record.resources.map { PHAssetResource($0, asset.localIdentifier) }
    }

    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
        livePhoto.resources.map { PHAssetResource($0, "") }
    }
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// How a resource is read.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether the content may come from a cloud. All of it is here.
    open var isNetworkAccessAllowed = false
    // All content is available at once, so there is no progress to report.
    open var progressHandler: ((Double) -> Void)?
    public override init() { super.init() }
}

/// Reads the files of photos.
// Sendable since it holds nothing.
public final class PHAssetResourceManager: NSObject, Sendable {
    private static let manager = PHAssetResourceManager()
    public class func `default`() -> PHAssetResourceManager { manager }

    /// The bytes that are sent at once.
    private static let portion = 1 << 16

    /// Sends the content of a resource in parts, then calls the completion handler.
    @discardableResult
    public func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        ImageRequests.start(
            canceled: { _ in completionHandler(PHPhotosError(.userCancelled)) },
            { _ in
                guard let data = resource.resource.data else {
                    return completionHandler(PHPhotosError(.missingResource))
                }
                for start in stride(from: 0, to: data.count, by: Self.portion) {
                    handler(data.subdata(in: start..<min(start + Self.portion, data.count)))
                }
                completionHandler(nil)
            })
    }

    /// Writes the content of a resource to a file.
    public func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        ImageRequests.start { _ in
            guard let data = resource.resource.data else { return completionHandler(PHPhotosError(.missingResource)) }
            do {
                try data.write(to: fileURL, options: .withoutOverwriting)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }

    public func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeData(for: resource, toFile: fileURL, options: options) { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    public func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { ImageRequests.cancel(requestID) }
}

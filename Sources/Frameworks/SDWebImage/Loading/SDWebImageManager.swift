public import Foundation
import UIKit

/// Makes the names that images are kept by.
public protocol SDWebImageCacheKeyFilterProtocol: AnyObject {
    /// Returns the name for an address, or nil.
    func cacheKey(for url: URL) -> String?
}

/// Makes names by a block.
open class SDWebImageCacheKeyFilter: NSObject, SDWebImageCacheKeyFilterProtocol {
    private let block: SDWebImageCacheKeyFilterBlock

    public init(block: @escaping SDWebImageCacheKeyFilterBlock) { self.block = block }

    open func cacheKey(for url: URL) -> String? { block(url) }
}

/// Decides for a manager.
public protocol SDWebImageManagerDelegate: AnyObject {
    /// Returns whether an image that isn't kept is loaded.
    func imageManager(_ imageManager: SDWebImageManager, shouldDownloadImageFor imageURL: URL) -> Bool
    /// Returns whether an address that failed isn't tried again.
    func imageManager(
        _ imageManager: SDWebImageManager, shouldBlockFailedURL imageURL: URL, withError error: any Error
    ) -> Bool
}

extension SDWebImageManagerDelegate {
    public func imageManager(_ imageManager: SDWebImageManager, shouldDownloadImageFor imageURL: URL) -> Bool { true }
    public func imageManager(
        _ imageManager: SDWebImageManager, shouldBlockFailedURL imageURL: URL, withError error: any Error
    ) -> Bool { SDWebImageManager.blocks(error) }
}

/// Loads images that aren't kept, and keeps them.
open class SDWebImageManager: NSObject, @unchecked Sendable {
    // The lock guards what changes.
    /// The manager of views.
    public static let shared = SDWebImageManager(cache: .shared, loader: .shared)

    /// Where images are kept.
    public let imageCache: SDImageCache
    /// What loads images.
    public let imageLoader: SDWebImageDownloader
    /// What decides.
    open weak var delegate: (any SDWebImageManagerDelegate)?
    /// What changes all images.
    open var transformer: (any SDImageTransformer)?
    /// What makes the names of images, which are their addresses otherwise.
    open var cacheKeyFilter: (any SDWebImageCacheKeyFilterProtocol)?
    private let lock = Foundation.NSLock()
    private var running: [ObjectIdentifier: SDWebImageCombinedOperation] = [:]
    private var failed: Set<URL> = []

    public override convenience init() { self.init(cache: .shared, loader: .shared) }

    /// Creates a manager of a cache and a downloader.
    public init(cache: SDImageCache, loader: SDWebImageDownloader) { (imageCache, imageLoader) = (cache, loader) }

    /// The shared manager, in the style of older apps (`SDWebImageManager.shared()`).
    public func callAsFunction() -> SDWebImageManager { self }

    /// What loads images: the name of version 4.
    public var imageDownloader: SDWebImageDownloader? { imageLoader }
    /// Whether images are loaded.
    open var isRunning: Bool { lock.withLock { !running.isEmpty } }

    /// Cancels all loads.
    open func cancelAll() { for operation in lock.withLock({ Array(running.values) }) { operation.cancel() } }

    // MARK: Names

    /// Returns the name that the image of an address is kept by.
    open func cacheKey(for url: URL?) -> String? { cacheKey(for: url, context: nil) }

    /// Returns the name that the image of an address is kept by, which a transformer and a size change.
    open func cacheKey(for url: URL?, context: SDWebImageContext?) -> String? {
        var key = originalKey(url, context)
        if let size = Decoder([], context).thumbnail {
            key = SDTransformedKeyForKey(key, "Thumbnail({\(size.width),\(size.height)})")
        }
        if let transformer = transformer(context) { key = SDTransformedKeyForKey(key, transformer.transformerKey) }
        return key
    }

    func originalKey(_ url: URL?, _ context: SDWebImageContext?) -> String? {
        guard let url else { return nil }
        let filter = context?[.cacheKeyFilter] as? any SDWebImageCacheKeyFilterProtocol ?? cacheKeyFilter
        return filter.map { $0.cacheKey(for: url) } ?? url.absoluteString
    }

    func transformer(_ context: SDWebImageContext?) -> (any SDImageTransformer)? {
        context?[.imageTransformer] as? any SDImageTransformer ?? transformer
    }

    // MARK: Addresses that failed

    /// Forgets that an address failed.
    open func removeFailedURL(_ url: URL) { lock.withLock { _ = failed.remove(url) } }
    /// Forgets that addresses failed.
    open func removeAllFailedURLs() { lock.withLock { failed = [] } }

    func hasFailed(_ url: URL) -> Bool { lock.withLock { failed.contains(url) } }

    func recordFailure(_ error: any Error, of url: URL) {
        let blocks =
            delegate?.imageManager(self, shouldBlockFailedURL: url, withError: error) ?? Self.blocks(error)
        if blocks { lock.withLock { _ = failed.insert(url) } }
    }

    /// Returns whether an error is the address's, and not that of the network or a cancellation.
    static func blocks(_ error: any Error) -> Bool {
        if error._domain == SDWebImageErrorDomain {
            return error._code != SDWebImageError.Code.cancelled.rawValue
        }
        guard error._domain == NSURLErrorDomain else { return true }
        let passing: Set<Int> = [
            NSURLErrorNotConnectedToInternet, NSURLErrorCancelled, NSURLErrorTimedOut, NSURLErrorCannotFindHost,
            NSURLErrorCannotConnectToHost, NSURLErrorNetworkConnectionLost, NSURLErrorInternationalRoamingOff,
            NSURLErrorDataNotAllowed,
        ]
        return !passing.contains(error._code)
    }

    // MARK: What runs

    func begin(_ operation: SDWebImageCombinedOperation) {
        lock.withLock { running[ObjectIdentifier(operation)] = operation }
    }

    func forget(_ operation: SDWebImageCombinedOperation) {
        lock.withLock { running[ObjectIdentifier(operation)] = nil }
    }
}

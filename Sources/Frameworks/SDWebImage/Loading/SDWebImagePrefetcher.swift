public import Foundation
import UIKit

/// Hears of images that are loaded before they're needed.
public protocol SDWebImagePrefetcherDelegate: AnyObject {
    func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didPrefetchURL imageURL: URL?, finishedCount: UInt, totalCount: UInt)
    func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt)
}

extension SDWebImagePrefetcherDelegate {
    public func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didPrefetchURL imageURL: URL?, finishedCount: UInt, totalCount: UInt
    ) {}
    public func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt
    ) {}
}

/// What cancels the loads of several images.
public final class SDWebImagePrefetchToken: NSObject, SDWebImageOperation, @unchecked Sendable {
    // The lock guards what changes.
    private let lock = Foundation.NSLock()
    private var loads: [SDWebImageCombinedOperation] = []
    private var counts: (done: UInt, failed: UInt) = (0, 0)
    /// The addresses.
    public let urls: [URL]

    init(_ urls: [URL]) { self.urls = urls }

    func add(_ load: SDWebImageCombinedOperation?) {
        if let load { lock.withLock { loads.append(load) } }
    }

    /// Counts a load that has ended.
    func count(_ hasFailed: Bool) -> (done: UInt, failed: UInt) {
        lock.withLock {
            counts.done += 1
            if hasFailed { counts.failed += 1 }
            return counts
        }
    }

    public func cancel() { for load in lock.withLock({ loads }) { load.cancel() } }
}

/// Called with the numbers of images that were loaded and of all.
public typealias SDWebImagePrefetcherProgressBlock = (UInt, UInt) -> Void
/// Called with the numbers of images that were loaded and of those that couldn't be.
public typealias SDWebImagePrefetcherCompletionBlock = (UInt, UInt) -> Void

/// Loads images before they're needed.
open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    // The lock guards what changes.
    /// The prefetcher with the shared manager.
    public static let shared = SDWebImagePrefetcher(imageManager: .shared)

    /// What loads the images.
    public let manager: SDWebImageManager
    /// How images are loaded.
    open var options = SDWebImageOptions.lowPriority
    open var context: SDWebImageContext?
    open var maxConcurrentPrefetchCount: UInt = 3
    /// Hears of the images.
    open weak var delegate: (any SDWebImagePrefetcherDelegate)?
    private let lock = Foundation.NSLock()
    private var running: [SDWebImagePrefetchToken] = []

    public override convenience init() { self.init(imageManager: .shared) }
    public init(imageManager manager: SDWebImageManager) { self.manager = manager }

    /// The shared prefetcher, in the style of older apps (`SDWebImagePrefetcher.shared()`).
    public func callAsFunction() -> SDWebImagePrefetcher { self }

    /// Loads images.
    @discardableResult
    open func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
        prefetchURLs(urls, progress: nil, completed: nil)
    }

    /// Loads images. Blocks are called on the main thread.
    @discardableResult
    open func prefetchURLs(
        _ urls: [URL]?, progress progressBlock: SDWebImagePrefetcherProgressBlock?,
        completed completionBlock: SDWebImagePrefetcherCompletionBlock? = nil
    ) -> SDWebImagePrefetchToken? {
        guard let urls, !urls.isEmpty else {
            Main.call { completionBlock?(0, 0) }
            return nil
        }
        let (token, total) = (SDWebImagePrefetchToken(urls), UInt(urls.count))
        lock.withLock { running.append(token) }
        for url in urls {
            let load = manager.loadImage(with: url, options: options, context: context, progress: nil) {
                [self] image, _, _, _, isLast, _ in
                guard isLast else { return }
                let counts = token.count(image == nil)
                progressBlock?(counts.done, total)
                delegate?.imagePrefetcher(self, didPrefetchURL: url, finishedCount: counts.done, totalCount: total)
                guard counts.done == total else { return }
                lock.withLock { running.removeAll { $0 === token } }
                completionBlock?(counts.done - counts.failed, counts.failed)
                delegate?.imagePrefetcher(self, didFinishWithTotalCount: total, skippedCount: counts.failed)
            }
            token.add(load)
        }
        return token
    }

    /// Cancels all loads.
    open func cancelPrefetching() { for token in lock.withLock({ running }) { token.cancel() } }
}

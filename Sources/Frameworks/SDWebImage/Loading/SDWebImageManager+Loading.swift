public import Foundation
public import UIKit

/// Loading images.
extension SDWebImageManager {
    /// Loads an image: at once if it's in memory, else from its file or its address. Returns what cancels the load.
    ///
    /// The block is called on the main thread; with `refreshCached`, also for what is kept.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, context: nil, progress: progressBlock, completed: completedBlock)
    }

    /// Loads an image with a context.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let load = ImageLoad(self, url, options, context, progressBlock, completedBlock)
        load.start()
        return load.operation
    }

    /// Loads an image: the name of version 3.
    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping (UIImage?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, progress: progressBlock) { image, _, error, type, isLast, url in
            completedBlock(image, error, type, isLast, url)
        }
    }

    /// Keeps an image for its address: the name of version 4.
    public func saveImage(toCache image: UIImage?, for url: URL?) {
        if let image, let url { imageCache.store(image, forKey: cacheKey(for: url), toDisk: true) }
    }

    /// Asks whether an image is kept: the name of version 4.
    public func cachedImageExists(for url: URL?, completion: SDImageCacheCheckCompletionBlock?) {
        let key = cacheKey(for: url)
        if imageCache.imageFromMemoryCache(forKey: key) != nil { return Main.call { completion?(true) } }
        imageCache.diskImageExists(withKey: key, completion: completion)
    }

    /// Asks whether the file of an image is kept: the name of version 4.
    public func diskImageExists(for url: URL?, completion: SDImageCacheCheckCompletionBlock?) {
        imageCache.diskImageExists(withKey: cacheKey(for: url), completion: completion)
    }
}

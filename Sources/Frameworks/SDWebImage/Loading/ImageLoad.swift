import Foundation
import UIKit

/// One load: a question to the cache, a download, a change of the image, and keeping it.
///
/// It goes from step to step, each of which knows what comes next.
final class ImageLoad: @unchecked Sendable {
    // Nothing changes after it was created; the operation has a lock.
    let operation = SDWebImageCombinedOperation()
    private let manager: SDWebImageManager
    private let url: URL?
    private let options: SDWebImageOptions
    private let context: SDWebImageContext?
    private let progress: SDImageLoaderProgressBlock?
    private let completed: SDInternalCompletionBlock
    private let decoder: Decoder

    init(
        _ manager: SDWebImageManager, _ url: URL?, _ options: SDWebImageOptions, _ context: SDWebImageContext?,
        _ progress: SDImageLoaderProgressBlock?, _ completed: @escaping SDInternalCompletionBlock
    ) {
        (self.manager, self.url, self.options, self.context) = (manager, url, options, context)
        (self.progress, self.completed) = (progress, completed)
        decoder = Decoder(options, context)
    }

    private var cache: SDImageCache { context?[.imageCache] as? SDImageCache ?? manager.imageCache }
    private var loader: SDWebImageDownloader { context?[.imageLoader] as? SDWebImageDownloader ?? manager.imageLoader }
    private var key: String? { manager.cacheKey(for: url, context: context) }

    private func place(_ option: SDWebImageContextOption) -> SDImageCacheType {
        let number =
            switch context?[option] {
            case let number as Int: number
            case let number as UInt: Int(clamping: number)
            case let number as NSNumber: number.intValue
            default: SDImageCacheType.all.rawValue
            }
        return context?[option] as? SDImageCacheType ?? SDImageCacheType(rawValue: number) ?? .all
    }

    func start() {
        guard let url, !url.absoluteString.isEmpty else { return end(SDWebImageError(.invalidURL)) }
        if !options.contains(.retryFailed), manager.hasFailed(url) { return end(SDWebImageError(.blackListed)) }
        manager.begin(operation)
        operation.whenCanceled { self.end(SDWebImageError(.cancelled)) }
        guard !options.contains(.fromLoaderOnly), let key else { return load(url) }
        cache.find(key, in: place(.queryCacheType), decoder, waits: options.contains(.queryDiskDataSync)) {
            self.found($0, $1, $2, url)
        }
    }

    private func found(_ image: UIImage?, _ data: Data?, _ type: SDImageCacheType, _ url: URL) {
        guard !operation.isCancelled else { return }
        if let image {
            guard options.contains(.refreshCached), mayLoad(url) else { return end(image, data, type) }
            completed(image, data, nil, type, false, url)
            return load(url)
        }
        if mayLoad(url) { return load(url) }
        // The image isn't kept, and nobody may load it.
        end(nil, nil, .none)
    }

    private func mayLoad(_ url: URL) -> Bool {
        !options.contains(.fromCacheOnly)
            && manager.delegate?.imageManager(manager, shouldDownloadImageFor: url) != false
    }

    private func load(_ url: URL) {
        let token = loader.downloadImage(
            with: url, options: SDWebImageDownloaderOptions(options), context: context, progress: progress
        ) { image, data, error, _ in
            guard !self.operation.isCancelled else { return }
            guard let image, error == nil else {
                let error = error ?? SDWebImageError(.badImageData)
                self.manager.recordFailure(error, of: url)
                return self.end(error)
            }
            self.manager.removeFailedURL(url)
            self.change(image, data)
        }
        operation.follow(token)
    }

    private func change(_ image: UIImage, _ data: Data?) {
        let isFixed = image.sd_isAnimated && !options.contains(.transformAnimatedImage)
        guard !isFixed, let transformer = manager.transformer(context), let key else { return keep(image, data) }
        nonisolated(unsafe) let changer = transformer
        DispatchQueue.global().async { [self] in
            let changed = changer.transformedImage(with: image, forKey: key)
            Main.call { self.keep(changed ?? image, changed == nil ? data : nil) }
        }
    }

    private func keep(_ image: UIImage, _ data: Data?) {
        guard !operation.isCancelled else { return }
        let place = options.contains(.cacheMemoryOnly) ? .memory : place(.storeCacheType)
        let (inMemory, onDisk) = (place == .memory || place == .all, place == .disk || place == .all)
        // Without a thumbnail or a change, the file has the data as it came.
        let kept = decoder.thumbnail == nil && !decoder.isStill ? data : nil
        if inMemory { cache.storeImage(toMemory: image, forKey: key) }
        guard onDisk, let key else { return end(image, data, .none) }
        let wait = options.contains(.waitStoreCache)
        cache.queue.async { [self] in
            if let data = kept ?? image.pngData() { cache.folder.write(data, key) }
            if wait { Main.call { self.end(image, data, .none) } }
        }
        if !wait { end(image, data, .none) }
    }

    // MARK: The end

    private func end(_ image: UIImage?, _ data: Data?, _ type: SDImageCacheType) { end(image, data, nil, type) }
    private func end(_ error: any Error) { end(nil, nil, error, .none) }

    private func end(_ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ type: SDImageCacheType) {
        guard operation.end() else { return }
        manager.forget(operation)
        Main.call { self.completed(image, data, error, type, true, self.url) }
    }
}

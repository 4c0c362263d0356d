import CoreGraphics
public import Foundation
public import UIKit

/// Images by name, in memory and in files in the app's folder for caches.
open class SDImageCache: NSObject, @unchecked Sendable {
    // The memory and the queue take calls from any thread.
    /// The cache of loads.
    public static let shared = SDImageCache(namespace: "default")

    /// What is kept, and how long.
    public let config: SDImageCacheConfig
    let memory = NSCache<NSString, UIImage>()
    let folder: DiskFolder
    /// The queue that reads and writes files, in order.
    let queue = DispatchQueue(label: "SDImageCache")
    private var observers: [any NSObjectProtocol] = []

    /// The folder of the files.
    open var diskCachePath: String { folder.url.path }

    /// Creates a cache whose folder has a name.
    public convenience init(namespace: String) { self.init(namespace: namespace, diskCacheDirectory: nil) }

    /// Creates a cache whose folder has a name, in another folder.
    public convenience init(namespace: String, diskCacheDirectory: String?) {
        self.init(namespace: namespace, diskCacheDirectory: diskCacheDirectory, config: nil)
    }

    /// Creates a cache whose folder has a name, in another folder; nil for that for caches.
    public init(namespace: String, diskCacheDirectory: String?, config: SDImageCacheConfig?) {
        let caches = AppFolders.urls(for: .cachesDirectory, in: .userDomainMask).first
        let parent =
            diskCacheDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? (caches ?? FileManager.default.temporaryDirectory).appendingPathComponent(
                "com.hackemist.SDImageCache", isDirectory: true)
        folder = DiskFolder(url: parent.appendingPathComponent(namespace, isDirectory: true))
        self.config = (config ?? .default).copy() as? SDImageCacheConfig ?? SDImageCacheConfig()
        super.init()
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.clearMemory() }
        observe(UIApplication.didEnterBackgroundNotification) {
            if $0.config.shouldRemoveExpiredDataWhenEnterBackground { $0.deleteOldFiles(completionBlock: nil) }
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func observe(_ name: Notification.Name, _ body: @escaping @Sendable (SDImageCache) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                if let self { body(self) }
            })
    }

    /// The shared cache, in the style of older apps (`SDImageCache.shared()`).
    public func callAsFunction() -> SDImageCache { self }

    /// Returns the file of a name.
    open func cachePath(forKey key: String?) -> String? { key.map { folder.file($0).path } }

    // MARK: Keeping

    /// Keeps an image in memory and in a file.
    open func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
        store(image, imageData: nil, forKey: key, toDisk: true, completion: completion)
    }

    /// Keeps an image in memory, and on request in a file.
    open func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
    ) {
        store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion)
    }

    /// Keeps an image in memory, and on request its data in a file. Without data, the file is a PNG.
    open func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
        completion: SDWebImageNoParamsBlock? = nil
    ) {
        guard let key, image != nil || imageData != nil else { return completion?() ?? () }
        storeImage(toMemory: image, forKey: key)
        guard toDisk else { return completion?() ?? () }
        nonisolated(unsafe) let completion = completion
        queue.async { [folder] in
            if let data = imageData ?? image?.pngData() { folder.write(data, key) }
            if let completion { Main.call(completion) }
        }
    }

    /// Keeps an image in memory.
    open func storeImage(toMemory image: UIImage?, forKey key: String?) {
        guard let image, let key, config.shouldCacheImagesInMemory else { return }
        (memory.countLimit, memory.totalCostLimit) = (
            Int(clamping: config.maxMemoryCount), Int(clamping: config.maxMemoryCost)
        )
        memory.setObject(image, forKey: NSString(string: key), cost: image.sd_memoryCost)
    }

    /// Writes data to a file, before the call returns.
    open func storeImageData(toDisk imageData: Data?, forKey key: String?) {
        guard let imageData, let key else { return }
        queue.sync { folder.write(imageData, key) }
    }

    // MARK: Removing

    /// Removes an image from memory and its file.
    open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        removeImage(forKey: key, fromDisk: true, withCompletion: completion)
    }

    /// Removes an image from memory, and on request its file.
    open func removeImage(
        forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
    ) {
        guard let key else { return completion?() ?? () }
        removeImageFromMemory(forKey: key)
        guard fromDisk else { return completion?() ?? () }
        nonisolated(unsafe) let completion = completion
        queue.async { [folder] in
            folder.remove(key)
            if let completion { Main.call(completion) }
        }
    }

    /// Removes an image from memory.
    open func removeImageFromMemory(forKey key: String?) {
        if let key { memory.removeObject(forKey: NSString(string: key)) }
    }

    /// Removes the file of an image, before the call returns.
    open func removeImageFromDisk(forKey key: String?) {
        if let key { queue.sync { folder.remove(key) } }
    }

    /// Removes all images from memory.
    open func clearMemory() { memory.removeAllObjects() }

    /// Removes all files.
    open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
        nonisolated(unsafe) let completion = completion
        queue.async { [folder] in
            folder.removeAll()
            if let completion { Main.call(completion) }
        }
    }

    /// Removes files that are too old, or too many.
    open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
        nonisolated(unsafe) let completion = completionBlock
        queue.async { [folder, config] in
            folder.removeOld(config)
            if let completion { Main.call(completion) }
        }
    }
}

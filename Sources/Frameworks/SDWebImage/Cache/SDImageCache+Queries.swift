public import Foundation
public import UIKit

/// What a cache has.
extension SDImageCache {
    /// Returns an image that is in memory, or nil.
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
        key.flatMap { memory.object(forKey: NSString(string: $0)) }
    }

    /// Returns an image of a file, or nil. It's in memory then.
    public func imageFromDiskCache(forKey key: String?) -> UIImage? {
        guard let key, let data = diskImageData(forKey: key), let image = Decoder().image(data, forKey: key) else {
            return nil
        }
        storeImage(toMemory: image, forKey: key)
        return image
    }

    /// Returns an image that is in memory or in a file, or nil.
    public func imageFromCache(forKey key: String?) -> UIImage? {
        imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
    }

    /// Returns the data of a file, or nil.
    public func diskImageData(forKey key: String?) -> Data? {
        guard let key else { return nil }
        return queue.sync { folder.read(key) }
    }

    /// Returns whether there is a file for a name.
    public func diskImageDataExists(withKey key: String?) -> Bool {
        guard let key else { return false }
        return queue.sync { folder.has(key) }
    }

    /// Asks whether there is a file for a name.
    public func diskImageExists(withKey key: String?, completion: SDImageCacheCheckCompletionBlock? = nil) {
        nonisolated(unsafe) let completion = completion
        queue.async { [folder] in
            let isThere = key.map { folder.has($0) } ?? false
            Main.call { completion?(isThere) }
        }
    }

    /// Asks for an image: at once if it's in memory, else later. Returns what cancels the question.
    @discardableResult
    public func queryCacheOperation(
        forKey key: String?, done doneBlock: SDImageCacheQueryCompletionBlock?
    ) -> Operation? { queryCacheOperation(forKey: key, options: [], done: doneBlock) }

    /// Asks for an image: at once if it's in memory, else later. Returns what cancels the question.
    @discardableResult
    public func queryCacheOperation(
        forKey key: String?, options: SDImageCacheOptions, done doneBlock: SDImageCacheQueryCompletionBlock?
    ) -> Operation? {
        guard let key else {
            doneBlock?(nil, nil, .none)
            return nil
        }
        let question = BlockOperation()
        let decoder = Decoder(isStill: options.contains(.decodeFirstFrameOnly))
        let places = SDImageCacheType.all
        find(key, in: places, decoder, waits: options.contains(.queryDiskDataSync)) { image, data, type in
            if !question.isCancelled { doneBlock?(image, data, type) }
        }
        return question
    }

    /// Looks for an image, and calls a block on the main thread: at once for one in memory, or if the caller waits.
    func find(
        _ key: String, in places: SDImageCacheType, _ decoder: Decoder, waits: Bool,
        _ done: @escaping SDImageCacheQueryCompletionBlock
    ) {
        if places == .memory || places == .all, let image = imageFromMemoryCache(forKey: key) {
            return Main.call { done(image, nil, .memory) }
        }
        guard places == .disk || places == .all else { return Main.call { done(nil, nil, .none) } }
        let read: @Sendable () -> (UIImage, Data)? = { [self] in
            guard let data = folder.read(key), let image = decoder.image(data, forKey: key) else { return nil }
            if places == .all { storeImage(toMemory: image, forKey: key) }
            return (image, data)
        }
        nonisolated(unsafe) let done = done
        let give: @Sendable ((UIImage, Data)?) -> Void = { found in
            Main.call { done(found?.0, found?.1, found == nil ? .none : .disk) }
        }
        if waits { give(queue.sync(execute: read)) } else { queue.async { give(read()) } }
    }

    // MARK: Sizes

    /// Returns the size of all files in bytes.
    public func totalDiskSize() -> UInt { queue.sync { UInt(folder.size) } }
    /// Returns the number of files.
    public func totalDiskCount() -> UInt { queue.sync { UInt(folder.count) } }
    /// Returns the size of all files in bytes: the name of version 4.
    public func getSize() -> UInt { totalDiskSize() }
    /// Returns the number of files: the name of version 4.
    public func getDiskCount() -> UInt { totalDiskCount() }

    /// Asks for the number of files and their size in bytes.
    public func calculateSize(completionBlock: SDImageCacheCalculateSizeBlock? = nil) {
        nonisolated(unsafe) let completion = completionBlock
        queue.async { [folder] in
            let (count, size) = (UInt(folder.count), UInt(folder.size))
            Main.call { completion?(count, size) }
        }
    }
}

/// Names of version 4.
extension SDImageCache {
    /// Whether images are kept in memory.
    public var shouldCacheImagesInMemory: Bool {
        get { config.shouldCacheImagesInMemory }
        set { config.shouldCacheImagesInMemory = newValue }
    }
    /// How many pixels are kept in memory at most.
    public var maxMemoryCost: UInt {
        get { config.maxMemoryCost }
        set { config.maxMemoryCost = newValue }
    }
    /// How many images are kept in memory at most.
    public var maxMemoryCountLimit: UInt {
        get { config.maxMemoryCount }
        set { config.maxMemoryCount = newValue }
    }
    /// Returns the file of a name.
    public func defaultCachePath(forKey key: String?) -> String? { cachePath(forKey: key) }
}

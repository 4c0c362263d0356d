public import Foundation

/// The date that says how old a kept image is.
public enum SDImageCacheConfigExpireType: UInt, Sendable {
    case accessDate, modificationDate, creationDate, changeDate
}

/// What a cache keeps, and how long.
open class SDImageCacheConfig: NSObject, NSCopying, @unchecked Sendable {
    // Only the app changes it.
    /// What new caches have.
    public static let `default` = SDImageCacheConfig()

    /// Whether images are kept in memory.
    open var shouldCacheImagesInMemory = true
    open var shouldUseWeakMemoryCache = false
    open var shouldDisableiCloud = true
    /// Whether images that are too old are removed when the app goes to the background.
    open var shouldRemoveExpiredDataWhenEnterBackground = true
    open var shouldRemoveExpiredDataWhenTerminate = true
    open var diskCacheReadingOptions: NSData.ReadingOptions = []
    open var diskCacheWritingOptions: NSData.WritingOptions = .atomic
    /// How long an image is kept, in seconds: a week at first. What is below 0 means for ever.
    open var maxDiskAge: TimeInterval = 60 * 60 * 24 * 7
    /// How many bytes are kept at most; 0 for any number.
    open var maxDiskSize: UInt = 0
    /// How many pixels are kept in memory at most; 0 for any number.
    open var maxMemoryCost: UInt = 0
    /// How many images are kept in memory at most; 0 for any number.
    open var maxMemoryCount: UInt = 0
    /// The date that says how old a kept image is.
    open var diskCacheExpireType = SDImageCacheConfigExpireType.modificationDate

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SDImageCacheConfig()
        copy.shouldCacheImagesInMemory = shouldCacheImagesInMemory
        copy.shouldUseWeakMemoryCache = shouldUseWeakMemoryCache
        copy.shouldDisableiCloud = shouldDisableiCloud
        copy.shouldRemoveExpiredDataWhenEnterBackground = shouldRemoveExpiredDataWhenEnterBackground
        copy.shouldRemoveExpiredDataWhenTerminate = shouldRemoveExpiredDataWhenTerminate
        (copy.maxDiskAge, copy.maxDiskSize) = (maxDiskAge, maxDiskSize)
        (copy.maxMemoryCost, copy.maxMemoryCount) = (maxMemoryCost, maxMemoryCount)
        copy.diskCacheExpireType = diskCacheExpireType
        return copy
    }

    // MARK: Names of version 4

    /// How long an image is kept, in seconds.
    open var maxCacheAge: Int {
        get { Int(maxDiskAge) }
        set { maxDiskAge = TimeInterval(newValue) }
    }
    /// How many bytes are kept at most.
    open var maxCacheSize: UInt {
        get { maxDiskSize }
        set { maxDiskSize = newValue }
    }
    /// Whether images are decoded before they're shown, which they always are here.
    open var shouldDecompressImages = true
}

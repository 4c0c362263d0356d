/// How an image is loaded and shown.
///
/// What concerns priorities, cookies, certificates and decoding changes nothing here.
public struct SDWebImageOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tries an address again that failed before.
    public static let retryFailed = Self(rawValue: 1 << 0)
    public static let lowPriority = Self(rawValue: 1 << 1)
    public static let progressiveLoad = Self(rawValue: 1 << 2)
    /// Shows what is kept, and loads the image again.
    public static let refreshCached = Self(rawValue: 1 << 3)
    public static let continueInBackground = Self(rawValue: 1 << 4)
    public static let handleCookies = Self(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
    public static let highPriority = Self(rawValue: 1 << 7)
    /// Shows the placeholder only if loading fails.
    public static let delayPlaceholder = Self(rawValue: 1 << 8)
    /// Transforms animated images as well.
    public static let transformAnimatedImage = Self(rawValue: 1 << 9)
    /// Lets the app set the image.
    public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
    /// Makes images of more than 60 MB smaller.
    public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
    /// Gives the data of an image that is in memory as well.
    public static let queryMemoryData = Self(rawValue: 1 << 12)
    public static let queryMemoryDataSync = Self(rawValue: 1 << 13)
    /// Reads from the disk at once, while the caller waits.
    public static let queryDiskDataSync = Self(rawValue: 1 << 14)
    /// Shows what is kept only.
    public static let fromCacheOnly = Self(rawValue: 1 << 15)
    /// Loads the image, whatever is kept.
    public static let fromLoaderOnly = Self(rawValue: 1 << 16)
    /// Uses the transition for images that were kept as well.
    public static let forceTransition = Self(rawValue: 1 << 17)
    public static let avoidDecodeImage = Self(rawValue: 1 << 18)
    /// Takes the first frame of an animated image only.
    public static let decodeFirstFrameOnly = Self(rawValue: 1 << 19)
    public static let preloadAllFrames = Self(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = Self(rawValue: 1 << 21)
    /// Completes when the image is kept.
    public static let waitStoreCache = Self(rawValue: 1 << 22)
    public static let transformVectorImage = Self(rawValue: 1 << 23)
    /// Lets the earlier load of the view go on.
    public static let avoidAutoCancelImage = Self(rawValue: 1 << 24)
    /// Completes when the transition has ended.
    public static let waitTransition = Self(rawValue: 1 << 25)

    // MARK: Names of version 4

    public static let progressiveDownload = progressiveLoad
    /// Keeps the image in memory only.
    public static let cacheMemoryOnly = Self(rawValue: 1 << 26)
    public static let queryDataWhenInMemory = queryMemoryData
    public static let queryDiskSync = queryDiskDataSync
    public static let cacheOnly = fromCacheOnly
}

/// How an address is loaded.
///
/// What concerns priorities, cookies, certificates and decoding changes nothing here.
public struct SDWebImageDownloaderOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let lowPriority = Self(rawValue: 1 << 0)
    public static let progressiveLoad = Self(rawValue: 1 << 1)
    /// Uses the cache of the session.
    public static let useNSURLCache = Self(rawValue: 1 << 2)
    /// Ends with an error if the answer comes from the session's cache.
    public static let ignoreCachedResponse = Self(rawValue: 1 << 3)
    public static let continueInBackground = Self(rawValue: 1 << 4)
    public static let handleCookies = Self(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
    public static let highPriority = Self(rawValue: 1 << 7)
    /// Makes images of more than 60 MB smaller.
    public static let scaleDownLargeImages = Self(rawValue: 1 << 8)
    public static let avoidDecodeImage = Self(rawValue: 1 << 9)
    /// Takes the first frame of an animated image only.
    public static let decodeFirstFrameOnly = Self(rawValue: 1 << 10)
    public static let preloadAllFrames = Self(rawValue: 1 << 11)
    public static let matchAnimatedImageClass = Self(rawValue: 1 << 12)

    /// The name of version 4.
    public static let progressiveDownload = progressiveLoad

    /// The options of a load that concern the download.
    init(_ options: SDWebImageOptions) {
        let pairs: [(SDWebImageOptions, Self)] = [
            (.scaleDownLargeImages, .scaleDownLargeImages), (.decodeFirstFrameOnly, .decodeFirstFrameOnly),
            (.lowPriority, .lowPriority), (.highPriority, .highPriority),
        ]
        self = pairs.reduce(into: []) { if options.contains($1.0) { $0.insert($1.1) } }
        if options.contains(.refreshCached) { insert(.useNSURLCache) }
    }
}

/// What the cache gives besides an image.
public struct SDImageCacheOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let queryMemoryData = Self(rawValue: 1 << 0)
    public static let queryMemoryDataSync = Self(rawValue: 1 << 1)
    /// Reads from the disk at once, while the caller waits.
    public static let queryDiskDataSync = Self(rawValue: 1 << 2)
    public static let scaleDownLargeImages = Self(rawValue: 1 << 3)
    public static let avoidDecodeImage = Self(rawValue: 1 << 4)
    public static let decodeFirstFrameOnly = Self(rawValue: 1 << 5)
    public static let preloadAllFrames = Self(rawValue: 1 << 6)
    public static let matchAnimatedImageClass = Self(rawValue: 1 << 7)
}

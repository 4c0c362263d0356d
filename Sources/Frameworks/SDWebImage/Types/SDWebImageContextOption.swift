/// More about one load than its options say.
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

/// The name of something in a context.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name that loads of one view cancel each other by.
    public static let setImageOperationKey = Self(rawValue: "setImageOperationKey")
    /// The manager, in place of the shared one.
    public static let customManager = Self(rawValue: "customManager")
    /// The cache, in place of the manager's.
    public static let imageCache = Self(rawValue: "imageCache")
    /// The downloader, in place of the manager's.
    public static let imageLoader = Self(rawValue: "imageLoader")
    public static let imageCoder = Self(rawValue: "imageCoder")
    /// The transformer of the image.
    public static let imageTransformer = Self(rawValue: "imageTransformer")
    /// The scale of the image as a number, in place of that in its name.
    public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
    public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
    /// The size in pixels that the image is made to fit.
    public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
    public static let imageDecodeOptions = Self(rawValue: "imageDecodeOptions")
    public static let imageForceDecodePolicy = Self(rawValue: "imageForceDecodePolicy")
    /// Where the image is kept, as the number of an `SDImageCacheType`.
    public static let storeCacheType = Self(rawValue: "storeCacheType")
    /// Where the image is looked for, as the number of an `SDImageCacheType`.
    public static let queryCacheType = Self(rawValue: "queryCacheType")
    public static let originalStoreCacheType = Self(rawValue: "originalStoreCacheType")
    public static let originalQueryCacheType = Self(rawValue: "originalQueryCacheType")
    public static let originalImageCache = Self(rawValue: "originalImageCache")
    public static let animatedImageClass = Self(rawValue: "animatedImageClass")
    /// What changes the request.
    public static let downloadRequestModifier = Self(rawValue: "downloadRequestModifier")
    public static let downloadResponseModifier = Self(rawValue: "downloadResponseModifier")
    public static let downloadDecryptor = Self(rawValue: "downloadDecryptor")
    /// What makes the name that the image is kept by.
    public static let cacheKeyFilter = Self(rawValue: "cacheKeyFilter")
    public static let cacheSerializer = Self(rawValue: "cacheSerializer")
    public static let callbackQueue = Self(rawValue: "callbackQueue")
}

public import Foundation
public import UIKit

/// Called when a view's image was loaded, or couldn't be.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
/// Called when a manager has loaded an image, or couldn't: also with its data, and whether this was the last call.
public typealias SDInternalCompletionBlock = (
    UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void
/// Called with the bytes that came, those that are expected, or -1, and the address.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
/// Called when an address was loaded.
public typealias SDImageLoaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageDownloaderCompletedBlock = SDImageLoaderCompletedBlock
/// Called when something is done.
public typealias SDWebImageNoParamsBlock = () -> Void
/// Called with whether an image is kept.
public typealias SDImageCacheCheckCompletionBlock = (Bool) -> Void
public typealias SDWebImageCheckCacheCompletionBlock = SDImageCacheCheckCompletionBlock
/// Called with the number of files, and their size in bytes.
public typealias SDImageCacheCalculateSizeBlock = (UInt, UInt) -> Void
public typealias SDWebImageCalculateSizeBlock = SDImageCacheCalculateSizeBlock
/// Called with what a cache has, its data, and where that was.
public typealias SDImageCacheQueryCompletionBlock = (UIImage?, Data?, SDImageCacheType) -> Void
public typealias SDCacheQueryCompletedBlock = SDImageCacheQueryCompletionBlock
/// Sets an image of a view.
public typealias SDSetImageBlock = (UIImage?, Data?, SDImageCacheType, URL?) -> Void
/// Returns the name that the image of an address is kept by.
public typealias SDWebImageCacheKeyFilterBlock = (URL) -> String?

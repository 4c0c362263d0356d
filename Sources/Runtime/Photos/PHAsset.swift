public import CoreGraphics
public import Foundation
public import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case any = 0x7FFF_FFFF
}

open class PHObject: NSObject {
    open var localIdentifier: String { "" }
}

/// A photo or video of the library, which has none.
open class PHAsset: PHObject {
    public let mediaType = PHAssetMediaType.unknown
    public let pixelWidth = 0
    public let pixelHeight = 0
    public let creationDate: Date? = nil
    public let modificationDate: Date? = nil
    public let duration: TimeInterval = 0
    public let isFavorite = false

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
}

/// An album of the library, which has none.
open class PHAssetCollection: PHCollection {
    public let assetCollectionType = PHAssetCollectionType.album
    public let estimatedAssetCount = 0

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
    open var predicate: UIKit.NSPredicate?
    open var sortDescriptors: [UIKit.NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    public override init() { super.init() }
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("the photo library is empty") }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    public subscript(index: Int) -> ObjectType { object(at: index) }
}

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    public override init() { super.init() }
}

/// Loads the images of photos, of which there are none.
@preconcurrency @MainActor
open class PHImageManager: NSObject {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

@preconcurrency @MainActor
open class PHCachingImageManager: PHImageManager {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

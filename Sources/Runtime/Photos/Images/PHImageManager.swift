public import AVFoundation
public import CoreGraphics
public import Foundation
public import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How an image is delivered.
open class PHImageRequestOptions: NSObject, NSCopying {
    open var version = PHImageRequestOptionsVersion.current
    /// Whether there is first a small image and then the whole one, or one of them only.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The requested part of the photo, in a square of size 1; an empty one means all.
    open var normalizedCropRect = CGRect.zero
    /// Whether images may come from a cloud. All of them are here.
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var allowSecondaryDegradedImage = false
    // All images are available at once, so there is no progress to report.
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
        (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
        (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}

public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// How a video is delivered. There is one quality here: that of the file.
open class PHVideoRequestOptions: NSObject {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var isNetworkAccessAllowed = false
    // Videos are available at once, so there is no progress to report.
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() { super.init() }
}

/// How a live photo is delivered.
open class PHLivePhotoRequestOptions: NSObject {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    // Live photos are available at once, so there is no progress to report.
    open var progressHandler: PHAssetImageProgressHandler?
    public override init() { super.init() }
}

/// Loads the images of photos, at the size that an app needs.
// Sendable since it holds nothing.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    public override init() { super.init() }

    /// The longest side of an image that comes first.
    private static let degradedLength = 120.0

    /// Loads an image that fits or fills a size in pixels. It is never larger than the photo.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let request = PhotoRequest(asset, targetSize, contentMode, options ?? PHImageRequestOptions())
        let number = ImageRequests.newNumber()
        if request.options.isSynchronous {
            ImageRequests.finish(number)
            request.answer(number, resultHandler)
            return number
        }
        switch request.options.deliveryMode {
        case .fastFormat:
            ImageRequests.start(number, canceled: { Self.cancel($0, resultHandler) }) { number in
                request.degraded(Self.degradedLength).answer(number, isDegraded: true, resultHandler)
            }
        case .opportunistic:
            request.degraded(Self.degradedLength).answer(number, isDegraded: true, resultHandler)
            fallthrough
        case .highQualityFormat:
            ImageRequests.start(number, canceled: { Self.cancel($0, resultHandler) }) { number in
                request.answer(number, resultHandler)
            }
        }
        return number
    }

    private static func cancel(_ number: PHImageRequestID, _ handler: (UIImage?, [AnyHashable: Any]?) -> Void) {
        handler(nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: number])
    }

    /// Loads the data of a photo as it is in its file.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let request = PhotoRequest(asset, PHImageManagerMaximumSize, .default, options ?? PHImageRequestOptions())
        let number = ImageRequests.newNumber()
        let answer = { (number: PHImageRequestID) in
            let (resource, isThere) = (request.resource, request.asset.mediaType == .image)
            let data = isThere ? resource?.data : nil
            var information: [AnyHashable: Any] = [
                PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
            ]
            if data == nil { information[PHImageErrorKey] = PHPhotosError(.missingResource) }
            resultHandler(data, data == nil ? nil : resource?.contentType, .up, information)
        }
        if request.options.isSynchronous {
            ImageRequests.finish(number)
            answer(number)
            return number
        }
        return ImageRequests.start(
            number,
            canceled: { resultHandler(nil, nil, .up, [PHImageCancelledKey: true, PHImageResultRequestIDKey: $0]) },
            answer)
    }

    /// Loads the data of a photo.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, _, information in
            resultHandler(data, type, .up, information)
        }
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) { ImageRequests.cancel(requestID) }

    // MARK: Moving photos

    /// Loads a live photo, or nothing for a photo that is none.
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let record = asset.record
        return ImageRequests.start(
            canceled: { resultHandler(nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: $0]) },
            { number in
                let photo = PHLivePhoto(record, targetSize, contentMode)
                var information: [AnyHashable: Any] = [
                    PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
                ]
                if photo == nil { information[PHImageErrorKey] = PHPhotosError(.requestNotSupportedForAsset) }
                resultHandler(photo, information)
            })
    }

    /// Gives what plays a video.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestFile(of: asset) { file, information in
            nonisolated(unsafe) let (handler, information) = (resultHandler, information)
            MainActor.assumeIsolated { handler(file.map { AVPlayerItem(url: $0) }, information) }
        }
    }

    /// Gives a video.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestFile(of: asset) { file, information in resultHandler(file.map { AVURLAsset(url: $0) }, information) }
    }

    /// Writes a video to a file that is there as long as the app runs.
    private func requestFile(
        of asset: PHAsset, _ handler: @escaping (URL?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let record = asset.record
        return ImageRequests.start(
            canceled: { handler(nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: $0]) },
            { number in
                guard record.mediaType == .video, let content = record.shown, let data = content.data else {
                    return handler(nil, [PHImageErrorKey: PHPhotosError(.requestNotSupportedForAsset)])
                }
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "\(record.id.prefix(36))-\(content.name)")
                let isWritten = (try? data.write(to: file)) != nil
                handler(isWritten ? file : nil, [PHImageResultRequestIDKey: number])
            })
    }
}

/// Prepares the images of many photos. Images here are made at once, so that there is nothing to prepare.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true

    // Drawing an image again takes no longer than finding it would.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A requested image of a photo.
struct PhotoRequest {
    let asset: PHAsset
    var size: CGSize
    let mode: PHImageContentMode
    let options: PHImageRequestOptions

    init(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions) {
        (self.asset, self.size, self.mode) = (asset, size, mode)
        self.options = options.copy() as? PHImageRequestOptions ?? PHImageRequestOptions()
    }

    /// The request of a small image.
    func degraded(_ length: Double) -> PhotoRequest {
        var small = self
        let whole = pixelSize
        let share = min(1, length / max(whole.width, whole.height, 1))
        small.size = CGSize(width: whole.width * share, height: whole.height * share)
        return small
    }

    var resource: PhotoResource? {
        let record = asset.record
        return options.version == .current ? record.shown : record.original
    }

    private var part: CGRect {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = options.normalizedCropRect.intersection(unit)
        return options.resizeMode == .exact && !part.isNull && !part.isEmpty ? part : unit
    }

    /// The size of the image in pixels, in the photo's proportions.
    var pixelSize: CGSize {
        let whole = resource?.size ?? CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
        let own = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return own }
        let (x, y) = (size.width / own.width, size.height / own.height)
        let share = min(1, mode == .aspectFit ? min(x, y) : max(x, y))
        return CGSize(width: (own.width * share).rounded(), height: (own.height * share).rounded())
    }

    func answer(
        _ number: PHImageRequestID, isDegraded: Bool = false, _ handler: (UIImage?, [AnyHashable: Any]?) -> Void
    ) {
        let isImage = asset.mediaType == .image
        let image = isImage ? resource?.image(pixelSize, part: part) : nil
        var information: [AnyHashable: Any] = [
            PHImageResultIsDegradedKey: isDegraded, PHImageResultRequestIDKey: number, PHImageResultIsInCloudKey: false,
        ]
        // Videos aren't decoded here, so they have no image.
        if image == nil {
            information[PHImageErrorKey] = PHPhotosError(isImage ? .missingResource : .requestNotSupportedForAsset)
        }
        handler(image.map { UIImage(cgImage: $0) }, information)
    }
}

public import CoreGraphics
public import Foundation
public import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with what happened around it. What moves is known of the library's own pictures; videos aren't decoded here, so
/// that a photo with one shows only itself.
// Sendable since it doesn't change.
public final class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
    /// The size in pixels.
    public let size: CGSize
    private let still: CGImage
    private let sample: SamplePicture?
    let resources: [PhotoResource]

    /// The seconds before and after the photo.
    package static let duration = 3.0

    init?(
        _ record: PhotoRecord, _ target: CGSize = PHImageManagerMaximumSize,
        _ mode: PHImageContentMode = .aspectFit
    ) {
        guard record.subtypes.contains(.photoLive), let photo = record.original else { return nil }
        let request = PhotoRequest(PHAsset(record), target, mode, PHImageRequestOptions())
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let image = photo.image(request.pixelSize, part: unit) else { return nil }
        (still, size, resources) = (image, request.pixelSize, record.resources)
        if case .sample(let picture) = photo.content { sample = picture } else { sample = nil }
    }

    private init?(_ files: [URL]) {
        let resources = files.compactMap { file in
            (try? Data(contentsOf: file)).map { data in
                let isPicture = CGImage(data: data) != nil
                return PhotoResource(
                    isPicture ? .photo : .pairedVideo, name: file.lastPathComponent,
                    contentType: PhotoFile.type(of: file) ?? "public.data", .data(data))
            }
        }
        guard let photo = resources.first(where: { $0.type == .photo })?.image,
            resources.contains(where: { $0.type == .pairedVideo })
        else { return nil }
        (still, sample, self.resources) = (photo, nil, resources)
        size = CGSize(width: photo.width, height: photo.height)
    }

    /// The photo itself.
    package var image: UIImage { UIImage(cgImage: still) }
    /// Whether what happened around the photo can be shown.
    package var canMove: Bool { sample != nil }

    /// Returns what is seen at a share of the time, at a size in pixels.
    package func image(at share: Double, _ size: CGSize) -> UIImage {
        sample?.image(size, moment: share).map { UIImage(cgImage: $0) } ?? image
    }

    /// Makes a live photo of a picture's file and a video's.
    @discardableResult
    public class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        ImageRequests.start(
            canceled: { _ in resultHandler(nil, [PHLivePhotoInfoCancelledKey: true]) },
            { _ in
                let photo = PHLivePhoto(fileURLs)
                resultHandler(
                    photo,
                    photo == nil
                        ? [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]
                        : [PHLivePhotoInfoIsDegradedKey: false])
            })
    }

    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { ImageRequests.cancel(requestID) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension PHLivePhoto: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo-bundle"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo-bundle"] }
}

extension PHLivePhoto {
    /// Returns the live photo of a photo, or nil if it is none.
    package class func made(of asset: PHAsset) -> PHLivePhoto? { PHLivePhoto(asset.record) }
}

extension PHAsset {
    /// The data of what is shown.
    package var shownData: Data? { record.shown?.data }
}

public import CoreLocation
public import Foundation
public import UIKit
public import UniformTypeIdentifiers
import CoreGraphics

/// What an app says about its changes of a photo, to go on with them later.
public final class PHAdjustmentData: NSObject, Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// What an app gets for changing a photo.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether an app can go on with changes: then it gets the original, otherwise what was made of it.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// Whether the content may come from a cloud. All of it is here.
    open var isNetworkAccessAllowed = false
    // All content is available at once, so there is no progress to report.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
    public override init() { super.init() }
}

/// The content of a photo that an app changes.
public final class PHContentEditingInput: NSObject {
    public let mediaType: PHAssetMediaType
    public let mediaSubtypes: PHAssetMediaSubtype
    public let creationDate: Date?
    public let location: CLLocation?
    public let uniformTypeIdentifier: String?
    public let playbackStyle: PHAsset.PlaybackStyle
    /// The earlier changes that the app can go on with, or nil.
    public let adjustmentData: PHAdjustmentData?
    public let displaySizeImage: UIImage?
    public let fullSizeImageURL: URL?
    /// Pictures here aren't turned.
    public var fullSizeImageOrientation: Int32 { 1 }
    public let livePhoto: PHLivePhoto?
    let id: String

    init?(_ asset: PHAsset, _ options: PHContentEditingInputRequestOptions?) {
        let record = asset.record
        let continued = record.adjustment.flatMap { (options?.canHandleAdjustmentData($0) ?? false) ? $0 : nil }
        guard let content = continued == nil ? record.shown : record.original, let data = content.data else {
            return nil
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString)-\(content.name)")
        guard (try? data.write(to: file)) != nil else { return nil }
        (id, mediaType, mediaSubtypes) = (record.id, record.mediaType, record.subtypes)
        (creationDate, location, uniformTypeIdentifier) = (record.created, record.location, content.contentType)
        (playbackStyle, adjustmentData, fullSizeImageURL) = (asset.playbackStyle, continued, file)
        displaySizeImage = content.image.flatMap {
            let (width, height) = (Double($0.width), Double($0.height))
            let share = min(1, 1600 / max(width, height, 1))
            return $0.scaled(to: CGSize(width: width * share, height: height * share)).map { UIImage(cgImage: $0) }
        }
        livePhoto = PHLivePhoto(record)
    }
}

/// What an app has made of a photo.
public final class PHContentEditingOutput: NSObject {
    /// The file that the app writes its picture to.
    public let renderedContentURL: URL
    /// What the app says about its changes, without which they aren't kept.
    public var adjustmentData: PHAdjustmentData?
    public var supportedRenderedContentTypes: [UTType] { [.jpeg, .png] }
    private let id: String

    public init(contentEditingInput: PHContentEditingInput) {
        (id, renderedContentURL) = (contentEditingInput.id, Self.newFile("jpg"))
    }

    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        (id, renderedContentURL) = (placeholderForCreatedAsset.localIdentifier, Self.newFile("jpg"))
    }

    public func renderedContentURL(for type: UTType) throws -> URL {
        guard supportedRenderedContentTypes.contains(type) else { throw PHPhotosError(.invalidResource) }
        return type == .jpeg ? renderedContentURL : Self.name(of: renderedContentURL, type)
    }

    private static func newFile(_ ending: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
    }

    private static func name(of file: URL, _ type: UTType) -> URL {
        file.deletingPathExtension().appendingPathExtension(type.preferredFilenameExtension ?? "png")
    }

    /// Puts the app's picture beside the original of a photo.
    func apply(to id: String, in transaction: PhotoTransaction) {
        let files = [renderedContentURL, Self.name(of: renderedContentURL, .png)]
        guard self.id == id, let adjustmentData,
            let data = files.lazy.compactMap({ try? Data(contentsOf: $0) }).first, let image = CGImage(data: data)
        else {
            transaction.error = PHPhotosError(.invalidResource)
            return
        }
        let type = PhotoFile.imageType(of: data)
        transaction.state.change(photo: id) { record in
            record.resources.removeAll { $0.type == .fullSizePhoto }
            record.resources.append(
                PhotoResource(.fullSizePhoto, name: "FullSizeRender.jpg", contentType: type, .data(data)))
            record.adjustment = adjustmentData
            (record.width, record.height) = (image.width, image.height)
        }
    }
}

public typealias PHContentEditingInputRequestID = Int

public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

extension PHAsset {
    /// Gives the photo's content to an app that changes it.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let input = PHContentEditingInput(self, options)
        let information: [AnyHashable: Any] =
            input == nil ? [PHContentEditingInputErrorKey: PHPhotosError(.missingResource)] : [:]
        return Int(ImageRequests.start { _ in completionHandler(input, information) })
    }

    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        ImageRequests.cancel(PHImageRequestID(truncatingIfNeeded: requestID))
    }
}

import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

/// Asks, in a block of changes, for a change of the library.
open class PHChangeRequest: NSObject {}

/// Asks for a photo's change, for a new photo, or for the end of some.
public class PHAssetChangeRequest: PHChangeRequest {
    let transaction: PhotoTransaction
    let id: String
    private let isNew: Bool

    init(_ transaction: PhotoTransaction, _ record: PhotoRecord, isNew: Bool) {
        (self.transaction, id, self.isNew) = (transaction, record.id, isNew)
        (creationDate, location) = (record.created, record.location)
        (isFavorite, isHidden) = (record.isFavorite, record.isHidden)
        super.init()
        if isNew { transaction.state.photos.append(record) } else { transaction.needsReading = true }
    }

    public convenience init(for asset: PHAsset) {
        let transaction = PhotoTransaction.needed()
        self.init(transaction, transaction.state.photo(asset.localIdentifier) ?? asset.record, isNew: false)
    }

    /// Asks for a new photo of an image.
    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> Self {
        creation(data: image.pngData(), "public.png")
    }

    /// Asks for a new photo of a file, or returns nil if it is none.
    @discardableResult
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), CGImage(data: data) != nil else { return nil }
        return creation(data: data, PhotoFile.type(of: fileURL) ?? "public.image", fileURL.lastPathComponent)
    }

    /// Asks for a new video of a file, or returns nil if there is none. Videos aren't decoded here.
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        let type = PhotoFile.type(of: fileURL) ?? "public.movie"
        return creation([PhotoResource(.video, name: fileURL.lastPathComponent, contentType: type, .data(data))])
    }

    private static func creation(data: Data?, _ type: String, _ name: String? = nil) -> Self {
        guard let data else { return creation([]) }
        return creation([PhotoResource(.photo, name: name ?? PhotoFile.newName("PNG"), contentType: type, .data(data))])
    }

    private static func creation(_ resources: [PhotoResource]) -> Self {
        var record = PhotoRecord()
        record.created = Date()
        record.resources = resources
        return made(PhotoTransaction.needed(), record)
    }

    /// Makes a request of the class; those of apps are none of Photos' own.
    static func made(_ transaction: PhotoTransaction, _ record: PhotoRecord) -> Self {
        let request = Self(new: record, in: transaction)
        transaction.atEnd { PhotoFile.complete(record.id, in: $0) }
        return request
    }

    required init(new record: PhotoRecord, in transaction: PhotoTransaction) {
        (self.transaction, id, isNew) = (transaction, record.id, true)
        creationDate = record.created
        super.init()
        transaction.state.photos.append(record)
    }

    /// Stands for the new photo until the block has ended.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? { isNew ? PHObjectPlaceholder(id) : nil }

    public class func deleteAssets(_ assets: any NSFastEnumeration) {
        let transaction = PhotoTransaction.needed()
        transaction.deleted.formUnion(PhotoFile.identifiers(assets))
    }

    public var creationDate: Date? { didSet { change { $0.created = creationDate } } }
    public var location: CLLocation? { didSet { change { $0.location = location } } }
    public var isFavorite = false { didSet { change { $0.isFavorite = isFavorite } } }
    public var isHidden = false { didSet { change { $0.isHidden = isHidden } } }

    /// What an app has made of the photo's content.
    public var contentEditingOutput: PHContentEditingOutput? {
        didSet {
            guard let output = contentEditingOutput else { return }
            transaction.atEnd { [id] in output.apply(to: id, in: $0) }
        }
    }

    /// Takes back all changes of the content.
    public func revertAssetContentToOriginal() {
        change { record in
            record.resources.removeAll { [.fullSizePhoto, .fullSizeVideo, .adjustmentData].contains($0.type) }
            record.adjustment = nil
            if let size = record.shown?.size { (record.width, record.height) = (Int(size.width), Int(size.height)) }
        }
    }

    func change(_ body: (inout PhotoRecord) -> Void) { transaction.state.change(photo: id, body) }
}

/// Asks for a new photo of several resources.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
    public class func forAsset() -> PHAssetCreationRequest {
        var record = PhotoRecord()
        record.created = Date()
        return made(PhotoTransaction.needed(), record)
    }

    public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        let types = Set(types.compactMap { PHAssetResourceType(rawValue: $0.intValue) })
        return [[.photo], [.video], [.photo, .pairedVideo], [.photo, .alternatePhoto]].contains(types)
    }

    public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard let data = try? Data(contentsOf: fileURL) else {
            transaction.error = PHPhotosError(.invalidResource)
            return
        }
        let name = options?.originalFilename ?? fileURL.lastPathComponent
        add(type, data, name, options?.uniformTypeIdentifier ?? PhotoFile.type(of: fileURL))
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }

    public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        add(type, data, options?.originalFilename, options?.uniformTypeIdentifier)
    }

    private func add(_ type: PHAssetResourceType, _ data: Data, _ name: String?, _ contentType: String?) {
        let isVideo = [.video, .pairedVideo, .fullSizeVideo].contains(type)
        let resource = PhotoResource(
            type, name: name ?? PhotoFile.newName(isVideo ? "MOV" : "PNG"),
            contentType: contentType ?? (isVideo ? "com.apple.quicktime-movie" : PhotoFile.imageType(of: data)),
            .data(data))
        change { $0.resources.append(resource) }
    }
}

/// What is known about a new resource.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    /// Whether the library moves the file instead of copying it.
    open var shouldMoveFile = false
    public override init() { super.init() }
}

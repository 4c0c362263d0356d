import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// What files and lists of apps mean for the library.
enum PhotoFile {
    static func type(of url: URL) -> String? { UTType(filenameExtension: url.pathExtension)?.identifier }

    /// Returns the type of a picture by its first bytes.
    static func imageType(of data: Data) -> String {
        let kinds: [([UInt8], String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
            ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"), ([0x49, 0x49, 0x2A, 0], "public.tiff"),
            ([0x4D, 0x4D, 0, 0x2A], "public.tiff"), ([0x42, 0x4D], "com.microsoft.bmp"),
        ]
        return kinds.first { data.starts(with: $0.0) }?.1 ?? "public.image"
    }

    /// Returns a name as cameras give.
    static func newName(_ ending: String) -> String {
        "IMG_\(String(UUID().uuidString.prefix(4))).\(ending)"
    }

    /// Returns the identifiers of objects of a list, or of what was found.
    static func identifiers(_ list: Any) -> [String] { objects(list).map(\.localIdentifier) }

    static func objects(_ list: Any) -> [PHObject] {
        switch list {
        case let list as [PHObject]: list
        case let list as NSArray: (0..<list.count).compactMap { list.object(at: $0) as? PHObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? PHObject }
        case let found as PHFetchResult<PHAsset>: found.objects
        case let found as PHFetchResult<PHAssetCollection>: found.objects
        case let found as PHFetchResult<PHCollectionList>: found.objects
        case let found as PHFetchResult<PHCollection>: found.objects
        default: []
        }
    }

    /// Finds out about a new photo from its content, at the end of a block. One without a content is an error.
    static func complete(_ id: String, in transaction: PhotoTransaction) {
        guard let record = transaction.state.photo(id) else { return }
        guard let original = record.original, [.photo, .video].contains(original.type) else {
            transaction.error = PHPhotosError(.missingResource)
            return
        }
        let isVideo = original.type == .video
        let size = isVideo ? .zero : original.size
        guard let size else {
            transaction.error = PHPhotosError(.invalidResource)
            return
        }
        transaction.state.change(photo: id) { record in
            record.mediaType = isVideo ? .video : .image
            (record.width, record.height) = (Int(clamping: size.width), Int(clamping: size.height))
            if record.resources.contains(where: { $0.type == .pairedVideo }) { record.subtypes.insert(.photoLive) }
        }
    }
}

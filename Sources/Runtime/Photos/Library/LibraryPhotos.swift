import CoreGraphics
package import Foundation
package import UIKit

/// The library's photos for UIKit's pickers, which show them although the app may not see the library.
@MainActor
package struct LibraryPhotos: PhotoSource {
    package init() {}

    package var photos: [SourcePhoto] {
        PhotoStore.shared.state.photos.filter { !$0.isHidden && $0.mediaType != .audio }
            .sorted { ($0.created ?? .distantPast) > ($1.created ?? .distantPast) }.map(photo)
    }

    package func add(_ data: Data, named name: String) -> Bool {
        guard let photo = PhotoRecord(data: data, named: name, created: Date()) else { return false }
        PhotoStore.shared.add(photo)
        return true
    }

    package func askToAdd(_ completion: @escaping @MainActor (_ isAllowed: Bool) -> Void) {
        if PhotoAccess.canAdd { return completion(true) }
        PhotoAccess.adding.request { isAllowed in MainThread.perform { completion(isAllowed) } }
    }

    private func photo(_ record: PhotoRecord) -> SourcePhoto {
        let isVideo = record.mediaType == .video
        let day = record.created.map { ", " + $0.formatted(date: .abbreviated, time: .omitted) } ?? ""
        let shown = record.shown
        return SourcePhoto(
            id: record.id, label: (isVideo ? "Video" : "Photo") + day, type: isVideo ? "public.movie" : "public.image",
            fileName: shown?.name ?? "photo", data: { shown?.data },
            image: { size in
                let whole = CGSize(width: record.width, height: record.height)
                // The picture fills the size; without a size, it has its own.
                let scale =
                    size == .zero ? 1 : max(size.width / max(whole.width, 1), size.height / max(whole.height, 1))
                let fitted = CGSize(width: whole.width * scale, height: whole.height * scale)
                let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
                return shown?.image(fitted, part: unit).map { UIImage(cgImage: $0) }
            })
    }
}

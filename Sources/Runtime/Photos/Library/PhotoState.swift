package import CoreLocation
package import Foundation

/// What a photo or video of the library consists of, and what is known about it.
package struct PhotoRecord: Sendable {
    package var id: String
    package var mediaType = PHAssetMediaType.image
    package var subtypes: PHAssetMediaSubtype = []
    package var width = 0
    package var height = 0
    package var created: Date?
    package var modified: Date?
    package var location: CLLocation?
    package var duration: TimeInterval = 0
    package var isFavorite = false
    package var isHidden = false
    package var resources: [PhotoResource] = []
    /// What an app has said about its changes of the content.
    package var adjustment: PHAdjustmentData?

    package init(id: String = PhotoState.newID()) { self.id = id }

    /// What is shown: the edited content, if there is one.
    var shown: PhotoResource? {
        let edited: Set<PHAssetResourceType> = [.fullSizePhoto, .fullSizeVideo]
        return resources.first { edited.contains($0.type) } ?? original
    }

    var original: PhotoResource? {
        resources.first { [.photo, .video, .audio].contains($0.type) } ?? resources.first
    }
}

/// An album with its photos in their order.
package struct AlbumRecord: Sendable {
    package var id = PhotoState.newID()
    package var title: String
    package var assets: [String] = []
}

/// A folder with its albums and folders in their order.
package struct FolderRecord: Sendable {
    package var id = PhotoState.newID()
    package var title: String
    package var children: [String] = []
}

/// All that is in a library at a time.
package struct PhotoState: Sendable {
    package var photos: [PhotoRecord] = []
    package var albums: [AlbumRecord] = []
    package var folders: [FolderRecord] = []
    /// The albums and folders that are in no folder, in their order.
    package var top: [String] = []

    package init() {}

    package static func newID() -> String { UUID().uuidString + "/L0/001" }

    func photo(_ id: String) -> PhotoRecord? { photos.first { $0.id == id } }
    func album(_ id: String) -> AlbumRecord? { albums.first { $0.id == id } }
    func folder(_ id: String) -> FolderRecord? { folders.first { $0.id == id } }

    /// Returns the photos of an album of the person or of the system, in its order.
    func photos(inAlbum id: String) -> [PhotoRecord] {
        if let smart = SmartAlbum.named(id) { return photos.filter(smart.contains) }
        let known = Dictionary(photos.map { ($0.id, $0) }) { first, _ in first }
        return album(id)?.assets.compactMap { known[$0] } ?? []
    }

    mutating func change(photo id: String, _ body: (inout PhotoRecord) -> Void) {
        guard let place = photos.firstIndex(where: { $0.id == id }) else { return }
        body(&photos[place])
        photos[place].modified = Date()
    }

    mutating func change(album id: String, _ body: (inout AlbumRecord) -> Void) {
        if let place = albums.firstIndex(where: { $0.id == id }) { body(&albums[place]) }
    }

    mutating func change(folder id: String, _ body: (inout FolderRecord) -> Void) {
        if let place = folders.firstIndex(where: { $0.id == id }) { body(&folders[place]) }
    }

    mutating func remove(photos ids: Set<String>) {
        photos.removeAll { ids.contains($0.id) }
        for place in albums.indices { albums[place].assets.removeAll(where: ids.contains) }
    }

    /// Removes albums, or folders with all that is in them.
    mutating func remove(collections ids: Set<String>) {
        let inside = folders.filter { ids.contains($0.id) }.flatMap(\.children)
        albums.removeAll { ids.contains($0.id) }
        folders.removeAll { ids.contains($0.id) }
        top.removeAll(where: ids.contains)
        for place in folders.indices { folders[place].children.removeAll(where: ids.contains) }
        if !inside.isEmpty { remove(collections: Set(inside)) }
    }
}

/// An album that the system keeps by a rule.
struct SmartAlbum: Sendable {
    let subtype: PHAssetCollectionSubtype
    let title: String
    let contains: @Sendable (PhotoRecord) -> Bool

    var id: String { "smart-\(subtype.rawValue)/L0/040" }

    static func named(_ id: String) -> SmartAlbum? { all.first { $0.id == id } }

    static let all: [SmartAlbum] = [
        SmartAlbum(subtype: .smartAlbumUserLibrary, title: "Recents") { !$0.isHidden },
        SmartAlbum(subtype: .smartAlbumFavorites, title: "Favorites") { $0.isFavorite && !$0.isHidden },
        SmartAlbum(subtype: .smartAlbumRecentlyAdded, title: "Recently Added") { !$0.isHidden },
        SmartAlbum(subtype: .smartAlbumVideos, title: "Videos") { $0.mediaType == .video && !$0.isHidden },
        kind(.smartAlbumSelfPortraits, "Selfies", []), kind(.smartAlbumLivePhotos, "Live Photos", .photoLive),
        kind(.smartAlbumPanoramas, "Panoramas", .photoPanorama),
        kind(.smartAlbumTimelapses, "Time-lapse", .videoTimelapse),
        kind(.smartAlbumSlomoVideos, "Slo-mo", .videoHighFrameRate), kind(.smartAlbumBursts, "Bursts", []),
        kind(.smartAlbumScreenshots, "Screenshots", .photoScreenshot),
        kind(.smartAlbumDepthEffect, "Portrait", .photoDepthEffect),
        kind(.smartAlbumCinematic, "Cinematic", .videoCinematic), kind(.smartAlbumSpatial, "Spatial", .spatialMedia),
        kind(.smartAlbumScreenRecordings, "Screen Recordings", .videoScreenRecording),
        SmartAlbum(subtype: .smartAlbumAllHidden, title: "Hidden") { $0.isHidden },
    ]

    /// The album of a kind of photos; of none that are known here, without a kind.
    private static func kind(
        _ subtype: PHAssetCollectionSubtype, _ title: String, _ kind: PHAssetMediaSubtype
    ) -> SmartAlbum {
        SmartAlbum(subtype: subtype, title: title) {
            !kind.isEmpty && !$0.subtypes.isDisjoint(with: kind) && !$0.isHidden
        }
    }
}

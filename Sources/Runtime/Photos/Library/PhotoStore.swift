import Foundation
import Synchronization
import UIKit

/// The device's photo library, which begins with sample pictures. A test fills it with its own.
package final class PhotoStore: Sendable {
    package static let shared = PhotoStore()

    /// The versions since the library began whose changes can be fetched.
    private struct History {
        var state = SampleLibrary.state
        var changes: [PhotoDifference] = []
        /// What the device's conditions have filled the library with.
        var filling: DeviceConditions.Photos?

        /// Fills the library as the device's conditions say, if they say something else than before.
        mutating func follow(_ wanted: DeviceConditions.Photos?) {
            guard let wanted, wanted != filling else { return }
            switch wanted {
            case .samples: self = History()
            case .none: self = History(state: PhotoState())
            case .files(let paths):
                var state = PhotoState()
                // Each is a second younger than the one before it.
                state.photos = paths.enumerated().compactMap {
                    PhotoRecord(file: $1, created: Date(timeIntervalSince1970: 1_750_000_000 + Double($0)))
                }
                self = History(state: state)
            }
            filling = wanted
        }
    }

    private let history = Mutex(History())

    package var state: PhotoState {
        history.withLock {
            $0.follow(DeviceConditions.current.photos)
            return $0.state
        }
    }

    /// The number of changes so far.
    var version: Int { history.withLock { $0.changes.count } }

    /// Returns the changes after a version, or nil if there was none with the number.
    func changes(after version: Int) -> [PhotoDifference]? {
        history.withLock { history in
            (0...history.changes.count).contains(version) ? Array(history.changes[version...]) : nil
        }
    }

    /// Replaces the whole library without notifying observers.
    package func fill(with state: PhotoState) {
        history.withLock { $0 = History(state: state, filling: DeviceConditions.current.photos) }
    }

    /// Adds a photo without notifying observers.
    func add(_ photo: PhotoRecord) {
        var new = state
        new.photos.append(photo)
        _ = commit(new)
    }

    /// Fills the library with the pictures that it has at first.
    package func fillWithSamples() { fill(with: SampleLibrary.state) }

    /// Replaces the state by one that was made of it, and returns what differs.
    func commit(_ new: PhotoState) -> PhotoDifference {
        history.withLock { history in
            let difference = PhotoDifference(from: history.state, to: new)
            history.state = new
            if !difference.isEmpty { history.changes.append(difference) }
            return difference
        }
    }

    /// The state as far as an app may see it: all, or nothing.
    var visible: PhotoState { PhotoAccess.canRead ? state : PhotoState() }
}

/// What an app may do with the library.
enum PhotoAccess {
    static let reading = PrivacyPermission(
        "Photos", purposeKey: "NSPhotoLibraryUsageDescription", wish: "Access Your Photo Library")
    static let adding = PrivacyPermission(
        "PhotosAddOnly", purposeKey: "NSPhotoLibraryAddUsageDescription", wish: "Add to Your Photo Library")

    static var canRead: Bool { reading.answer == true }
    static var canAdd: Bool { canRead || adding.answer == true }

    static func permission(_ level: PHAccessLevel) -> PrivacyPermission { level == .addOnly ? adding : reading }
}

/// What differs between two states of the library, by the identifiers of its objects.
struct PhotoDifference: Sendable {
    struct Objects: Sendable {
        var inserted: Set<String> = []
        var updated: Set<String> = []
        var deleted: Set<String> = []

        init<Record>(_ old: [Record], _ new: [Record], _ id: (Record) -> String, _ isSame: (Record, Record) -> Bool) {
            let before = Dictionary(old.map { (id($0), $0) }) { first, _ in first }
            let after = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
            inserted = Set(after.keys).subtracting(before.keys)
            deleted = Set(before.keys).subtracting(after.keys)
            updated = Set(after.filter { key, value in before[key].map { !isSame($0, value) } ?? false }.keys)
        }

        var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    }

    let photos: Objects
    let albums: Objects
    let folders: Objects
    /// The photos whose content is another.
    let changedContents: Set<String>
    let before: PhotoState
    let after: PhotoState

    init(from old: PhotoState, to new: PhotoState) {
        (before, after) = (old, new)
        photos = Objects(old.photos, new.photos, \.id) { one, other in
            one.modified == other.modified && one.isFavorite == other.isFavorite && one.isHidden == other.isHidden
                && one.created == other.created
        }
        albums = Objects(old.albums, new.albums, \.id) { $0.title == $1.title && $0.assets == $1.assets }
        folders = Objects(old.folders, new.folders, \.id) { $0.title == $1.title && $0.children == $1.children }
        let contents = { (state: PhotoState) in
            Dictionary(state.photos.map { ($0.id, $0.resources.map { "\($0.type.rawValue) \($0.name)" }) }) {
                first, _ in
                first
            }
        }
        let (one, other) = (contents(old), contents(new))
        changedContents = photos.updated.filter { one[$0] != other[$0] }
    }

    var isEmpty: Bool { photos.isEmpty && albums.isEmpty && folders.isEmpty && before.top == after.top }
    var updated: Set<String> { photos.updated.union(albums.updated).union(folders.updated) }
}

public import Foundation
import UIKit

public typealias MPMediaEntityPersistentID = UInt64

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let movie = MPMediaType(rawValue: 0x100)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: .max)
}

extension PrivacyPermission {
    static let media = PrivacyPermission(
        "MediaPlayer", purposeKey: "NSAppleMusicUsageDescription",
        wish: "Access Apple Music, Your Music and Video Activity, and Your Media Library")
}

/// The owner's music: six songs by people who don't exist, for apps that the owner allows to see them.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()

    open class func `default`() -> MPMediaLibrary { library }

    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        PrivacyPermission.media.status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }

    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        PrivacyPermission.media.request { _ in handler(authorizationStatus()) }
    }

    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Something in the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    // It never changes.
    open var persistentID: MPMediaEntityPersistentID { 0 }

    open func value(forProperty property: String) -> Any? {
        property == MPMediaItemPropertyPersistentID ? persistentID : nil
    }
}

/// A song.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    private let values: [String: Any]
    private let identifier: MPMediaEntityPersistentID

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(0, "", "", "", "", seconds: 0) }

    init(_ number: Int, _ title: String, _ artist: String, _ album: String, _ genre: String, seconds: Double) {
        identifier = MPMediaEntityPersistentID(number)
        values = [
            MPMediaItemPropertyTitle: title, MPMediaItemPropertyArtist: artist, MPMediaItemPropertyAlbumArtist: artist,
            MPMediaItemPropertyAlbumTitle: album, MPMediaItemPropertyGenre: genre,
            MPMediaItemPropertyPlaybackDuration: seconds, MPMediaItemPropertyAlbumTrackNumber: (number - 1) % 3 + 1,
            MPMediaItemPropertyMediaType: MPMediaType.music.rawValue,
        ]
    }

    open override var persistentID: MPMediaEntityPersistentID { identifier }
    open override func value(forProperty property: String) -> Any? {
        values[property] ?? super.value(forProperty: property)
    }

    private func text(_ property: String) -> String? { values[property] as? String }
    open var title: String? { text(MPMediaItemPropertyTitle) }
    open var artist: String? { text(MPMediaItemPropertyArtist) }
    open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
    open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
    open var genre: String? { text(MPMediaItemPropertyGenre) }
    open var composer: String? { nil }
    open var albumTrackNumber: Int { values[MPMediaItemPropertyAlbumTrackNumber] as? Int ?? 0 }
    open var playbackDuration: TimeInterval { values[MPMediaItemPropertyPlaybackDuration] as? Double ?? 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var mediaType: MPMediaType { .music }

    /// All songs. They have no files: nothing of them can be heard or copied.
    static let all = [
        MPMediaItem(1, "First Light", "The Imaginary Five", "Mornings", "Pop", seconds: 183),
        MPMediaItem(2, "Coffee", "The Imaginary Five", "Mornings", "Pop", seconds: 201),
        MPMediaItem(3, "The 7:42", "The Imaginary Five", "Mornings", "Pop", seconds: 164),
        MPMediaItem(4, "Lanterns", "Nora Nobody", "Evenings", "Jazz", seconds: 245),
        MPMediaItem(5, "Rain on the Roof", "Nora Nobody", "Evenings", "Jazz", seconds: 312),
        MPMediaItem(6, "Good Night", "Nora Nobody", "Evenings", "Jazz", seconds: 128),
    ]
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(items: []) }

    public init(items: [MPMediaItem]) { self.items = items }

    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
    open override var persistentID: MPMediaEntityPersistentID { (items.first?.persistentID ?? 0) + 1000 }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
}

open class MPMediaPredicate: NSObject {}

/// Holds for items with a value of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public let value: Any?
    public let property: String
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }

    fileprivate func holds(for item: MPMediaItem) -> Bool {
        let own = item.value(forProperty: property)
        if let text = own as? String, let other = value as? String {
            return comparisonType == .contains ? text.localizedCaseInsensitiveContains(other) : text == other
        }
        return own.map { "\($0)" } == value.map { "\($0)" }
    }
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle

    fileprivate var property: String {
        switch self {
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .title, .playlist, .podcastTitle: MPMediaItemPropertyTitle
        }
    }
}

/// Finds items of the library.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    // Used by one thread at a time.
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title

    public override init() { super.init() }
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    private convenience init(by grouping: MPMediaGrouping) {
        self.init()
        groupingType = grouping
    }

    /// The items that all predicates hold for, or nil if the owner doesn't allow it.
    open var items: [MPMediaItem]? {
        guard MPMediaLibrary.authorizationStatus() == .authorized else { return nil }
        let predicates = (filterPredicates ?? []).compactMap { $0 as? MPMediaPropertyPredicate }
        return MPMediaItem.all.filter { item in predicates.allSatisfy { $0.holds(for: item) } }
            .sorted {
                ($0.value(forProperty: groupingType.property) as? String ?? "", $0.persistentID)
                    < ($1.value(forProperty: groupingType.property) as? String ?? "", $1.persistentID)
            }
    }

    /// The items in groups.
    open var collections: [MPMediaItemCollection]? {
        guard let items else { return nil }
        // There are no playlists and podcasts.
        if [.playlist, .podcastTitle].contains(groupingType) { return [] }
        var groups: [(name: String, items: [MPMediaItem])] = []
        for item in items {
            let name = item.value(forProperty: groupingType.property) as? String ?? ""
            if groups.last?.name == name {
                groups[groups.count - 1].items.append(item)
            } else {
                groups.append((name, [item]))
            }
        }
        return groups.map { MPMediaItemCollection(items: $0.items) }
    }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery(by: .album) }
    open class func artists() -> MPMediaQuery { MPMediaQuery(by: .artist) }
    open class func playlists() -> MPMediaQuery { MPMediaQuery(by: .playlist) }
    open class func genres() -> MPMediaQuery { MPMediaQuery(by: .genre) }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(by: .podcastTitle) }
}

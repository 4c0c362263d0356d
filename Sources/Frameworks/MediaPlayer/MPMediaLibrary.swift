public import Foundation
public import UIKit

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
    fileprivate static let media = PrivacyPermission(
        "MediaPlayer", purposeKey: "NSAppleMusicUsageDescription",
        wish: "Access Apple Music, Your Music and Video Activity, and Your Media Library")
}

/// The owner's music, of which there is none.
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

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

/// A song, a film or an episode.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var mediaType: MPMediaType { .music }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]

    public init(items: [MPMediaItem]) { self.items = items }

    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
}

open class MPMediaPredicate: NSObject {}

open class MPMediaPropertyPredicate: MPMediaPredicate {
    public init(value: Any?, forProperty property: String) {}
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {}
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// Finds items of the library, which is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title

    public override init() { super.init() }
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func genres() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
}

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// Plays the owner's music: nothing, since there is none.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open class var iPodMusicPlayer: MPMusicPlayerController { systemMusicPlayer }

    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var volume: Float = 0.5
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var isPreparedToPlay: Bool { false }

    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets the owner choose music, of which there is none.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?
    public let mediaTypes: MPMediaType

    public init(mediaTypes: MPMediaType = .any) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Music", explanation: "There is no music on this device.") { [weak self] in
            guard let self else { return }
            delegate?.mediaPickerDidCancel(self)
        }
    }
}

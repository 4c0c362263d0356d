public import CoreGraphics
public import Foundation
import Synchronization

/// A medium: a film or a sound, with what its file says about it. Its pictures and sounds aren't decoded here.
open class AVAsset: NSObject, AVAssetCreating, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// What is known of the medium, or nil if nobody can read it.
    var media: MediaFile? { nil }

    override init() { super.init() }

    open var duration: CMTime {
        media.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite
    }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    @available(*, deprecated, message: "Use the naturalSize and preferredTransform of the asset's video tracks")
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }

    // MARK: Tracks

    /// The tracks, once somebody has asked for them; from any thread.
    private let ownTracks = Mutex<[AVAssetTrack]?>(nil)
    open var tracks: [AVAssetTrack] {
        ownTracks.withLock { known in
            let tracks = known ?? (media?.tracks ?? []).map { AVAssetTrack(of: self, $0) }
            known = tracks
            return tracks
        }
    }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        track(withTrackID: trackID)
    }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        if let problem { throw problem }
        return tracks(withMediaType: mediaType)
    }
    open func loadTracks(withMediaCharacteristic characteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
        if let problem { throw problem }
        return tracks(withMediaCharacteristic: characteristic)
    }
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        let problem = self.problem
        completionHandler(problem == nil ? tracks(withMediaType: mediaType) : nil, problem)
    }

    // MARK: Metadata

    open var metadata: [AVMetadataItem] {
        (media?.entries ?? []).map { AVMetadataItem($0, isTag: media?.hasTag == true) }
    }
    open var commonMetadata: [AVMetadataItem] { metadata.compactMap(\.asCommon) }
    open var availableMetadataFormats: [AVMetadataFormat] {
        guard let media, !media.entries.isEmpty else { return [] }
        return [media.hasTag ? .id3Metadata : .iTunesMetadata]
    }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
        availableMetadataFormats.contains(format) ? metadata : []
    }
    open var creationDate: AVMetadataItem? { commonMetadata.first { $0.commonKey == .commonKeyCreationDate } }
    open var lyrics: String? { nil }
    open var availableChapterLocales: [Locale] { [] }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }

    // MARK: What can be done with it

    open var isPlayable: Bool { media != nil }
    open var isReadable: Bool { media != nil }
    open var isExportable: Bool { media != nil }
    open var isComposable: Bool { media != nil }
    open var hasProtectedContent: Bool { false }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var providesPreciseDurationAndTiming: Bool { media != nil }
    open var canContainFragments: Bool { false }
    open func cancelLoading() {}

    /// Why nothing is known of the medium.
    var problem: (any Error)? { media == nil ? AVError(.fileFormatNotRecognized) : nil }
}

/// Lets `AVAsset(url:)` create a medium at an address.
public protocol AVAssetCreating {}

extension AVAssetCreating {
    fileprivate init(_ value: Self) { self = value }
}

extension AVAssetCreating where Self == AVAsset {
    /// Creates a medium at an address: an `AVURLAsset`.
    public init(url URL: URL) { self.init(AVURLAsset(url: URL)) }
}

/// A medium at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    /// Asks a delegate for the data where the address is no file.
    public let resourceLoader = AVAssetResourceLoader()
    /// What the file says, once somebody has asked for it; from any thread.
    private let file = Mutex<MediaFile??>(nil)
    override var media: MediaFile? {
        file.withLock { known in
            let media = known ?? MediaFile(url) ?? resourceLoader.data(of: url).flatMap(MediaFile.init)
            known = .some(media)
            return media
        }
    }

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }

    /// The types of files that are read here, as uniform type identifiers.
    open class func audiovisualTypes() -> [AVFileType] { [.mp4, .mov, .m4v, .m4a, .mp3, .wav, .aiff, .caf] }
    open class func audiovisualMIMETypes() -> [String] {
        ["video/mp4", "video/quicktime", "video/x-m4v", "audio/mp4", "audio/mpeg", "audio/wav", "audio/aiff"]
    }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        audiovisualMIMETypes().contains { extendedMIMEType.hasPrefix($0) }
    }

    override var problem: (any Error)? {
        guard media == nil else { return nil }
        guard url.isFileURL else { return URLError(.notConnectedToInternet) }
        return FileManager.default.fileExists(atPath: url.path) ? super.problem : CocoaError(.fileNoSuchFile)
    }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

// MARK: Loading

/// How far a value has been loaded.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// Something whose values take time to load. Here they are there at once, or can't be had.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)?)
}

extension AVAsynchronousKeyValueLoading {
    /// Why nothing is known of a medium. What is known of a track was read with its medium.
    private var loadingProblem: (any Error)? { (self as? AVAsset)?.problem }

    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        guard let problem = loadingProblem else { return .loaded }
        outError?.pointee = problem as NSError
        return .failed
    }

    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        // The app gives the closure away: it is called once, on one queue.
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler?() }
    }

    /// Loads values.
    public func load<each Value>(_ property: repeat AVAsyncProperty<Self, each Value>) async throws -> (
        repeat each Value
    ) {
        if let problem = loadingProblem { throw problem }
        return (repeat try (each property).read(self))
    }
}

/// A value that can be loaded.
public struct AVAsyncProperty<Root, Value> {
    let read: (Root) throws -> Value
}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
    public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
    public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
    public static var metadata: Self { Self { $0.metadata } }
    public static var commonMetadata: Self { Self { $0.commonMetadata } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
    public static var isPlayable: Self { Self { $0.isPlayable } }
    public static var isReadable: Self { Self { $0.isReadable } }
    public static var isExportable: Self { Self { $0.isExportable } }
    public static var isComposable: Self { Self { $0.isComposable } }
    public static var hasProtectedContent: Self { Self { $0.hasProtectedContent } }
}
extension AVAsyncProperty where Root: AVAsset, Value == CGAffineTransform {
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
    public static var timeRange: Self { Self { $0.timeRange } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
    public static var estimatedDataRate: Self { Self { $0.estimatedDataRate } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTime {
    public static var minFrameDuration: Self { Self { $0.minFrameDuration } }
}

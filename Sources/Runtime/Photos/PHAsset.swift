public import CoreLocation
public import Foundation

/// A photo or video of the library, as it was when it was fetched.
open class PHAsset: PHObject, @unchecked Sendable {
    public enum PlaybackStyle: Int, Sendable {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }

    let record: PhotoRecord

    package init(_ record: PhotoRecord) {
        self.record = record
        super.init(record.id)
    }

    /// Creates an asset that is in no library and has no content.
    public convenience init() { self.init(PhotoRecord(id: "")) }

    open var mediaType: PHAssetMediaType { record.mediaType }
    open var mediaSubtypes: PHAssetMediaSubtype { record.subtypes }
    open var pixelWidth: Int { record.width }
    open var pixelHeight: Int { record.height }
    open var creationDate: Date? { record.created }
    open var modificationDate: Date? { record.modified }
    open var location: CLLocation? { record.location }
    open var duration: TimeInterval { record.duration }
    open var isFavorite: Bool { record.isFavorite }
    open var isHidden: Bool { record.isHidden }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    open var hasAdjustments: Bool { record.adjustment != nil }
    /// Cameras take bursts, and there is none here.
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }

    open var playbackStyle: PlaybackStyle {
        switch mediaType {
        case .video: .video
        case .image where mediaSubtypes.contains(.photoLive): .livePhoto
        case .image where record.shown?.contentType == "com.compuserve.gif": .imageAnimated
        case .image: .image
        default: .unsupported
        }
    }

    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

    override func value(forFetchKey key: String) -> Any? {
        switch key {
        case "mediaType": mediaType.rawValue
        case "mediaSubtypes", "mediaSubtype": mediaSubtypes.rawValue
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "duration": duration
        case "favorite", "isFavorite": isFavorite
        case "hidden", "isHidden": isHidden
        case "burstIdentifier": burstIdentifier
        case "playbackStyle": playbackStyle.rawValue
        default: super.value(forFetchKey: key)
        }
    }

    // MARK: Fetching

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options, byDate: true) { $0.photos }
    }

    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options, byDate: true) { $0.photos.filter { $0.mediaType == mediaType } }
    }

    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        if let transient = assetCollection.transient { return PHFetchResult(of: transient) }
        let id = assetCollection.localIdentifier
        let isHidden = assetCollection.assetCollectionSubtype == .smartAlbumAllHidden
        return fetch(options, byDate: SmartAlbum.named(id) != nil, withHidden: isHidden) { $0.photos(inAlbum: id) }
    }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetch(options, withHidden: true) { state in identifiers.compactMap(state.photo) } }

    /// The photos that stand for an album: its first ones, or nil without any.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let all = fetchAssets(in: assetCollection, options: options)
        return all.count == 0 ? nil : PHFetchResult(of: Array(all.objects.suffix(3)))
    }

    // No cameras take bursts here.
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult(of: []) }

    private static func fetch(
        _ options: PHFetchOptions?, byDate: Bool = false, withHidden: Bool = false,
        _ find: @escaping @Sendable (PhotoState) -> [PhotoRecord]
    ) -> PHFetchResult<PHAsset> {
        nonisolated(unsafe) let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
        let showsHidden = withHidden || options.includeHiddenAssets
        return PHFetchResult { state in
            var found = find(state).filter { showsHidden || !$0.isHidden }
            if byDate { found.sort { ($0.created ?? .distantPast) < ($1.created ?? .distantPast) } }
            return options.applied(to: found.map { PHAsset($0) })
        }
    }
}

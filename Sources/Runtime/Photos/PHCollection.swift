public import CoreLocation
public import Foundation

/// An album or a folder, as it was when it was fetched.
open class PHCollection: PHObject, @unchecked Sendable {
    public let localizedTitle: String?

    init(_ id: String, _ title: String?) {
        localizedTitle = title
        super.init(id)
    }

    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    override func value(forFetchKey key: String) -> Any? {
        ["localizedTitle", "title"].contains(key) ? localizedTitle : super.value(forFetchKey: key)
    }

    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        if let transient = collectionList.transient { return PHFetchResult(of: transient) }
        let id = collectionList.localIdentifier
        return fetch(options) { state in (state.folder(id)?.children ?? []).compactMap(state.collection) }
    }

    /// Returns the albums and folders that the person has made, and that are in no folder.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        fetch(options) { state in state.top.compactMap(state.collection) }
    }

    static func fetch<Object: PHCollection>(
        _ options: PHFetchOptions?, _ find: @escaping @Sendable (PhotoState) -> [Object]
    ) -> PHFetchResult<Object> {
        nonisolated(unsafe) let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
        return PHFetchResult { options.applied(to: find($0)) }
    }
}

extension PhotoState {
    func collection(_ id: String) -> PHCollection? {
        album(id).map { PHAssetCollection($0, in: self) } ?? folder(id).map { PHCollectionList($0) }
    }
}

/// An album of the person, or one that the system keeps by a rule.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    public let estimatedAssetCount: Int
    public let startDate: Date?
    public let endDate: Date?
    public let approximateLocation: CLLocation?
    /// The places of the photos; no service here knows their names.
    open var localizedLocationNames: [String] { [] }
    /// The photos of an album that isn't in the library.
    let transient: [PHAsset]?

    /// Creates a collection without assets and without a title.
    public convenience init() { self.init(transient: [], title: nil) }

    init(_ record: AlbumRecord, in state: PhotoState) {
        (assetCollectionType, assetCollectionSubtype, transient) = (.album, .albumRegular, nil)
        let photos = state.photos(inAlbum: record.id)
        estimatedAssetCount = photos.count
        (startDate, endDate) = Self.dates(photos)
        approximateLocation = photos.lazy.compactMap(\.location).first
        super.init(record.id, record.title)
    }

    init(_ smart: SmartAlbum, in state: PhotoState) {
        (assetCollectionType, assetCollectionSubtype, transient) = (.smartAlbum, smart.subtype, nil)
        (startDate, endDate, approximateLocation) = (nil, nil, nil)
        // Its number isn't known before it is fetched.
        estimatedAssetCount = NSNotFound
        super.init(smart.id, smart.title)
    }

    init(transient assets: [PHAsset], title: String?) {
        (assetCollectionType, assetCollectionSubtype, transient) = (.album, .albumRegular, assets)
        estimatedAssetCount = assets.count
        (startDate, endDate) = Self.dates(assets.map(\.record))
        approximateLocation = assets.lazy.compactMap(\.location).first
        super.init(PhotoState.newID(), title)
    }

    private static func dates(_ photos: [PhotoRecord]) -> (Date?, Date?) {
        let dates = photos.compactMap(\.created)
        return (dates.min(), dates.max())
    }

    open override var canContainAssets: Bool { true }

    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        guard transient == nil else { return false }
        return assetCollectionType == .album || anOperation == .deleteContent
    }

    override func value(forFetchKey key: String) -> Any? {
        switch key {
        case "startDate": startDate
        case "endDate": endDate
        case "estimatedAssetCount": estimatedAssetCount
        default: super.value(forFetchKey: key)
        }
    }

    // MARK: Fetching

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { state in
            switch type {
            case .album where [.any, .albumRegular].contains(subtype):
                return state.albums.map { PHAssetCollection($0, in: state) }
            case .smartAlbum:
                // Apple's own sample asks for all of them with the subtype of regular albums.
                return SmartAlbum.all.filter { [.any, .albumRegular].contains(subtype) || $0.subtype == subtype }
                    .map { PHAssetCollection($0, in: state) }
            default: return []
            }
        }
    }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { state in
            identifiers.compactMap { id in
                state.album(id).map { PHAssetCollection($0, in: state) }
                    ?? SmartAlbum.named(id).map { PHAssetCollection($0, in: state) }
            }
        }
    }

    /// Returns the albums with a photo.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let id = asset.localIdentifier
        return fetch(options) { state in
            guard type == .album else { return [] }
            return state.albums.filter { $0.assets.contains(id) }.map { PHAssetCollection($0, in: state) }
        }
    }

    /// Returns the albums that another app has synced, of which there are none.
    open class func fetchAssetCollections(
        withALAssetGroupURLs assetGroupURLs: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult(of: []) }

    // iOS has no moments since version 13.
    open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(of: [])
    }
    open class func fetchMoments(
        inMomentList momentList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult(of: []) }

    /// Returns an album of photos that isn't kept.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(transient: assets, title: title)
    }
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { PHAssetCollection(transient: fetchResult.objects, title: title) }
}

/// A folder of albums and folders.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    // Only moments, which iOS has no more, have dates and places.
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }
    /// The albums of a folder that isn't in the library.
    let transient: [PHCollection]?

    /// Creates a list without collections and without a title.
    public convenience init() { self.init(transient: [], title: nil) }

    init(_ record: FolderRecord) {
        transient = nil
        super.init(record.id, record.title)
    }

    init(transient collections: [PHCollection], title: String?) {
        transient = collections
        super.init(PhotoState.newID(), title)
    }

    open override var canContainCollections: Bool { true }
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { transient == nil }

    // MARK: Fetching

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        fetch(options) { state in collectionListType == .folder ? state.folders.map { PHCollectionList($0) } : [] }
    }

    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        fetch(options) { state in identifiers.compactMap(state.folder).map { PHCollectionList($0) } }
    }

    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        let id = collection.localIdentifier
        return fetch(options) { state in
            state.folders.filter { $0.children.contains(id) }.map { PHCollectionList($0) }
        }
    }

    // iOS has no moments since version 13.
    open class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult(of: []) }
    open class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult(of: []) }

    /// Returns a folder that isn't kept.
    open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        PHCollectionList(transient: collections, title: title)
    }
    open class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList { PHCollectionList(transient: fetchResult.objects, title: title) }
}

public import Foundation

/// Asks for an album's change, for a new album, or for the end of some.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private let transaction: PhotoTransaction
    private let id: String
    private let isNew: Bool
    /// The photos that places mean, if a request was made with what was found.
    private let shown: [String]?

    private init(_ transaction: PhotoTransaction, _ id: String, _ title: String, isNew: Bool, shown: [String]? = nil) {
        (self.transaction, self.id, self.isNew, self.shown) = (transaction, id, isNew, shown)
        self.title = title
        super.init()
        transaction.needsReading = true
    }

    public convenience init?(for assetCollection: PHAssetCollection) {
        let transaction = PhotoTransaction.needed()
        guard let album = transaction.state.album(assetCollection.localIdentifier) else { return nil }
        self.init(transaction, album.id, album.title, isNew: false)
    }

    /// Asks for a change by places among photos that were found.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        let transaction = PhotoTransaction.needed()
        guard let album = transaction.state.album(assetCollection.localIdentifier) else { return nil }
        self.init(
            transaction, album.id, album.title, isNew: false, shown: assets.objects.map(\.localIdentifier))
    }

    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let transaction = PhotoTransaction.needed()
        let album = AlbumRecord(title: title)
        transaction.state.albums.append(album)
        transaction.state.top.append(album.id)
        return PHAssetCollectionChangeRequest(transaction, album.id, title, isNew: true)
    }

    /// Stands for the new album until the block has ended.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
        PHObjectPlaceholder(isNew ? id : "")
    }

    /// Deletes albums. Their photos stay in the library.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let transaction = PhotoTransaction.needed()
        transaction.needsReading = true
        transaction.state.remove(collections: Set(PhotoFile.identifiers(assetCollections)))
    }

    open var title: String { didSet { transaction.state.change(album: id) { $0.title = title } } }

    open func addAssets(_ assets: any NSFastEnumeration) {
        let new = PhotoFile.identifiers(assets)
        change { list in list += new.filter { !list.contains($0) } }
    }

    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        let new = PhotoFile.identifiers(assets)
        change { list in
            for (id, place) in zip(new, indexes) { list.insert(id, at: min(place, list.count)) }
        }
    }

    open func removeAssets(_ assets: any NSFastEnumeration) {
        let old = Set(PhotoFile.identifiers(assets))
        change { $0.removeAll(where: old.contains) }
    }

    open func removeAssets(at indexes: IndexSet) {
        let old = Set(named(indexes))
        change { $0.removeAll(where: old.contains) }
    }

    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        let (old, new) = (named(indexes), PhotoFile.identifiers(assets))
        change { list in
            for (one, other) in zip(old, new) {
                if let place = list.firstIndex(of: one) { list[place] = other }
            }
        }
    }

    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        let moved = named(fromIndexes)
        change { list in
            list.removeAll(where: moved.contains)
            list.insert(contentsOf: moved, at: min(max(0, toIndex), list.count))
        }
    }

    /// The photos at places of what was found, or of the album.
    private func named(_ places: IndexSet) -> [String] {
        let list = shown ?? transaction.state.album(id)?.assets ?? []
        return places.filter(list.indices.contains).map { list[$0] }
    }

    private func change(_ body: (inout [String]) -> Void) { transaction.state.change(album: id) { body(&$0.assets) } }
}

/// Asks for a folder's change, for a new folder, or for the end of some.
open class PHCollectionListChangeRequest: PHChangeRequest {
    private let transaction: PhotoTransaction
    /// The folder, or nil for the albums and folders that are in none.
    private let id: String?
    private let isNew: Bool
    private let shown: [String]?

    private init(_ transaction: PhotoTransaction, _ id: String?, _ title: String, isNew: Bool, shown: [String]? = nil) {
        (self.transaction, self.id, self.isNew, self.shown) = (transaction, id, isNew, shown)
        self.title = title
        super.init()
        transaction.needsReading = true
    }

    public convenience init?(for collectionList: PHCollectionList) {
        let transaction = PhotoTransaction.needed()
        guard let folder = transaction.state.folder(collectionList.localIdentifier) else { return nil }
        self.init(transaction, folder.id, folder.title, isNew: false)
    }

    /// Asks for a change by places among albums and folders that were found.
    public convenience init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) {
        let transaction = PhotoTransaction.needed()
        guard let folder = transaction.state.folder(collectionList.localIdentifier) else { return nil }
        self.init(
            transaction, folder.id, folder.title, isNew: false,
            shown: childCollections.objects.map(\.localIdentifier))
    }

    /// Asks for a change of the albums and folders that are in none.
    public convenience init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>) {
        self.init(
            PhotoTransaction.needed(), nil, "", isNew: false, shown: childCollections.objects.map(\.localIdentifier))
    }

    @discardableResult
    open class func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest {
        let transaction = PhotoTransaction.needed()
        let folder = FolderRecord(title: title)
        transaction.state.folders.append(folder)
        transaction.state.top.append(folder.id)
        return PHCollectionListChangeRequest(transaction, folder.id, title, isNew: true)
    }

    /// Stands for the new folder until the block has ended.
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder(isNew ? id ?? "" : "") }

    /// Deletes folders with all that is in them. Photos stay in the library.
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {
        let transaction = PhotoTransaction.needed()
        transaction.needsReading = true
        transaction.state.remove(collections: Set(PhotoFile.identifiers(collectionLists)))
    }

    open var title: String {
        didSet { if let id { transaction.state.change(folder: id) { $0.title = title } } }
    }

    open func addChildCollections(_ collections: any NSFastEnumeration) {
        let new = PhotoFile.identifiers(collections)
        detach(new)
        change { $0 += new }
    }

    open func insertChildCollections(_ collections: any NSFastEnumeration, at indexes: IndexSet) {
        let new = PhotoFile.identifiers(collections)
        detach(new)
        change { list in
            for (id, place) in zip(new, indexes) { list.insert(id, at: min(place, list.count)) }
        }
    }

    open func removeChildCollections(_ collections: any NSFastEnumeration) {
        remove(PhotoFile.identifiers(collections))
    }

    open func removeChildCollections(at indexes: IndexSet) { remove(named(indexes)) }

    open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: any NSFastEnumeration) {
        let (old, new) = (named(indexes), PhotoFile.identifiers(collections))
        detach(new)
        change { list in
            for (one, other) in zip(old, new) {
                if let place = list.firstIndex(of: one) { list[place] = other }
            }
        }
        back(old)
    }

    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {
        let moved = named(indexes)
        change { list in
            list.removeAll(where: moved.contains)
            list.insert(contentsOf: moved, at: min(max(0, toIndex), list.count))
        }
    }

    private func remove(_ ids: [String]) {
        change { $0.removeAll(where: ids.contains) }
        back(ids)
    }

    /// Removes albums and folders from their parents: each is in one folder at most.
    private func detach(_ ids: [String]) {
        transaction.state.top.removeAll(where: ids.contains)
        for folder in transaction.state.folders {
            transaction.state.change(folder: folder.id) { $0.children.removeAll(where: ids.contains) }
        }
    }

    /// Puts albums and folders that are in no folder any more among those without one.
    private func back(_ ids: [String]) {
        guard id != nil else { return }
        transaction.state.top += ids.filter { !transaction.state.top.contains($0) }
    }

    private func named(_ places: IndexSet) -> [String] {
        let list = shown ?? id.flatMap { transaction.state.folder($0)?.children } ?? transaction.state.top
        return places.filter(list.indices.contains).map { list[$0] }
    }

    private func change(_ body: (inout [String]) -> Void) {
        guard let id else { return body(&transaction.state.top) }
        transaction.state.change(folder: id) { body(&$0.children) }
    }
}

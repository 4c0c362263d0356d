public import Foundation

/// What has changed in the library.
open class PHChange: NSObject {
    private let difference: PhotoDifference

    init(_ difference: PhotoDifference) { self.difference = difference }

    /// Returns how an object has changed, or nil if it hasn't.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let id = object.localIdentifier
        let isDeleted = [difference.photos, difference.albums, difference.folders].contains { $0.deleted.contains(id) }
        guard isDeleted || difference.updated.contains(id) else { return nil }
        let after = difference.after
        let new: PHObject? = after.photo(id).map { PHAsset($0) } ?? after.collection(id)
        return PHObjectChangeDetails(
            objectBeforeChanges: object, objectAfterChanges: isDeleted ? nil : new as? T,
            assetContentChanged: difference.changedContents.contains(id), objectWasDeleted: isDeleted)
    }

    /// Returns how what was found has changed, or nil if it hasn't.
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let new = PHFetchResult(difference.after, fetchResult.fetch)
        let details = PHFetchResultChangeDetails(
            from: fetchResult, to: new, updated: difference.updated)
        return details.isEmpty ? nil : details
    }
}

/// How an object of the library has changed.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    /// The object as it is now, or nil if it was deleted.
    public let objectAfterChanges: ObjectType?
    public let assetContentChanged: Bool
    public let objectWasDeleted: Bool

    init(
        objectBeforeChanges: ObjectType, objectAfterChanges: ObjectType?, assetContentChanged: Bool,
        objectWasDeleted: Bool
    ) {
        (self.objectBeforeChanges, self.objectAfterChanges) = (objectBeforeChanges, objectAfterChanges)
        (self.assetContentChanged, self.objectWasDeleted) = (assetContentChanged, objectWasDeleted)
    }
}

/// How what was found has changed: what to remove from the old list, then to insert, then to move and to show again.
public final class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public var hasIncrementalChanges: Bool { true }
    /// Places in the old list.
    public let removedIndexes: IndexSet?
    public let removedObjects: [ObjectType]
    /// Places in the new list.
    public let insertedIndexes: IndexSet?
    public let insertedObjects: [ObjectType]
    /// Places in the new list.
    public let changedIndexes: IndexSet?
    public let changedObjects: [ObjectType]
    private let moves: [(Int, Int)]

    public var hasMoves: Bool { !moves.isEmpty }
    var isEmpty: Bool {
        moves.isEmpty && removedObjects.isEmpty && insertedObjects.isEmpty && changedObjects.isEmpty
    }

    public convenience init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        self.init(
            from: fromResult, to: toResult,
            updated: Set(changedObjects.compactMap { ($0 as? PHObject)?.localIdentifier }))
    }

    init(from old: PHFetchResult<ObjectType>, to new: PHFetchResult<ObjectType>, updated: Set<String>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (old, new)
        let name = { (object: ObjectType) in (object as? PHObject)?.localIdentifier ?? "\(ObjectIdentifier(object))" }
        let (before, after) = (old.objects.map(name), new.objects.map(name))
        let (known, left) = (Set(before), Set(after))
        let removed = IndexSet(before.indices.filter { !left.contains(before[$0]) })
        let inserted = IndexSet(after.indices.filter { !known.contains(after[$0]) })
        let changed = IndexSet(after.indices.filter { known.contains(after[$0]) && updated.contains(after[$0]) })
        (removedIndexes, removedObjects) = (removed, removed.map { old.objects[$0] })
        (insertedIndexes, insertedObjects) = (inserted, inserted.map { new.objects[$0] })
        (changedIndexes, changedObjects) = (changed, changed.map { new.objects[$0] })
        var list = before.filter(left.contains)
        for place in inserted { list.insert(after[place], at: min(place, list.count)) }
        moves = Self.moves(from: list, to: after)
    }

    /// Returns the moves that make one order of the other.
    private static func moves(from list: [String], to after: [String]) -> [(Int, Int)] {
        var (list, moves) = (list, [(Int, Int)]())
        for place in after.indices where list[place] != after[place] {
            guard let from = list[place...].firstIndex(of: after[place]) else { continue }
            list.insert(list.remove(at: from), at: place)
            moves.append((from, place))
        }
        return moves
    }

    public func enumerateMoves(_ handler: (Int, Int) -> Void) {
        for (from, to) in moves { handler(from, to) }
    }
}

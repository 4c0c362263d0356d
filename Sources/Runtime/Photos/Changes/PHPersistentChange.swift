public import Foundation

/// A place in the history of the library's changes, which can be kept for another run of the app.
public final class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding, Sendable {
    let version: Int

    init(_ version: Int) { self.version = version }

    public static var supportsSecureCoding: Bool { true }
    public init?(coder: NSCoder) { version = coder.decodeInteger(forKey: "version") }
    public func encode(with coder: NSCoder) { coder.encode(version, forKey: "version") }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? PHPersistentChangeToken)?.version == version
    }
    public override var hash: Int { version }
}

/// Changes of the library, in their order.
public final class PHPersistentChangeFetchResult: NSObject, Sequence, Sendable {
    private let changes: [PHPersistentChange]

    init(_ changes: [PHPersistentChange]) { self.changes = changes }

    public func makeIterator() -> IndexingIterator<[PHPersistentChange]> { changes.makeIterator() }

    public func enumerateChanges(_ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isStopped = ObjCBool(false)
        for change in changes where !isStopped.boolValue { block(change, &isStopped) }
    }
}

/// A change of the library, and the place in the history after it.
public final class PHPersistentChange: NSObject, Sendable {
    public let changeToken: PHPersistentChangeToken
    private let difference: PhotoDifference

    init(_ difference: PhotoDifference, _ version: Int) {
        (self.difference, changeToken) = (difference, PHPersistentChangeToken(version))
    }

    public func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
        switch objectType {
        case .asset: PHPersistentObjectChangeDetails(objectType, difference.photos)
        case .assetCollection: PHPersistentObjectChangeDetails(objectType, difference.albums)
        case .collectionList: PHPersistentObjectChangeDetails(objectType, difference.folders)
        }
    }
}

/// The objects of a kind that a change has made, changed and deleted.
public final class PHPersistentObjectChangeDetails: NSObject, Sendable {
    public let objectType: PHObjectType
    public let insertedLocalIdentifiers: Set<String>
    public let updatedLocalIdentifiers: Set<String>
    public let deletedLocalIdentifiers: Set<String>

    init(_ objectType: PHObjectType, _ objects: PhotoDifference.Objects) {
        self.objectType = objectType
        (insertedLocalIdentifiers, updatedLocalIdentifiers) = (objects.inserted, objects.updated)
        deletedLocalIdentifiers = objects.deleted
    }
}

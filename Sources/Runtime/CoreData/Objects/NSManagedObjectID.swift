public import Foundation

/// What identifies an object: in a store, or until it is saved in one.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    // An identifier never changes; it knows its store only weakly.
    public let entity: NSEntityDescription
    public private(set) weak var persistentStore: NSPersistentStore?
    /// The number of the object in its store, or nil until it is saved.
    let key: Int64?
    private let storeIdentifier: String
    private let temporaryName: String
    private let hashed: Int

    /// Creates the identifier of an object that isn't saved.
    init(temporaryOf entity: NSEntityDescription) {
        self.entity = entity
        key = nil
        storeIdentifier = ""
        temporaryName = UUID().uuidString
        hashed = temporaryName.hashValue
    }

    init(_ entity: NSEntityDescription, _ key: Int64, in store: NSPersistentStore) {
        self.entity = entity
        self.key = key
        persistentStore = store
        storeIdentifier = store.identifier
        temporaryName = ""
        hashed = Int(truncatingIfNeeded: key &* 0x9e37_79b9_7f4a_7c1) ^ (entity.root.name ?? "").hashValue
    }

    open var isTemporaryID: Bool { key == nil }

    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            key.map { "x-coredata://\(storeIdentifier)/\(name)/p\($0)" } ?? "x-coredata:///\(name)/t\(temporaryName)"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    open override var hash: Int { hashed }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        if self === other { return true }
        return hashed == other.hashed && key == other.key && temporaryName == other.temporaryName
            && storeIdentifier == other.storeIdentifier && entity.root.name == other.entity.root.name
    }

    open override var description: String { "<NSManagedObjectID: \(uriRepresentation().absoluteString)>" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a fetch request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

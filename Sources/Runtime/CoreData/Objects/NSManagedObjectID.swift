public import Foundation
import Synchronization

/// What identifies an object: in a store, or until it is saved in one.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    // An identifier never changes; it knows its store only weakly.
    public let entity: NSEntityDescription
    public private(set) weak var persistentStore: NSPersistentStore?
    /// The number of the object in its store, or nil until it is saved.
    let key: Int64?
    private let storeIdentifier: String
    /// The number of an object that isn't saved; 0 for others.
    private let temporaryNumber: UInt64
    /// Tells apart objects with the same number in different tables.
    private let table: Int
    private static let process = UUID().uuidString
    private static let last = Atomic<UInt64>(0)

    /// Creates the identifier of an object that isn't saved.
    init(temporaryOf entity: NSEntityDescription) {
        self.entity = entity
        key = nil
        storeIdentifier = ""
        temporaryNumber = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
        table = 0
    }

    init(_ entity: NSEntityDescription, _ key: Int64, in store: NSPersistentStore) {
        self.entity = entity
        self.key = key
        persistentStore = store
        storeIdentifier = store.identifier
        temporaryNumber = 0
        table = entity.layout.table
    }

    open var isTemporaryID: Bool { key == nil }

    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            key.map { "x-coredata://\(storeIdentifier)/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(Self.process)\(temporaryNumber)"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    open override var hash: Int {
        let number = key ?? Int64(truncatingIfNeeded: temporaryNumber)
        return Int(truncatingIfNeeded: number &* 0x9e37_79b9_7f4a_7c1) ^ table
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        if self === other { return true }
        return key == other.key && table == other.table && temporaryNumber == other.temporaryNumber
            && storeIdentifier == other.storeIdentifier
    }

    open override var description: String { "<NSManagedObjectID: \(uriRepresentation().absoluteString)>" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a fetch request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

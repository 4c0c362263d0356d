public import Foundation
import UIKit

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Guarded by the lock, which each access of a store takes.
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let lock = Foundation.NSRecursiveLock()

    /// Runs a request of a batch for a context of the coordinator.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(managedObjectModel: NSManagedObjectModel()) }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        KnownModels.add(model)
    }

    /// The kinds of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try lock.withLock {
            let store = try NSPersistentStore(storeType, storeURL, configuration, options, in: self)
            persistentStores.append(store)
            return store
        }
    }

    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            if let folder = storeDescription.url?.deletingLastPathComponent(),
                storeDescription.type != NSInMemoryStoreType
            {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.allOptions)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock { persistentStores.removeAll { $0 === store } }
    }

    open func persistentStore(for url: URL) -> NSPersistentStore? {
        lock.withLock { persistentStores.first { $0.url == url } }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        lock.withLock {
            try? store.database.setMetadata(metadata ?? [:])
            store.metadata = store.database.metadata
        }
    }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        lock.withLock { persistentStores.removeAll { $0.url == url } }
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }

    open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/")
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let key = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[String(parts[0])],
            let store = lock.withLock({
                persistentStores.first { $0.identifier.lowercased() == url.host?.lowercased() }
            })
        else { return nil }
        return NSManagedObjectID(entity, key, in: store)
    }

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async { self.lock.withLock(block) }
    }
    open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

    /// The store that has the objects of an entity.
    func store(of entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { $0.database.schema.place(entity) != nil }
    }
}

/// The models that coordinators use, by which classes find their entities.
enum KnownModels {
    private struct Known { weak var model: NSManagedObjectModel? }
    nonisolated(unsafe) private static var models: [Known] = []
    private static let lock = Foundation.NSLock()

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models = models.filter { $0.model != nil && $0.model !== model } + [Known(model: model)]
        }
    }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let all = lock.withLock { models.compactMap(\.model) }
        for model in all.reversed() {
            if let entity = model.entity(of: type) { return entity }
        }
        return nil
    }
}

extension NSManagedObjectModel {
    /// Returns the entity whose objects have a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        if let exact = entities.first(where: { $0.objectClass == type }) { return exact }
        let name = String(reflecting: type).split(separator: ".").last.map(String.init)
        return entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name }
    }
}

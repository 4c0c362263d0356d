public import Foundation
public import UIKit

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects that an app works with, and their changes until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // A context is used on its queue.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { storedCoordinator ?? parent?.persistentStoreCoordinator }
        set { storedCoordinator = newValue }
    }
    private var storedCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var transactionAuthor: String?
    open var undoManager: UndoManager?
    /// An `NSMergePolicy`.
    open var mergePolicy: Any = NSErrorMergePolicy
    open var userInfo = NSMutableDictionary()
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var automaticallyMergesChangesFromParent = false { didSet { observeSaves() } }
    private var saveObserver: (any NSObjectProtocol)?
    var generation: NSQueryGenerationToken?
    /// Counts the saves that the context has made or heard of.
    private(set) var saves = 0
    let queue: DispatchQueue
    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()
    /// Set for the main queue, whose work may be done by another thread than the process's first.
    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private struct Registered { weak var object: NSManagedObject? }
    private var registered: [NSManagedObjectID: Registered] = [:]
    /// The identifiers that objects had before they were saved.
    private var aliases: [NSManagedObjectID: NSManagedObjectID] = [:]
    private(set) var inserted = ObjectList()
    private(set) var updated = ObjectList()
    private(set) var deleted = ObjectList()
    /// What has changed since the last notification.
    private var event: (inserted: ObjectList, updated: ObjectList, deleted: ObjectList) = (.init(), .init(), .init())
    private var isScheduled = false
    /// Whether changes are taken back, which counts as no change.
    private(set) var isRestoring = false

    /// Objects in the order in which they came.
    struct ObjectList {
        private var places: [ObjectIdentifier: Int] = [:]
        private var objects: [NSManagedObject?] = []

        var isEmpty: Bool { places.isEmpty }
        var all: [NSManagedObject] { objects.compactMap(\.self) }
        var set: Set<NSManagedObject> { Set(all) }
        func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

        mutating func insert(_ object: NSManagedObject) {
            guard places[ObjectIdentifier(object)] == nil else { return }
            places[ObjectIdentifier(object)] = objects.count
            objects.append(object)
        }

        mutating func remove(_ object: NSManagedObject) {
            if let place = places.removeValue(forKey: ObjectIdentifier(object)) { objects[place] = nil }
        }
    }

    /// The kinds of queues that blocks of a context are performed on.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }
    }

    deinit { if let saveObserver { NotificationCenter.default.removeObserver(saveObserver) } }

    // MARK: Queues

    private static let currentKey = "NSManagedObjectContext.current"
    static var current: NSManagedObjectContext? {
        Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext
    }

    private func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Thread.current.threadDictionary[Self.currentKey]
        Thread.current.threadDictionary[Self.currentKey] = self
        defer { Thread.current.threadDictionary[Self.currentKey] = before }
        return try body()
    }

    private var isOnQueue: Bool {
        concurrencyType == .mainQueueConcurrencyType
            ? Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainKey) == true
            : DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async {
            self.run(block)
            self.processPendingChanges()
        }
    }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        if isOnQueue || concurrencyType == .confinementConcurrencyType { return try run(block) }
        return try queue.sync {
            defer { processPendingChanges() }
            return try run(block)
        }
    }

    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            queue.async { continuation.resume() }
        }
        // The block runs on the context's queue, in a task that waits for it.
        defer { performAndWait { processPendingChanges() } }
        return try performAndWait(block)
    }

    // MARK: Objects

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        model?.entity(of: type) ?? KnownModels.entity(of: type)
    }

    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registered[objectID]?.object ?? aliases[objectID].flatMap { registered[$0]?.object }
    }

    /// Returns the object with an identifier: a fault, if it isn't there yet.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(with: objectID, row: nil) }

    func object(with id: NSManagedObjectID, row: Row?) -> NSManagedObject {
        if let known = registeredObject(for: id) {
            if known.isFault, known.row == nil { known.row = row }
            return known
        }
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.isFault = true
        object.row = row
        object.managedObjectContext = self
        registered[id] = Registered(object: object)
        return object
    }

    /// Returns the object with an identifier, whose values are read; throws if it isn't in the store.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault {
            guard let row = row(of: objectID) else {
                registered[objectID] = nil
                throw NSError.coreData(
                    NSManagedObjectReferentialIntegrityError,
                    "Object's persistent store is not reachable from this NSManagedObjectContext's coordinator")
            }
            object.row = row
            object.fire()
        }
        if object.isDeleted {
            throw NSError.coreData(NSManagedObjectReferentialIntegrityError, "The object was deleted.")
        }
        return object
    }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        registered[object.objectID] = Registered(object: object)
        if deleted.contains(object) {
            deleted.remove(object)
            object.isDeleted = false
            return recordChange(of: object)
        }
        object.isInserted = true
        inserted.insert(object)
        event.inserted.insert(object)
        undoManager?.registerUndo(withTarget: self) { [weak object] in if let object { $0.delete(object) } }
        if !isRestoring { object.awake { object.awakeFromInsert() } }
        schedule()
    }

    open func assign(_ object: Any, to store: NSPersistentStore) {}

    func recordChange(of object: NSManagedObject) {
        guard !isRestoring, !object.isDeleted else { return }
        if !object.isInserted {
            object.isUpdated = true
            updated.insert(object)
        }
        if !event.inserted.contains(object) { event.updated.insert(object) }
        schedule()
    }

    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.fire()
        object.prepareForDeletion()
        object.isDeleted = true
        for (place, kind) in object.layout.kinds.enumerated() {
            guard let relationship = kind.relationship else { continue }
            let related: [NSManagedObject] =
                if case .many = kind { object.list(at: place) } else {
                    (object.value(at: place) as? NSManagedObject).map { [$0] } ?? []
                }
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for other in related { delete(other) }
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                for other in related where !other.isDeleted { other.unlink(object, by: inverse) }
            case .denyDeleteRule, .noActionDeleteRule: break
            }
        }
        undoManager?.registerUndo(withTarget: self) { context in
            object.isDeleted = false
            context.insert(object)
        }
        event.deleted.insert(object)
        event.updated.remove(object)
        updated.remove(object)
        object.isUpdated = false
        if object.isInserted {
            inserted.remove(object)
            event.inserted.remove(object)
            object.isInserted = false
            registered[object.objectID] = nil
        } else {
            deleted.insert(object)
        }
        schedule()
    }

    // MARK: Events

    private func schedule() {
        guard !isScheduled, concurrencyType != .confinementConcurrencyType else { return }
        isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    /// Tells of what has changed since the last time.
    open func processPendingChanges() {
        isScheduled = false
        let (inserted, updated, deleted) = (event.inserted.all, event.updated.all, event.deleted.all)
        guard !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty else { return }
        event = (.init(), .init(), .init())
        post([NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
        for object in inserted + updated { object.changesOfEvent = [] }
    }

    private func post<Told: NSObject>(
        _ lists: [String: [Told]], _ name: Notification.Name = .NSManagedObjectContextObjectsDidChange
    ) {
        let information = lists.filter { !$0.value.isEmpty }.mapValues { Set($0) }
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    // MARK: Reading

    /// Returns the values of an object of the store, or of the parent's object.
    func row(of id: NSManagedObjectID) -> Row? {
        if let parent {
            return parent.performAndWait { parent.snapshot(of: id) }
        }
        return reading(id.entity) { try $0.row(of: id) }
    }

    /// Returns what an object has now, for a child.
    private func snapshot(of id: NSManagedObjectID) -> Row? {
        let object = object(with: id)
        object.fire()
        return object.isDeleted ? nil : object.currentRow(version: object.row?.version ?? 1)
    }

    func relatedObjects(of object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        if let parent {
            let ids = parent.performAndWait {
                parent.object(with: object.objectID).objectIDs(forRelationshipNamed: relationship.name)
            }
            return ids.map { self.object(with: $0) }.filter { !$0.isDeleted }
        }
        let place = object.layout.places[relationship.name] ?? 0
        let found =
            object.prefetched?.lists[place]?[object.objectID]
            ?? reading(object.entity) { try $0.related(to: [object.objectID], relationship).values.first } ?? []
        let following = object.prefetched?.following[place]
        return found.map { found in
            let object = self.object(with: found.id, row: found.row)
            object.prefetched = following ?? object.prefetched
            return object
        }.filter { !$0.isDeleted }
    }

    /// Returns the values of objects of an entity by their keys.
    func rows(of ids: [NSManagedObjectID], _ entity: NSEntityDescription) -> [Int64: Row] {
        reading(entity) { try $0.rows(of: ids, entity) } ?? [:]
    }

    /// Reads in the store of an entity, and reports what goes wrong.
    private func reading<Result>(_ entity: NSEntityDescription, _ body: (SQLStore) throws -> Result?) -> Result? {
        guard let coordinator = persistentStoreCoordinator else { return nil }
        return coordinator.lock.withLock {
            guard let store = coordinator.store(of: entity) else { return nil }
            do { return try body(store.database) } catch {
                CoreDataLog.report("error: \(error)")
                return nil
            }
        }
    }

    // MARK: Forgetting

    /// Reads an object again when it is needed next; with `mergeChanges`, what has changed stays.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !object.isInserted else { return }
        if flag {
            merge(into: object)
        } else {
            updated.remove(object)
            event.updated.remove(object)
            object.isUpdated = false
            object.turnIntoFault()
        }
        post([NSRefreshedObjectsKey: [object]])
    }

    /// Takes the store's values where the object hasn't changed.
    func merge(into object: NSManagedObject) {
        object.prefetched = nil
        guard !object.isFault else {
            object.row = nil
            return
        }
        guard let row = row(of: object.objectID) else { return }
        let (slots, changes, lists) = (object.slots, object.changes, object.committedLists)
        object.read(row)
        for place in changes { object.slots[place] = slots[place] }
        (object.changes, object.committedLists) = (changes, lists)
    }

    open func refreshAllObjects() {
        for object in registeredObjects where !object.isInserted && !object.isDeleted {
            if object.isUpdated { merge(into: object) } else { object.turnIntoFault() }
        }
    }

    open func rollback() {
        isRestoring = true
        defer { isRestoring = false }
        undoManager?.removeAllActions()
        for object in inserted.all {
            object.isInserted = false
            object.managedObjectContext = nil
            registered[object.objectID] = nil
        }
        let restored = updated.all + deleted.all
        let gone = inserted.all
        (inserted, updated, deleted) = (.init(), .init(), .init())
        event = (.init(), .init(), .init())
        for object in restored {
            (object.isUpdated, object.isDeleted) = (false, false)
            object.turnIntoFault()
        }
        post([NSRefreshedObjectsKey: restored, NSDeletedObjectsKey: gone])
    }

    open func undo() {
        processPendingChanges()
        undoManager?.undo()
    }

    open func redo() { undoManager?.redo() }

    open func reset() {
        for object in registeredObjects {
            object.managedObjectContext = nil
            (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
        }
        registered = [:]
        (inserted, updated, deleted) = (.init(), .init(), .init())
        event = (.init(), .init(), .init())
        undoManager?.removeAllActions()
    }

    // MARK: After a save

    /// Makes what was saved the state that further changes are compared with.
    func commit(_ changes: ObjectChanges, _ ids: [ObjectIdentifier: NSManagedObjectID]) {
        saves += 1
        for object in changes.inserted {
            guard let id = ids[ObjectIdentifier(object)] else { continue }
            if id != object.objectID { setIdentifier(id, of: object) }
        }
        for object in changes.inserted + changes.updated {
            let version = object.isInserted ? 0 : object.row?.version ?? 0
            object.row = object.currentRow(version: version + 1)
            object.changes = []
            object.committedLists = [:]
            (object.isInserted, object.isUpdated) = (false, false)
            for case let (place, .unread(added, removed)) in object.slots.enumerated()
            where !added.isEmpty || !removed.isEmpty {
                object.slots[place] = .unread(added: [], removed: [])
            }
        }
        for object in changes.deleted {
            registered[object.objectID] = nil
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = (.init(), .init(), .init())
    }

    func setIdentifier(_ id: NSManagedObjectID, of object: NSManagedObject) {
        registered[object.objectID] = nil
        aliases[object.objectID] = id
        object.objectID = id
        registered[id] = Registered(object: object)
    }

    /// Inserts the object of a child, which was awake before.
    func insertCopy(_ object: NSManagedObject) {
        isRestoring = true
        insert(object)
        isRestoring = false
    }

    /// Takes back the insertion of an object whose values went to another one.
    func forget(inserted object: NSManagedObject) {
        inserted.remove(object)
        event.inserted.remove(object)
        registered[object.objectID] = nil
        object.isInserted = false
        object.managedObjectContext = nil
    }

    func setUpdated(_ object: NSManagedObject) {
        object.isUpdated = true
        updated.insert(object)
    }

    /// Takes back that an object is to be deleted, as the store has it otherwise by now.
    func keep(deleted object: NSManagedObject) {
        deleted.remove(object)
        object.isDeleted = false
        object.turnIntoFault()
    }

    func setUnchanged(_ object: NSManagedObject) {
        updated.remove(object)
        object.isUpdated = false
    }

    func postSave<Told: NSObject>(_ name: Notification.Name, _ lists: [String: [Told]]) { post(lists, name) }

    // MARK: Saves of others

    private func observeSaves() {
        if let saveObserver { NotificationCenter.default.removeObserver(saveObserver) }
        saveObserver = nil
        guard automaticallyMergesChangesFromParent else { return }
        saveObserver = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak self] notification in
            guard let self, let other = notification.object as? NSManagedObjectContext, other !== self,
                parent.map({ $0 === other })
                    ?? (other.parent == nil && other.persistentStoreCoordinator === persistentStoreCoordinator)
            else { return }
            nonisolated(unsafe) let notification = notification
            if isOnQueue {
                mergeChanges(fromContextDidSave: notification)
            } else {
                queue.async { self.mergeChanges(fromContextDidSave: notification) }
            }
        }
    }

    /// Takes what another context has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            if let objects = notification.userInfo?[key] as? Set<NSManagedObject> { return objects.map(\.objectID) }
            return (PredicateValue.elements(of: notification.userInfo?["\(key)_objectIDs"]) ?? []).compactMap {
                $0 as? NSManagedObjectID
            }
        }
        merge(inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey))
    }

    private func merge(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        saves += 1
        let new = inserted.map { object(with: $0) }
        let changed = updated.compactMap { registeredObject(for: $0) }
        for object in changed { merge(into: object) }
        let gone = deleted.compactMap { registeredObject(for: $0) }
        for object in gone {
            object.isDeleted = true
            self.updated.remove(object)
            registered[object.objectID] = nil
        }
        post([NSInsertedObjectsKey: new, NSRefreshedObjectsKey: changed, NSDeletedObjectsKey: gone])
        post(
            [
                NSInsertedObjectIDsKey: inserted, NSUpdatedObjectIDsKey: updated, NSDeletedObjectIDsKey: deleted,
            ], Self.didMergeChangesObjectIDsNotification)
        for object in gone { object.managedObjectContext = nil }
    }

    /// Takes changes of identifiers, as batch requests return them, into contexts.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            let list = changeNotificationData[key] ?? changeNotificationData["\(key)_objectIDs"]
            return (PredicateValue.elements(of: list) ?? []).compactMap { $0 as? NSManagedObjectID }
        }
        for context in contexts {
            context.performAndWait {
                context.merge(
                    inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
                    deleted: ids(NSDeletedObjectsKey))
            }
        }
    }
}

extension NSManagedObject {
    /// Returns the object's values as a store has them.
    func currentRow(version: Int64) -> Row {
        let values = slots.map { slot -> Any? in
            switch slot {
            case .attribute(let value): value
            case .one(let object): object?.objectID
            case .identifier(let id): id
            default: nil
            }
        }
        return Row(version, values)
    }
}

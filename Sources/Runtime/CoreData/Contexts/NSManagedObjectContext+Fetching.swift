import Foundation
import UIKit

extension NSManagedObjectContext {
    private func entity<Result>(of request: NSFetchRequest<Result>) throws -> NSEntityDescription {
        if let entity = request.entity { return model?.entitiesByName[entity.name ?? ""] ?? entity }
        let name = request.entityName ?? ""
        guard let entity = model?.entitiesByName[name] else {
            throw NSError.coreData(
                NSCoreDataError, "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
        }
        return entity
    }

    /// Calls a store with its coordinator's lock.
    private func withStore<Result>(
        of entity: NSEntityDescription, _ body: (NSPersistentStore) throws -> Result
    ) throws -> Result {
        guard let coordinator = persistentStoreCoordinator else {
            throw NSError.coreData(NSCoreDataError, "The context has no persistent store coordinator.")
        }
        return try coordinator.lock.withLock {
            guard let store = coordinator.store(of: entity) else {
                throw NSError.coreData(
                    NSCoreDataError,
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save or fetch operation."
                )
            }
            do {
                return try body(store)
            } catch let error as SQLError {
                throw SQLStore.error(error, store.url)
            }
        }
    }

    /// Returns what a request finds, with the changes that aren't saved.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let entity = try entity(of: request)
        if request.resultType == .dictionaryResultType {
            let found = try withStore(of: entity) { store in
                do { return try store.database.dictionaries(request, entity) } catch let error
                    as UntranslatablePredicate
                {
                    throw NSError.coreData(NSCoreDataError, error.reason)
                }
            }
            return found.compactMap { $0 as? Result }
        }
        if request.resultType == .countResultType {
            return [NSNumber(value: try count(for: request))].compactMap { $0 as? Result }
        }
        if request.resultType == .managedObjectIDResultType {
            return try identifiers(request, entity).compactMap { $0 as? Result }
        }
        let objects = try objects(request, entity)
        if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
        return objects.compactMap { $0 as? Result }
    }

    /// Returns the number of objects that a request finds.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        let entity = try entity(of: request)
        if parent == nil, !hasPendingChanges(request, entity) {
            do {
                return try withStore(of: entity) { try $0.database.count(request, entity) }
            } catch is UntranslatablePredicate {
                // Counted in memory below.
            }
        }
        return try objects(request, entity).count
    }

    private func hasPendingChanges<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) -> Bool {
        request.includesPendingChanges && hasChanges
            && (inserted.all + updated.all + deleted.all).contains { $0.entity.isKindOf(entity: entity) }
    }

    private func objects<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription
    ) throws -> [NSManagedObject] {
        let isPending = hasPendingChanges(request, entity)
        if let parent {
            let plain = request.duplicate(as: NSManagedObjectID.self)
            plain.resultType = .managedObjectIDResultType
            if isPending { (plain.fetchLimit, plain.fetchOffset) = (0, 0) }
            let ids = try parent.performAndWait { try parent.fetch(plain) }
            let found = ids.map { object(with: $0) }
            return isPending ? withPendingChanges(found, request, entity) : found
        }
        do {
            return try stored(request, entity, isPending)
        } catch let error as UntranslatablePredicate {
            guard try withStore(of: entity, { $0.type }) != NSSQLiteStoreType else {
                throw NSError.coreData(NSCoreDataError, error.reason)
            }
            // Stores in memory take what SQL can't say.
            let all = request.duplicate(as: Result.self)
            (all.predicate, all.sortDescriptors, all.fetchLimit, all.fetchOffset) = (nil, nil, 0, 0)
            let found = try stored(all, entity, isPending)
            return bounded(filtered(found, request), request)
        }
    }

    private func stored<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription, _ isPending: Bool
    ) throws -> [NSManagedObject] {
        var asked = request
        if isPending {
            asked = request.duplicate()
            (asked.fetchLimit, asked.fetchOffset) = (0, 0)
        }
        let atOnce =
            request.shouldRefreshRefetchedObjects
            ? Int.max : request.fetchBatchSize > 0 || !request.includesPropertyValues ? 0 : Self.rowsAtOnce
        let rows = try withStore(of: entity) { try $0.database.fetch(asked, entity, rows: atOnce) }
        let found = rows.map { object(with: $0.id, row: $0.row) }
        if request.shouldRefreshRefetchedObjects {
            for (object, found) in zip(found, rows) where !object.isFault && !object.hasChanges {
                if let row = found.row { object.read(row) }
            }
        }
        makeBatches(found, entity, request.fetchBatchSize > 0 ? request.fetchBatchSize : Self.rowsAtOnce)
        if let paths = request.relationshipKeyPathsForPrefetching, !paths.isEmpty {
            try prefetch(paths.map { $0.split(separator: ".").map(String.init) }, of: found, entity)
        }
        return isPending ? withPendingChanges(found, request, entity) : found
    }

    /// How many objects get their values when they are found; those of the others are read as soon as one is needed.
    private static var rowsAtOnce: Int { 500 }

    private func makeBatches(_ objects: [NSManagedObject], _ entity: NSEntityDescription, _ size: Int) {
        let faults = objects.filter { $0.isFault && $0.row == nil }
        for start in stride(from: 0, to: faults.count, by: size) {
            _ = FaultBatch(entity, faults[start..<min(start + size, faults.count)])
        }
    }

    /// Returns the identifiers of what a request finds, without objects unless there are changes.
    private func identifiers<Result>(
        _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription
    ) throws -> [NSManagedObjectID] {
        if parent == nil, !hasPendingChanges(request, entity) {
            do {
                return try withStore(of: entity) { try $0.database.fetch(request, entity, rows: 0).map(\.id) }
            } catch is UntranslatablePredicate {
                // Found in memory below, or refused.
            }
        }
        return try objects(request, entity).map(\.objectID)
    }

    // MARK: Related objects

    /// Reads the objects at the ends of key paths, each relationship of all objects at once.
    private func prefetch(_ paths: [[String]], of objects: [NSManagedObject], _ entity: NSEntityDescription) throws {
        let faults = objects.filter { $0.isFault && $0.row == nil }
        if !faults.isEmpty { FaultBatch(entity, faults).read(in: self) }
        let rows = objects.compactMap { object in object.row.map { SQLStore.Found(id: object.objectID, row: $0) } }
        guard let prefetched = try prefetched(paths, of: rows, entity) else { return }
        for object in objects { object.prefetched = prefetched }
    }

    private func prefetched(
        _ paths: [[String]], of found: [SQLStore.Found], _ entity: NSEntityDescription
    ) throws -> PrefetchedObjects? {
        let result = PrefetchedObjects(saves: saves)
        for (key, paths) in Dictionary(grouping: paths.filter { !$0.isEmpty }, by: { $0[0] }) {
            guard let place = entity.layout.places[key], let relationship = entity.layout.kinds[place].relationship,
                let destination = relationship.destinationEntity
            else { continue }
            var related: [SQLStore.Found] = []
            if relationship.isToMany {
                let lists = try withStore(of: entity) { try $0.database.related(to: found.map(\.id), relationship) }
                result.lists[place] = lists
                related = lists.values.flatMap { $0 }
            } else {
                let ids = Set(found.compactMap { $0.row?.values[place] as? NSManagedObjectID })
                let rows = rows(of: Array(ids), destination)
                related = ids.compactMap { id in id.key.flatMap { rows[$0] }.map { .init(id: id, row: $0) } }
                for other in related { result.rows[other.id] = other.row }
            }
            let rest = paths.map { Array($0.dropFirst()) }
            result.following[place] = try prefetched(rest, of: related, destination)
        }
        return result.rows.isEmpty && result.lists.isEmpty ? nil : result
    }

    private func withPendingChanges<Result>(
        _ found: [NSManagedObject], _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription
    ) -> [NSManagedObject] {
        func belongs(_ object: NSManagedObject) -> Bool {
            request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
        }
        let changed = (updated.all + inserted.all).filter(belongs)
        let known = Set(changed.map(ObjectIdentifier.init))
        let unchanged = found.filter { !known.contains(ObjectIdentifier($0)) && !$0.isDeleted }
        let fitting = changed.filter { request.predicate?.evaluate(with: $0) ?? true }
        return bounded((request.sortDescriptors ?? []).sorted(unchanged + fitting), request)
    }

    private func filtered<Result>(_ objects: [NSManagedObject], _ request: NSFetchRequest<Result>) -> [NSManagedObject]
    {
        let fitting = objects.filter { request.predicate?.evaluate(with: $0) ?? true }
        return (request.sortDescriptors ?? []).sorted(fitting)
    }

    private func bounded<Result>(_ objects: [NSManagedObject], _ request: NSFetchRequest<Result>) -> [NSManagedObject] {
        let rest = objects.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    // MARK: Batches

    /// Runs a request of a batch, which changes the store and no objects of contexts.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try run(request)
        case let request as NSBatchUpdateRequest: return try run(request)
        case let request as NSBatchInsertRequest: return try run(request)
        case let request as NSPersistentHistoryChangeRequest: return try run(request)
        case let request as any LaterRequest: return request.run(in: self)
        default:
            throw NSError.coreData(
                NSPersistentStoreUnsupportedRequestTypeError, "The store can't run \(type(of: request)).")
        }
    }

    private func ids(_ request: NSFetchRequest<any NSFetchRequestResult>, _ entity: NSEntityDescription) throws
        -> [NSManagedObjectID]
    {
        let plain = request.duplicate(as: NSManagedObjectID.self)
        plain.includesPendingChanges = false
        return try withStore(of: entity) { try $0.database.fetch(plain, entity, rows: 0).map(\.id) }
    }

    private func run(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
        let entity = try entity(of: request.fetchRequest)
        let ids = try ids(request.fetchRequest, entity)
        try withStore(of: entity) { try $0.database.delete(ids, by: historyAuthor) }
        let result = NSBatchDeleteResult()
        result.resultType = request.resultType
        switch request.resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeCount: result.result = ids.count
        case .resultTypeObjectIDs: result.result = ids
        }
        return result
    }

    private func run(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
        let search = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
        (search.predicate, search.includesSubentities) = (request.predicate, request.includesSubentities)
        let entity = try entity(of: search)
        let ids = try ids(search, entity)
        var values: [String: Any] = [:]
        for (key, value) in request.propertiesToUpdate ?? [:] {
            let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
            values[name] = (value as? NSExpression)?.expressionValue(with: nil, context: nil) ?? value
        }
        try withStore(of: entity) { try $0.database.update(ids, values, by: historyAuthor) }
        let result = NSBatchUpdateResult()
        result.resultType = request.resultType
        switch request.resultType {
        case .statusOnlyResultType: result.result = true
        case .updatedObjectsCountResultType: result.result = ids.count
        case .updatedObjectIDsResultType: result.result = ids
        }
        return result
    }

    private func run(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
        // The objects of a context that nobody else sees
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = mergePolicy
        (context.name, context.transactionAuthor) = (name, transactionAuthor)
        var objects: [NSManagedObject] = []
        func insert() -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
            objects.append(object)
            return object
        }
        for values in request.objectsToInsert ?? [] { insert().setValuesForKeys(values) }
        if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if handler(values) { break }
                let object = insert()
                for key in values.allKeys { object.setValue(values.object(forKey: key), forKey: "\(key)") }
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = insert()
                if handler(object) {
                    context.delete(objects.removeLast())
                    break
                }
            }
        }
        try context.save()
        let result = NSBatchInsertResult()
        result.resultType = request.resultType
        switch request.resultType {
        case .statusOnly: result.result = true
        case .count: result.result = objects.count
        case .objectIDs: result.result = objects.map(\.objectID)
        }
        return result
    }
}

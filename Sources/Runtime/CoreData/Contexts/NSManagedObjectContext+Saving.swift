import Foundation
import UIKit

extension NSManagedObjectContext {
    /// Writes the changes to the store, or to the parent.
    public func save() throws {
        guard hasChanges else { return }
        postSave(.NSManagedObjectContextWillSave, [String: [NSManagedObject]]())
        for object in inserted.all + updated.all + deleted.all { object.willSave() }
        for object in inserted.all + updated.all { object.derive() }
        try validateChanges()
        processPendingChanges()
        var changes = ObjectChanges(inserted: inserted.all, updated: updated.all, deleted: deleted.all)
        let wasUpdated = changes.updated.filter(\.hasPersistentChangedValues)
        if let parent { try push(changes, to: parent) } else { try write(&changes) }
        for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
        let written = Set(changes.updated.map(ObjectIdentifier.init))
        let updated = wasUpdated.filter { written.contains(ObjectIdentifier($0)) }
        if parent == nil { postRemoteChanges() }
        postSave(
            .NSManagedObjectContextDidSave,
            [
                NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: updated,
                NSDeletedObjectsKey: changes.deleted,
            ])
        postSave(
            .NSManagedObjectContextDidSaveObjectIDs,
            [
                NSInsertedObjectIDsKey: changes.inserted.map(\.objectID),
                NSUpdatedObjectIDsKey: updated.map(\.objectID),
                NSDeletedObjectIDsKey: changes.deleted.map(\.objectID),
            ])
    }

    /// Gives inserted objects the identifiers that they will have in the store.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let new = objects.filter { $0.isInserted && $0.objectID.isTemporaryID }
        let ids = try identifiers(for: new)
        for object in new { if let id = ids[ObjectIdentifier(object)] { setIdentifier(id, of: object) } }
    }

    private func identifiers(for objects: [NSManagedObject]) throws -> [ObjectIdentifier: NSManagedObjectID] {
        var ids: [ObjectIdentifier: NSManagedObjectID] = [:]
        guard let coordinator = persistentStoreCoordinator else { return ids }
        try coordinator.lock.withLock {
            for (_, group) in Dictionary(grouping: objects, by: { $0.entity.root.name ?? "" }) {
                guard let first = group.first, let store = coordinator.store(of: first.entity) else {
                    throw NSError.coreData(
                        NSCoreDataError,
                        "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save or fetch operation."
                    )
                }
                if store.isReadOnly {
                    throw NSError.coreData(
                        513, "Attempt to write a readonly database", [NSFilePathErrorKey: store.url?.path ?? ""])
                }
                for (object, id) in zip(group, try store.database.identifiers(for: group)) {
                    ids[ObjectIdentifier(object)] = id
                }
            }
        }
        return ids
    }

    private func validateChanges() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in inserted.all { check(object.validateForInsert) }
        for object in updated.all { check(object.validateForUpdate) }
        for object in deleted.all {
            check(object.validateForDelete)
            check { try object.checkDeletion() }
        }
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw NSError.coreData(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    // MARK: Stores

    private func write(_ changes: inout ObjectChanges) throws {
        guard let coordinator = persistentStoreCoordinator else {
            throw NSError.coreData(NSCoreDataError, "The context has no persistent store coordinator.")
        }
        try coordinator.lock.withLock {
            var ids = try identifiers(for: changes.inserted.filter(\.objectID.isTemporaryID))
            for attempt in 0... {
                do {
                    try write(changes, ids, coordinator)
                    break
                } catch let conflict as SaveConflict {
                    // Each attempt settles all conflicts of the one before; others may save in between only in other processes.
                    guard attempt < 20 else { throw conflictError(conflict) }
                    try settle(conflict, &changes, &ids)
                } catch let error as SQLError {
                    throw SQLStore.error(error, coordinator.persistentStores.first?.url)
                }
            }
            for object in changes.inserted where ids[ObjectIdentifier(object)] == nil {
                ids[ObjectIdentifier(object)] = object.objectID
            }
            commit(changes, ids)
        }
    }

    private func write(
        _ changes: ObjectChanges, _ ids: [ObjectIdentifier: NSManagedObjectID],
        _ coordinator: NSPersistentStoreCoordinator
    ) throws {
        for store in coordinator.persistentStores {
            let isOwn = { (object: NSManagedObject) in coordinator.store(of: object.entity) === store }
            let own = ObjectChanges(
                inserted: changes.inserted.filter(isOwn), updated: changes.updated.filter(isOwn),
                deleted: changes.deleted.filter(isOwn))
            if !own.isEmpty { try store.database.save(own, ids, by: historyAuthor) }
        }
    }

    /// Who saves, in stores' histories.
    var historyAuthor: HistoryAuthor { HistoryAuthor(author: transactionAuthor, context: name) }

    /// Posts the changes of stores whose options ask for it.
    private func postRemoteChanges() {
        guard let coordinator = persistentStoreCoordinator else { return }
        for store in coordinator.persistentStores {
            let wish = store.options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey]
            guard (wish as? Bool) ?? (wish as? NSNumber)?.boolValue ?? false else { continue }
            var info: [String: Any] = [NSStoreUUIDKey: store.identifier]
            info[NSPersistentStoreURLKey] = store.url
            info[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(fromStores: [store])
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: info)
        }
    }

    // MARK: Conflicts

    private var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    private func conflictError(_ conflict: SaveConflict) -> NSError {
        guard conflict.constraints.isEmpty else {
            return .coreData(
                NSManagedObjectConstraintMergeError, "The operation couldn’t be completed. (Cocoa error 133021.)",
                [NSPersistentStoreSaveConflictsErrorKey: conflict.constraints.map(\.object)])
        }
        let conflicts = (conflict.changed + conflict.deleted).map { NSMergeConflict($0, row(of: $0.objectID)) }
        return .coreData(
            NSManagedObjectMergeError, "The operation couldn’t be completed. (Cocoa error 133020.)",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    /// Makes changes that the policy wants in place of those that conflict.
    private func settle(
        _ conflict: SaveConflict, _ changes: inout ObjectChanges, _ ids: inout [ObjectIdentifier: NSManagedObjectID]
    ) throws {
        guard policy != .errorMergePolicyType else { throw conflictError(conflict) }
        for object in conflict.changed {
            guard let stored = row(of: object.objectID) else {
                // Others have deleted it.
                changes.updated.removeAll { $0 === object }
                setUnchanged(object)
                continue
            }
            settle(object, stored)
            if policy == .rollbackMergePolicyType {
                changes.updated.removeAll { $0 === object }
                setUnchanged(object)
            }
        }
        for object in conflict.deleted {
            if policy == .rollbackMergePolicyType {
                changes.deleted.removeAll { $0 === object }
                keep(deleted: object)
            } else {
                object.row = row(of: object.objectID)
            }
        }
        for (object, _, key) in conflict.constraints {
            guard let store = persistentStoreCoordinator?.store(of: object.entity) else { continue }
            let id = NSManagedObjectID(object.entity, key, in: store)
            let existing = self.object(with: id)
            existing.fire()
            if policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType {
                for (place, kind) in object.layout.kinds.enumerated() {
                    if case .many = kind { continue }
                    existing.set(object.value(at: place), at: place)
                }
                if !changes.updated.contains(where: { $0 === existing }) { changes.updated.append(existing) }
            }
            guard object.isInserted else {
                changes.updated.removeAll { $0 === object }
                refresh(object, mergeChanges: false)
                continue
            }
            changes.inserted.removeAll { $0 === object }
            ids[ObjectIdentifier(object)] = nil
            forget(inserted: object)
        }
    }

    /// Settles one object's conflict with what the store has.
    private func settle(_ object: NSManagedObject, _ stored: Row) {
        let before = object.row
        let slots = object.slots
        let changed = object.changes
        object.read(stored)
        guard policy != .rollbackMergePolicyType else {
            object.changes = []
            return
        }
        for place in slots.indices {
            let own = changed.contains(place)
            let differs = !ManagedValue.areEqual(before?.values[place] ?? nil, stored.values[place])
            switch policy {
            case .overwriteMergePolicyType:
                object.slots[place] = slots[place]
                object.changes.insert(place)
            case .mergeByPropertyStoreTrumpMergePolicyType where own && differs: object.changes.remove(place)
            default: if own { object.slots[place] = slots[place] }
            }
        }
    }

    // MARK: Parents

    private func push(_ changes: ObjectChanges, to parent: NSManagedObjectContext) throws {
        parent.performAndWait {
            for object in changes.inserted {
                let copy = type(of: object).init(entity: object.entity, insertInto: nil)
                copy.objectID = object.objectID
                parent.insertCopy(copy)
            }
            for object in changes.inserted + changes.updated {
                let copy = parent.object(with: object.objectID)
                for place in object.isInserted ? Set(object.layout.kinds.indices) : object.changes {
                    switch object.layout.kinds[place] {
                    case .attribute: copy.set(object.value(at: place), at: place)
                    case .one:
                        let other = object.value(at: place) as? NSManagedObject
                        copy.set(other.map { parent.object(with: $0.objectID) }, at: place)
                    case .many: copy.setList(object.list(at: place).map { parent.object(with: $0.objectID) }, at: place)
                    }
                }
            }
            for object in changes.deleted { parent.delete(parent.object(with: object.objectID)) }
            parent.processPendingChanges()
        }
        let ids = changes.inserted.map { (ObjectIdentifier($0), $0.objectID) }
        commit(changes, Dictionary(ids) { first, _ in first })
    }
}

extension NSManagedObject {
    /// Computes the values of derived attributes.
    func derive() {
        for case .attribute(let attribute) in layout.kinds {
            guard let derived = attribute as? NSDerivedAttributeDescription, let place = layout.places[derived.name],
                let expression = derived.derivationExpression
            else { continue }
            let value = expression.expressionValue(with: self, context: nil)
            slots[place] = .attribute(ManagedValue.kept(value, for: derived) ?? nil)
            changes.insert(place)
        }
    }

    /// Throws if a relationship with the rule to deny has objects that stay.
    func checkDeletion() throws {
        for (place, kind) in layout.kinds.enumerated() {
            guard let relationship = kind.relationship, relationship.deleteRule == .denyDeleteRule else { continue }
            let related: [NSManagedObject] =
                if case .many = kind { list(at: place) } else {
                    (value(at: place) as? NSManagedObject).map { [$0] } ?? []
                }
            guard related.contains(where: { !$0.isDeleted }) else { continue }
            throw NSError.coreData(
                NSValidationRelationshipDeniedDeleteError,
                "The operation couldn’t be completed. (Cocoa error 1600.)",
                [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: relationship.name])
        }
    }
}

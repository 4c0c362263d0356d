@testable import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite("Changes of contexts: undo, conflicts, notifications, requests that don't wait", .serialized)
struct ChangeTests {
    @Test("Insertions, deletions and relationships are undone and redone")
    func undo() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        shop.name = "Blue"
        let first = store.coffee("Sidamo")
        first.shop = shop
        try store.context.save()
        let manager = UndoManager()
        manager.groupsByEvent = false
        store.context.undoManager = manager
        manager.beginUndoGrouping()
        let second = store.coffee("Kona")
        second.shop = shop
        manager.endUndoGrouping()
        #expect(shop.coffees?.count == 2)
        store.context.undo()
        #expect(try shop.coffees?.count == 1 && store.names() == ["Sidamo"])
        store.context.redo()
        #expect(try shop.coffees?.count == 2 && store.names() == ["Kona", "Sidamo"])
        manager.beginUndoGrouping()
        store.context.delete(first)
        manager.endUndoGrouping()
        #expect(try store.names() == ["Kona"] && shop.coffees?.count == 1)
        store.context.undo()
        #expect(try store.names() == ["Kona", "Sidamo"] && !first.isDeleted)
        try store.context.save()
        store.context.reset()
        #expect(try store.names() == ["Kona", "Sidamo"])
    }

    @Test(
        "A deletion of what another context has changed follows the policy",
        arguments: [
            (NSMergePolicyType.errorMergePolicyType, true, true), (.rollbackMergePolicyType, false, true),
            (.overwriteMergePolicyType, false, false), (.mergeByPropertyObjectTrumpMergePolicyType, false, false),
        ])
    func deletions(policy: NSMergePolicyType, fails: Bool, stays: Bool) throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = store.coffee("Sidamo")
        try store.context.save()
        let other = store.container.newBackgroundContext()
        other.mergePolicy = NSMergePolicy(merge: policy)
        let id = coffee.objectID
        let held = try other.performAndWait { try other.existingObject(with: id) }
        coffee.name = "Harar"
        try store.context.save()
        let error = other.performAndWait { () -> NSError? in
            other.delete(held)
            do { try other.save() } catch { return error as NSError }
            return nil
        }
        #expect(error?.code == (fails ? NSManagedObjectMergeError : nil))
        let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
        #expect(conflicts?.first?.persistedSnapshot?["name"] as? String == (fails ? "Harar" : nil))
        store.context.reset()
        #expect(try store.names() == (stays ? ["Harar"] : []))
        if policy == .rollbackMergePolicyType {
            let (isDeleted, name) = other.performAndWait { (held.isDeleted, held.value(forKey: "name") as? String) }
            #expect(!isDeleted && name == "Harar")
        }
    }

    @Test("A change of what another context has deleted is an error, or is dropped")
    func changesOfDeleted() throws {
        for policy in [NSMergePolicyType.errorMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType] {
            let store = try Store()
            defer { store.remove() }
            let coffee = store.coffee("Sidamo")
            try store.context.save()
            let other = store.container.newBackgroundContext()
            other.mergePolicy = NSMergePolicy(merge: policy)
            let id = coffee.objectID
            let held = try other.performAndWait { try other.existingObject(with: id) }
            store.context.delete(coffee)
            try store.context.save()
            let code = other.performAndWait { () -> Int? in
                held.setValue("B", forKey: "name")
                do { try other.save() } catch { return (error as NSError).code }
                return nil
            }
            #expect(code == (policy == .errorMergePolicyType ? NSManagedObjectMergeError : nil))
            #expect(try store.names().isEmpty)
        }
    }

    private final class Log: @unchecked Sendable {
        // Used on the main thread
        var names: [String] = []
    }

    @Test("Notifications tell what will be saved, was saved by object and identifier, and has changed")
    func notifications() throws {
        let store = try Store()
        defer { store.remove() }
        let log = Log()
        let kinds: [(Notification.Name, String, String)] = [
            (NSManagedObjectContext.willSaveObjectsNotification, "will", ""),
            (NSManagedObjectContext.didSaveObjectsNotification, "did", NSInsertedObjectsKey),
            (NSManagedObjectContext.didSaveObjectIDsNotification, "ids", NSInsertedObjectIDsKey),
            (NSManagedObjectContext.didChangeObjectsNotification, "changed", NSInsertedObjectsKey),
        ]
        let observers = kinds.map { name, word, key in
            NotificationCenter.default.addObserver(forName: name, object: store.context, queue: nil) { notification in
                let set = notification.userInfo?[key]
                let count = (set as? Set<NSManagedObject>)?.count ?? (set as? Set<NSManagedObjectID>)?.count ?? 0
                log.names.append("\(word) \(count)")
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        store.coffee("Sidamo")
        store.coffee("Kona")
        try store.context.save()
        #expect(log.names == ["will 0", "changed 2", "did 2", "ids 2"])
        try store.context.save()
        #expect(log.names.count == 4)
    }

    @Test("A request that doesn't wait gives its results later, or its error; one that is canceled gives none")
    func asynchronous() async throws {
        let store = try Store()
        defer { store.remove() }
        store.coffee("Sidamo")
        try store.context.save()
        let found = await withCheckedContinuation { (done: CheckedContinuation<[String?], Never>) in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Coffee>(entityName: "Coffee")) {
                done.resume(returning: ($0.finalResult ?? []).map(\.name))
            }
            let result = try? store.context.execute(request) as? NSAsynchronousFetchResult<Coffee>
            #expect(result?.finalResult == nil && result?.progress?.isFinished == false)
        }
        #expect(found == ["Sidamo"])
        let code = await withCheckedContinuation { (done: CheckedContinuation<Int?, Never>) in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Coffee>(entityName: "Tea")) {
                done.resume(returning: ($0.operationError as NSError?)?.code)
            }
            _ = try? store.context.execute(request)
        }
        #expect(code == NSCoreDataError)
        let log = Log()
        let canceled = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Coffee>(entityName: "Coffee")) { _ in
            log.names.append("called")
        }
        (try store.context.execute(canceled) as? NSPersistentStoreAsynchronousResult)?.cancel()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            store.context.perform { done.resume() }
        }
        #expect(log.names.isEmpty)
        try store.context.setQueryGenerationFrom(.current)
        #expect(store.context.queryGenerationToken == .current)
    }

    @Test("A child's conflicts, deletions and orders reach its parent, and a parent's changes its children")
    func children() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        let people = ["Ann", "Ben", "Cem"].map { name in
            let person = Person(context: store.context)
            person.name = name
            return person
        }
        shop.queue = NSOrderedSet(array: people)
        try store.context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = store.context
        let own = try #require(child.object(with: shop.objectID) as? Shop)
        let queue = own.mutableOrderedSetValue(forKey: "queue")
        queue.insert(queue.object(at: 2), at: 0)
        own.queue = NSOrderedSet(array: (own.queue?.array as? [Person] ?? []).reversed())
        child.delete(child.object(with: people[1].objectID))
        try child.save()
        #expect((shop.queue?.array as? [Person])?.compactMap(\.name) == ["Cem", "Ann"] && people[1].isDeleted)
        shop.name = "Blue"
        child.refreshAllObjects()
        #expect(own.name == "Blue")
        try store.context.save()
        store.context.reset()
        let again = try store.context.fetch(NSFetchRequest<Shop>(entityName: "Shop"))[0]
        #expect((again.queue?.array as? [Person])?.compactMap(\.name) == ["Cem", "Ann"] && again.name == "Blue")
    }
}

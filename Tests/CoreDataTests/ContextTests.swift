import CoreData
import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ContextTests {
    @Test("Setting one end of a relationship sets the other")
    func inverses() throws {
        let store = try Store()
        defer { store.remove() }
        let (blue, red) = (Shop(context: store.context), Shop(context: store.context))
        (blue.name, red.name) = ("Blue", "Red")
        let coffee = store.coffee("Sidamo")
        coffee.shop = blue
        #expect(blue.coffees?.count == 1)
        red.addManagedObject(coffee, to: "coffees")
        #expect(coffee.shop === red && blue.coffees?.count == 0)
        try store.context.save()
        store.context.reset()
        let found = try #require(try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first)
        #expect(found.shop?.name == "Red")
        found.shop?.mutableSetValue(forKey: "coffees").remove(found)
        #expect(found.shop == nil)
    }

    @Test("A request for one class casts to a request for any results, and back; what is no request doesn't")
    func requestCasts() throws {
        let store = try Store()
        defer { store.remove() }
        store.coffee("Sidamo")
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let any = request ~>! NSFetchRequest<any NSFetchRequestResult>.self
        #expect(any === request && any.entityName == "Coffee")
        #expect(try store.context.fetch(any).compactMap { ($0 as? Coffee)?.name } == ["Sidamo"])
        let controller = NSFetchedResultsController(
            fetchRequest: any, managedObjectContext: store.context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.compactMap { ($0 as? Coffee)?.name } == ["Sidamo"])
        #expect((controller.object(at: IndexPath(row: 0, section: 0)) as? Coffee)?.name == "Sidamo")
        let back = any ~>? NSFetchRequest<Coffee>.self
        #expect(try back.map { try store.context.fetch($0).map(\.name) } == ["Sidamo"])
        let (text, none) = ("request" ~>? NSFetchRequest<Coffee>.self, nil ~>? NSFetchRequest<Coffee>.self)
        #expect(text == nil && none == nil)
    }

    @Test("Deleting follows the rules: cascade, nullify")
    func deletion() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        let coffee = store.coffee("Sidamo")
        let ann = Person(context: store.context)
        coffee.shop = shop
        coffee.drinkers = [ann]
        try store.context.save()
        store.context.delete(shop)
        #expect(coffee.isDeleted && coffee.events.contains("delete"))
        #expect(ann.coffees?.count == 0)
        #expect(store.context.deletedObjects.count == 2)
        try store.context.save()
        #expect(coffee.managedObjectContext == nil)
        #expect(try store.names().isEmpty)
        #expect(try store.context.count(for: NSFetchRequest<Person>(entityName: "Person")) == 1)
    }

    @Test("A required value, a limit and several mistakes are reported with Core Data's codes")
    func validation() throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = Coffee(context: store.context)
        let missing = #expect(throws: NSError.self) { try store.context.save() }
        #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
        #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        coffee.rating = 9
        let both = #expect(throws: NSError.self) { try store.context.save() }
        #expect(both?.code == NSValidationMultipleErrorsError)
        #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        (coffee.name, coffee.rating) = ("Sidamo", 5)
        try store.context.save()
        #expect(coffee.events == ["insert", "save", "save", "save"])
    }

    @Test("A rollback takes back all changes")
    func rollback() throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = store.coffee("Sidamo")
        try store.context.save()
        coffee.name = "Harar"
        #expect(coffee.changedValues().keys.sorted() == ["name"])
        #expect(coffee.committedValues(forKeys: ["name"])["name"] as? String == "Sidamo")
        store.coffee("Kona")
        store.context.rollback()
        #expect(!store.context.hasChanges && coffee.name == "Sidamo")
        #expect(try store.names() == ["Sidamo"])
    }

    @Test("Undo and redo restore values")
    func undo() throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = store.coffee("Sidamo")
        try store.context.save()
        store.context.undoManager = UndoManager()
        coffee.name = "Harar"
        store.context.undo()
        #expect(coffee.name == "Sidamo")
        store.context.redo()
        #expect(coffee.name == "Harar")
    }

    @Test(
        "Two contexts in conflict follow the policy",
        arguments: [
            (NSMergePolicyType.errorMergePolicyType, nil, nil), (.mergeByPropertyStoreTrumpMergePolicyType, "A", 9),
            (.mergeByPropertyObjectTrumpMergePolicyType, "B", 9), (.overwriteMergePolicyType, "B", 1),
            (.rollbackMergePolicyType, "A", 9),
        ] as [(NSMergePolicyType, String?, Int16?)])
    func conflicts(policy: NSMergePolicyType, name: String?, cups: Int16?) throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = store.coffee("Sidamo")
        try store.context.save()
        let other = store.container.newBackgroundContext()
        other.mergePolicy = NSMergePolicy(merge: policy)
        let id = coffee.objectID
        let held = try other.performAndWait { try other.existingObject(with: id) }
        (coffee.name, coffee.cups) = ("A", 9)
        try store.context.save()
        let error = other.performAndWait { () -> NSError? in
            (other.object(with: id) as? Coffee)?.name = "B"
            do { try other.save() } catch { return error as NSError }
            return nil
        }
        #expect(error?.code == (name == nil ? NSManagedObjectMergeError : nil))
        store.context.refresh(coffee, mergeChanges: false)
        #expect(coffee.name == name ?? "A")
        #expect(coffee.cups == cups ?? 9)
        #expect(held.objectID == id)
    }

    @Test("A value that must be unique is an error, or goes to the row that is there")
    func constraints() throws {
        let store = try Store()
        defer { store.remove() }
        let first = Shop(context: store.context)
        first.name = "Blue"
        try store.context.save()
        let second = Shop(context: store.context)
        second.name = "Blue"
        let error = #expect(throws: NSError.self) { try store.context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        store.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try store.context.save()
        #expect(try store.context.count(for: NSFetchRequest<Shop>(entityName: "Shop")) == 1)
    }

    @Test("A child's changes go to its parent, and to the store with it")
    func children() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        shop.name = "Blue"
        try store.context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = store.context
        let coffee = store.coffee("Sidamo", in: child)
        coffee.shop = child.object(with: shop.objectID) as? Shop
        #expect(try store.names().isEmpty)
        try child.save()
        #expect(try store.names() == ["Sidamo"])
        #expect(shop.coffees?.count == 1)
        try store.context.save()
        coffee.name = "Harar"
        try child.save()
        try store.context.save()
        store.context.reset()
        #expect(try store.names() == ["Harar"])
    }

    @Test("A context follows what another one saves")
    func merging() async throws {
        let store = try Store()
        defer { store.remove() }
        store.context.automaticallyMergesChangesFromParent = true
        let coffee = store.coffee("Sidamo")
        try store.context.save()
        let id = coffee.objectID
        let other = store.container.newBackgroundContext()
        nonisolated(unsafe) let change = {
            (other.object(with: id) as? Coffee)?.name = "Harar"
            try other.save()
        }
        try await other.perform(change)
        for _ in 0..<100 where coffee.name != "Harar" { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(coffee.name == "Harar")
    }
}

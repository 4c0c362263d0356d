@testable import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FaultingTests {
    /// A store with as many coffees, whose names are in the order of their numbers.
    private func store(_ count: Int, type: String = NSSQLiteStoreType) throws -> Store {
        let store = try Store(type: type)
        for number in 0..<count { store.coffee("c\(100_000 + number)", cups: Int16(number % 10)) }
        try store.context.save()
        store.context.reset()
        return store
    }

    private func sorted(_ batch: Int = 0) -> NSFetchRequest<Coffee> {
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchBatchSize = batch
        return request
    }

    private func statements(_ store: Store) -> Int {
        store.container.persistentStoreCoordinator.persistentStores.first?.database.connection.executed ?? 0
    }

    /// Changes all coffees in the file, without that contexts hear of it.
    private func rename(_ store: Store, to name: String) throws {
        let other = try Store(at: store.url)
        let update = NSBatchUpdateRequest(entityName: "Coffee")
        update.propertiesToUpdate = ["name": name]
        try other.context.execute(update)
    }

    @Test("A request with a batch size reads its objects batch by batch, as they are needed")
    func batches() throws {
        let store = try store(100)
        defer { store.remove() }
        let coffees = try store.context.fetch(sorted(10))
        #expect(coffees.count == 100 && coffees.allSatisfy(\.isFault))
        let before = statements(store)
        #expect(coffees[0].name == "c100000" && coffees[9].name == "c100009")
        #expect(statements(store) == before + 1)
        #expect(!coffees[0].isFault && coffees[5].isFault)
        try rename(store, to: "later")
        // The batch that was read has what was there then; the next one is read now.
        #expect(coffees[5].name == "c100005" && coffees[10].name == "later" && coffees[19].name == "later")
        #expect(statements(store) == before + 2)
    }

    @Test("Of many objects, the first have their values at once, and the others follow in batches")
    func manyObjects() throws {
        let store = try store(1_200)
        defer { store.remove() }
        let coffees = try store.context.fetch(sorted())
        let before = statements(store)
        #expect(coffees.prefix(500).allSatisfy { $0.name?.isEmpty == false } && statements(store) == before)
        #expect(coffees.map(\.name) == (0..<1_200).map { "c\(100_000 + $0)" })
        #expect(statements(store) == before + 2)
    }

    @Test("Faults that changed, went away or are read otherwise in between leave the rest of their batch as it is")
    func mixedBatches() throws {
        let store = try store(30)
        defer { store.remove() }
        var coffees = try store.context.fetch(sorted(10))
        coffees[3].name = "mine"
        store.context.delete(coffees[4])
        store.context.refresh(coffees[5], mergeChanges: false)
        try rename(store, to: "theirs")
        #expect(coffees[3].name == "mine" && coffees[5].name == "theirs" && coffees[6].name == "c100006")
        let last = coffees[29].objectID
        coffees.removeLast(20)
        #expect((try store.context.existingObject(with: last) as? Coffee)?.name == "theirs")
        store.context.mergePolicy = NSOverwriteMergePolicy
        try store.context.save()
        #expect(try store.context.count(for: sorted()) == 29)
    }

    @Test("Requests that want no values, or identifiers only, read none")
    func withoutValues() throws {
        let store = try store(5)
        defer { store.remove() }
        let request = sorted()
        request.includesPropertyValues = false
        let coffees = try store.context.fetch(request)
        try rename(store, to: "later")
        #expect(coffees.map(\.name) == Array(repeating: "later", count: 5))
        store.context.reset()
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Coffee")
        ids.resultType = .managedObjectIDResultType
        #expect(try store.context.fetch(ids).count == 5 && store.context.registeredObjects.isEmpty)
        let request2 = sorted()
        request2.returnsObjectsAsFaults = false
        #expect(try store.context.fetch(request2).allSatisfy { !$0.isFault })
    }

    @Test("Related objects that a request prefetches are there without further statements")
    func prefetching() throws {
        let store = try Store()
        defer { store.remove() }
        for number in 0..<6 {
            let shop = Shop(context: store.context)
            shop.name = "s\(number)"
            let coffee = store.coffee("c\(number)")
            coffee.shop = shop
            let (ann, ben) = (Person(context: store.context), Barista(context: store.context))
            (ann.name, ben.name) = ("a\(number)", "b\(number)")
            coffee.drinkers = [ann, ben]
            shop.queue = NSOrderedSet(array: [ben, ann])
        }
        try store.context.save()
        store.context.reset()
        let request = sorted()
        request.relationshipKeyPathsForPrefetching = ["shop.queue", "drinkers"]
        let coffees = try store.context.fetch(request)
        let before = statements(store)
        for (number, coffee) in coffees.enumerated() {
            #expect(coffee.shop?.name == "s\(number)")
            let queue = (coffee.shop?.queue?.array as? [Person])?.compactMap(\.name)
            #expect(queue == ["b\(number)", "a\(number)"])
            #expect(Set(coffee.drinkers.compactMap(\.name)) == ["a\(number)", "b\(number)"])
        }
        #expect(statements(store) == before)
        store.context.reset()
        let plain = try store.context.fetch(sorted())
        let later = statements(store)
        #expect(plain[0].shop?.name == "s0" && statements(store) > later)
    }

    @Test("What was prefetched isn't used once something else is saved")
    func stalePrefetching() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        shop.name = "Blue"
        store.coffee("a").shop = shop
        try store.context.save()
        store.context.reset()
        let request = NSFetchRequest<Shop>(entityName: "Shop")
        request.relationshipKeyPathsForPrefetching = ["coffees"]
        let found = try #require(try store.context.fetch(request).first)
        store.coffee("b").shop = found
        try store.context.save()
        #expect(found.coffees?.count == 2)
        store.context.reset()
        let again = try #require(try store.context.fetch(request).first)
        let other = store.container.newBackgroundContext()
        let id = again.objectID
        try other.performAndWait {
            let shop = other.object(with: id) as? Shop
            store.coffee("c", in: other).shop = shop
            try other.save()
        }
        store.context.refresh(again, mergeChanges: true)
        #expect(again.coffees?.count == 3)
    }

    @Test("A large table gets an index for what is asked of it again and again, and finds the same with it")
    func indexes() throws {
        let store = try store(6_000)
        defer { store.remove() }
        let request = sorted()
        (request.predicate, request.fetchLimit) = (NSPredicate(format: "cups == 3"), 5)
        let expected = [3, 13, 23, 33, 43].map { "c\(100_000 + $0)" }
        #expect(try store.context.fetch(request).compactMap(\.name) == expected)
        let people = sorted()
        people.sortDescriptors = [
            NSSortDescriptor(key: "name", ascending: false, selector: Selector("localizedStandardCompare:"))
        ]
        people.fetchLimit = 2
        #expect(try store.context.fetch(people).compactMap(\.name) == ["c105999", "c105998"])
        let connection = try SQLConnection(store.url.path, isReadOnly: true)
        let names = try connection.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'ZADDED%' ORDER BY name")
        #expect(names == [[.text("ZADDED_ZCOFFEE_ZCUPS_ZNAME")], [.text("ZADDED_ZCOFFEE_ZNAME")]])
        let plan = try connection.rows(
            "EXPLAIN QUERY PLAN SELECT Z_PK FROM ZCOFFEE WHERE ZCUPS = 3 ORDER BY ZNAME LIMIT 5")
        #expect(plan.count == 1 && "\(plan)".contains("ZADDED_ZCOFFEE_ZCUPS_ZNAME"))
        store.coffee("a first one", cups: 3)
        try store.context.save()
        #expect(try store.context.fetch(request).first?.name == "a first one")
        #expect(try connection.rows("PRAGMA integrity_check") == [[.text("ok")]])
    }

    @Test("Pages in an order of people's are the same when they are asked for again, and follow each change")
    func peoplesOrder() throws {
        let store = try store(50)
        defer { store.remove() }
        let request = sorted()
        request.sortDescriptors = [
            NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
        ]
        request.fetchLimit = 3
        func page(_ offset: Int) throws -> [String] {
            request.fetchOffset = offset
            return try store.context.fetch(request).compactMap(\.name)
        }
        let pages = try (0..<4).map { _ in try page(0) + page(3) }
        #expect(pages.allSatisfy { $0 == (0..<6).map { "c\(100_000 + $0)" } })
        request.predicate = NSPredicate(format: "cups == 7")
        #expect(try (0..<3).map { _ in try page(1) } == Array(repeating: ["c100017", "c100027", "c100037"], count: 3))
        request.predicate = nil
        store.coffee("C1")
        try store.context.save()
        #expect(try page(0) == ["C1", "c100000", "c100001"] && page(0) == page(0))
        try rename(store, to: "later")
        store.context.reset()
        #expect(try page(48) == ["later", "later", "later"] && page(51).isEmpty)
    }

    @Test("A small table, one whose model has the index, and one that must not be written get none")
    func withoutIndexes() throws {
        let small = try store(10)
        defer { small.remove() }
        let request = sorted()
        request.fetchLimit = 3
        _ = try small.context.fetch(request)
        let large = try store(6_000)
        defer { large.remove() }
        let reading = try Store(
            at: large.url, options: [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
        #expect(try reading.context.fetch(request).count == 3)
        let related = NSFetchRequest<Coffee>(entityName: "Coffee")
        let shop = Shop(context: large.context)
        try large.context.save()
        related.predicate = NSPredicate(format: "shop == %@", argumentArray: [shop])
        #expect(try large.context.fetch(related).isEmpty)
        for store in [small, large] {
            let connection = try SQLConnection(store.url.path, isReadOnly: true)
            #expect(try connection.rows("SELECT 1 FROM sqlite_master WHERE name LIKE 'ZADDED%'").isEmpty)
        }
    }
}

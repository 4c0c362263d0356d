import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct StoreTests {
    @Test("What is saved is there when the store is opened again, with each type of attribute and relationship")
    func roundTrip() throws {
        let first = try Store()
        defer { first.remove() }
        let shop = Shop(context: first.context)
        shop.name = "Blue"
        let coffee = first.coffee("Sidamo", cups: 3)
        (coffee.price, coffee.rating, coffee.isFavorite) = (NSDecimalNumber(string: "3.25"), 4.5, true)
        coffee.date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        coffee.photo = Data([1, 2, 3])
        let id = UUID()
        (coffee.id, coffee.page, coffee.notes) = (id, URL(string: "https://example.org/c"), ["round", "sweet"])
        coffee.shop = shop
        let (ann, ben) = (Person(context: first.context), Barista(context: first.context))
        (ann.name, ben.name, ben.skill) = ("Ann", "Ben", 7)
        coffee.drinkers = [ann, ben]
        shop.queue = NSOrderedSet(array: [ben, ann])
        #expect(coffee.objectID.isTemporaryID)
        try first.context.save()
        #expect(!coffee.objectID.isTemporaryID)
        #expect(!first.context.hasChanges)

        let second = try Store(at: first.url)
        let found = try #require(try second.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first)
        #expect(found.isFault)
        #expect(found.name == "Sidamo")
        #expect(!found.isFault)
        #expect(found.cups == 3 && found.rating == 4.5 && found.isFavorite)
        #expect(found.price == NSDecimalNumber(string: "3.25"))
        #expect(found.date == Date(timeIntervalSinceReferenceDate: 700_000_000.25))
        #expect(
            found.photo == Data([1, 2, 3]) && found.id == id && found.page?.absoluteString == "https://example.org/c")
        #expect(found.notes == ["round", "sweet"])
        #expect(found.shop?.name == "Blue")
        #expect(found.shop?.coffees?.contains(found) == true)
        #expect(Set(found.drinkers.compactMap(\.name)) == ["Ann", "Ben"])
        let queue = (found.shop?.queue?.array as? [Person])?.compactMap(\.name)
        #expect(queue == ["Ben", "Ann"])
        #expect(found.drinkers.compactMap { $0 as? Barista }.first?.skill == 7)
        #expect(found.events == ["fetch"])
    }

    @Test("A transformable attribute keeps colors and images")
    func transformables() throws {
        let first = try Store()
        defer { first.remove() }
        first.coffee("Red").anyNotes = UIColor.red
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        first.coffee("Picture").anyNotes =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        try first.context.save()
        let second = try Store(at: first.url)
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let found = try second.context.fetch(request)
        #expect(found.map(\.name) == ["Picture", "Red"])
        #expect((found[0].anyNotes as? UIImage)?.size == CGSize(width: 4, height: 2))
        #expect(found[1].anyNotes as? UIColor == .red)
    }

    @Test("The tables have the names of Core Data's own")
    func tables() throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        store.coffee("Sidamo").shop = shop
        try store.context.save()
        let output = try sql(store, "SELECT Z_PK, Z_ENT, Z_OPT, ZNAME, ZCUPS, ZSHOP FROM ZCOFFEE")
        #expect(output == "1|1|1|Sidamo|1|1")
        let numbers = try sql(store, "SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT")
        #expect(numbers == "1|Coffee|0|1\n2|Person|0|0\n3|Barista|2|0\n4|Shop|0|1")
        #expect(try sql(store, "SELECT COUNT(*) FROM Z_METADATA") == "1")
    }

    private func sql(_ store: Store, _ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [
            "-c",
            "import sqlite3,sys\nfor r in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]): print('|'.join(str(v) for v in r))",
            store.url.path, text,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    @Test(
        "Predicates find the same in the store and in memory",
        arguments: [
            ("name == 'Sidamo'", ["Sidamo"]), ("name != 'Sidamo'", ["Harar", "Kona", "Élan"]),
            ("name CONTAINS[cd] 'e'", ["Élan"]), ("name BEGINSWITH 'K' OR cups > 3", ["Harar", "Kona"]),
            ("name ENDSWITH[c] 'A'", ["Kona"]), ("name LIKE '?o*'", ["Kona"]),
            ("name MATCHES '[HK].*'", ["Harar", "Kona"]),
            ("cups BETWEEN {2, 4}", ["Harar", "Kona"]), ("cups IN {1, 2}", ["Kona", "Sidamo"]),
            ("shop == nil", ["Kona", "Élan"]),
            ("shop.name == 'Blue'", ["Harar", "Sidamo"]), ("shop != nil AND NOT (cups == 1)", ["Harar"]),
            ("ANY drinkers.name == 'Ann'", ["Kona", "Sidamo"]), ("NONE drinkers.name == 'Ann'", ["Harar", "Élan"]),
            ("drinkers.@count == 2", ["Sidamo"]), ("drinkers.@count > 0", ["Kona", "Sidamo"]),
            ("SUBQUERY(drinkers, $p, $p.name == 'Ben').@count == 1", ["Sidamo"]), ("cups * 2 > 6", ["Harar"]),
            ("isFavorite == YES", ["Harar"]), ("TRUEPREDICATE", ["Harar", "Kona", "Sidamo", "Élan"]),
            ("rating == nil", ["Harar", "Kona", "Sidamo", "Élan"]), ("name ==[c] 'KONA'", ["Kona"]),
            ("shop.coffees.@count == 2", ["Harar", "Sidamo"]), ("cups >= 2 AND cups <= 4", ["Harar", "Kona"]),
        ])
    func predicates(format: String, expected: [String]) throws {
        let store = try Store()
        defer { store.remove() }
        let shop = Shop(context: store.context)
        shop.name = "Blue"
        let (ann, ben) = (Person(context: store.context), Person(context: store.context))
        (ann.name, ben.name) = ("Ann", "Ben")
        let (sidamo, harar) = (store.coffee("Sidamo"), store.coffee("Harar", cups: 4))
        let kona = store.coffee("Kona", cups: 2)
        store.coffee("Élan", cups: 9).cups = 0
        (sidamo.shop, harar.shop) = (shop, shop)
        harar.isFavorite = true
        sidamo.drinkers = [ann, ben]
        kona.drinkers = [ann]
        #expect(try store.names(format) == expected, "before it is saved")
        try store.context.save()
        #expect(try store.names(format) == expected, "in the store")
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.predicate = NSPredicate(format: format)
        #expect(try store.context.count(for: request) == expected.count)
    }

    @Test("A request has an order, bounds, identifiers, and values of a group")
    func requests() throws {
        let store = try Store()
        defer { store.remove() }
        for number in 1...20 { store.coffee("c\(number)", cups: Int16(number % 4)) }
        try store.context.save()
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.sortDescriptors = [
            NSSortDescriptor(key: "cups", ascending: false),
            NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:")),
        ]
        (request.fetchLimit, request.fetchOffset) = (3, 1)
        #expect(try store.context.fetch(request).compactMap(\.name) == ["c7", "c11", "c15"])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Coffee")
        ids.resultType = .managedObjectIDResultType
        #expect(try store.context.fetch(ids).count == 20)
        let sums = NSFetchRequest<NSDictionary>(entityName: "Coffee")
        sums.resultType = .dictionaryResultType
        let count = NSExpressionDescription()
        count.name = "count"
        count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "name")])
        count.expressionResultType = .integer32AttributeType
        (sums.propertiesToFetch, sums.propertiesToGroupBy) = (["cups", count], ["cups"])
        sums.sortDescriptors = [NSSortDescriptor(key: "cups", ascending: true)]
        let rows = try store.context.fetch(sums)
        #expect(rows.map { $0.object(forKey: "count") as? Int } == [5, 5, 5, 5])
        #expect(rows.map { $0.object(forKey: "cups") as? Int } == [0, 1, 2, 3])
    }

    @Test("What SQL can't say is refused in words")
    func refusals() throws {
        let store = try Store()
        defer { store.remove() }
        let block = NSFetchRequest<Coffee>(entityName: "Coffee")
        block.predicate = NSPredicate { _, _ in true }
        #expect(throws: NSError.self) { try store.context.fetch(block) }
        let unknown = NSFetchRequest<Coffee>(entityName: "Coffee")
        unknown.predicate = NSPredicate(format: "flavor == 1")
        let error = #expect(throws: NSError.self) { try store.context.fetch(unknown) }
        #expect(error?.localizedDescription == "keypath flavor not found in entity <NSSQLEntity Coffee id=1>")
        #expect(throws: NSError.self) { try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Tea")) }
    }

    @Test("A file that is no store is refused")
    func badFiles() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("no database".utf8).write(to: url)
        #expect(throws: NSError.self) { try Store(at: url) }
    }

    @Test("A store takes a model with new and renamed properties, and refuses one when it must not change")
    func migration() throws {
        let first = try Store()
        defer { first.remove() }
        first.coffee("Sidamo", cups: 5)
        try first.context.save()
        let document = CoffeeModel.document
            .replacing(#"name="cups""#, with: #"name="count" elementID="cups""#)
            .replacing(
                #"<attribute name="photo""#,
                with:
                    #"<attribute name="roast" attributeType="String" defaultValueString="dark"/><attribute name="photo""#
            )
        let model = try CoffeeModel.write(document)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let error = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: first.url)
        }
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
        let second = try Store(at: first.url, model: model)
        let coffee = try #require(try second.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first)
        #expect(coffee.value(forKey: "count") as? Int == 5)
        #expect(coffee.value(forKey: "roast") as? String == "dark")
    }

    @Test("A batch changes the store without objects")
    func batches() throws {
        let store = try Store()
        defer { store.remove() }
        let insert = NSBatchInsertRequest(
            entityName: "Coffee", objects: (1...10).map { ["name": "c\($0)", "cups": $0] })
        insert.resultType = .count
        #expect((try store.context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 10)
        let update = NSBatchUpdateRequest(entityName: "Coffee")
        (update.predicate, update.propertiesToUpdate) = (NSPredicate(format: "cups > 5"), ["isFavorite": true])
        update.resultType = .updatedObjectsCountResultType
        #expect((try store.context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 5)
        #expect(try store.names("isFavorite == YES").count == 5)
        let search = NSFetchRequest<any NSFetchRequestResult>(entityName: "Coffee")
        search.predicate = NSPredicate(format: "cups < 4")
        let delete = NSBatchDeleteRequest(fetchRequest: search)
        delete.resultType = .resultTypeCount
        #expect((try store.context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 3)
        #expect(try store.names().count == 7)
    }

    @Test("Stores in memory and binary ones keep objects, too", arguments: [NSInMemoryStoreType, NSBinaryStoreType])
    func otherTypes(type: String) throws {
        let store = try Store(type: type)
        defer { store.remove() }
        store.coffee("Sidamo")
        try store.context.save()
        let block = NSFetchRequest<Coffee>(entityName: "Coffee")
        block.predicate = NSPredicate { object, _ in (object as? Coffee)?.name == "Sidamo" }
        #expect(try store.context.fetch(block).count == 1)
        if type == NSBinaryStoreType { #expect(try Store(at: store.url, type: type).names() == ["Sidamo"]) }
    }
}

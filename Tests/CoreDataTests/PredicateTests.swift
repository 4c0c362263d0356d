@testable import CoreData
import Foundation
import RandomNumbers
import Testing
import UIKit

@MainActor @Suite("Predicates in SQL, in memory and refused", .serialized) struct PredicateTests {
    private let store: Store

    init() throws {
        store = try Store()
        let shops = ["Blue", "Red"].map { name in
            let shop = Shop(context: store.context)
            shop.name = name
            return shop
        }
        let people = ["Ann", "Ben", "Émile"].map { name in
            let person = Person(context: store.context)
            person.name = name
            return person
        }
        for (number, name) in ["Sidamo", "Harar", "Kona", "élan", "Äpfel", "sidamo 2", ""].enumerated() {
            let coffee = store.coffee(name, cups: Int16(number))
            (coffee.rating, coffee.isFavorite) = (Double(number) / 2, number % 2 == 0)
            coffee.date = number % 3 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(number) * 100)
            coffee.price = NSDecimalNumber(value: Double(number) + 0.25)
            coffee.shop = number < 4 ? shops[number % 2] : nil
            coffee.drinkers = Set(people.prefix(number % 4))
        }
        try store.context.save()
    }

    /// What requests may ask of a coffee, to be joined at random.
    private static let parts = [
        "name == 'Sidamo'", "name ==[c] 'sidamo'", "name CONTAINS[cd] 'a'", "name CONTAINS 'a'",
        "name BEGINSWITH[c] 's'",
        "name ENDSWITH 'a'", "name LIKE[c] 's*o*'", "name MATCHES '.*[0-9]'", "name == ''", "name < 'L'", "cups > 2",
        "cups BETWEEN {1, 4}", "cups IN {0, 3, 6}", "NOT (cups IN {0, 3})", "cups + 1 >= 4",
        "rating >= 1.5", "isFavorite == YES", "isFavorite == NO", "date == nil", "date != nil",
        "date > CAST(150, 'NSDate')", "shop == nil", "shop != nil", "shop.name == 'Blue'", "shop.name BEGINSWITH 'R'",
        "ANY drinkers.name == 'Ann'", "ANY drinkers.name CONTAINS[d] 'e'", "ALL drinkers.name != 'Ben'",
        "NONE drinkers.name == 'Ben'", "drinkers.@count == 0", "drinkers.@count >= 2",
        "SUBQUERY(drinkers, $p, $p.name BEGINSWITH 'B').@count > 0", "shop.coffees.@count == 2", "TRUEPREDICATE",
        "price > 2.5",
    ]

    @Test("Each predicate, and any mixture of them, finds in SQL what it holds for in memory")
    func mixtures() throws {
        defer { store.remove() }
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        let all = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee"))
        #expect(all.count == 7)
        func format(_ depth: Int) -> String {
            switch depth == 0 ? 0 : Int.random(in: 0..<4, using: &random) {
            case 1: "(\(format(depth - 1)) AND \(format(depth - 1)))"
            case 2: "(\(format(depth - 1)) OR \(format(depth - 1)))"
            case 3: "NOT (\(format(depth - 1)))"
            default: Self.parts.randomElement(using: &random) ?? "TRUEPREDICATE"
            }
        }
        for text in Self.parts + (0..<150).map({ _ in format(3) }) {
            let request = NSFetchRequest<Coffee>(entityName: "Coffee")
            let predicate = UIKit.NSPredicate(format: text)
            request.predicate = predicate
            let found = try store.context.fetch(request).map(\.cups).sorted()
            let expected = all.filter { predicate.evaluate(with: $0) }.map(\.cups).sorted()
            #expect(found == expected, "\(text), seed \(seed)")
            #expect(try store.context.count(for: request) == expected.count, "\(text), seed \(seed)")
        }
    }

    @Test(
        "What SQL can't say is an error in Core Data's words",
        arguments: [
            ("flavor == 1", "keypath flavor not found in entity <NSSQLEntity Coffee id=1>"),
            ("shop.flavor == 1", "keypath shop.flavor not found in entity <NSSQLEntity Coffee id=1>"),
            ("name.length == 1", "keypath name.length not found in entity <NSSQLEntity Coffee id=1>"),
            ("ANY name == 'a'", "to-many key not allowed here"),
            ("isShown == YES", "keypath isShown not found in entity <NSSQLEntity Coffee id=1>"),
        ])
    func refusals(format: String, words: String) throws {
        defer { store.remove() }
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.predicate = NSPredicate(format: format)
        let error = #expect(throws: NSError.self) { try store.context.fetch(request) }
        #expect(error?.domain == NSCocoaErrorDomain && error?.localizedDescription == words)
        #expect(throws: NSError.self) { try store.context.count(for: request) }
    }

    @Test("Blocks, comparators and unknown selectors are refused; stores in memory take them")
    func blocks() throws {
        defer { store.remove() }
        let block = NSFetchRequest<Coffee>(entityName: "Coffee")
        block.predicate = UIKit.NSPredicate { object, _ in (object as? Coffee)?.cups == 2 }
        let sorted = NSFetchRequest<Coffee>(entityName: "Coffee")
        sorted.sortDescriptors = [
            NSSortDescriptor(key: "name", ascending: true, selector: Selector("length"))
        ]
        for request in [block, sorted] {
            let error = #expect(throws: NSError.self) { try store.context.fetch(request) }
            #expect(error?.code == NSCoreDataError && error?.localizedDescription.isEmpty == false)
        }
        let memory = try Store(type: NSInMemoryStoreType)
        for cups in 0..<4 { memory.coffee("c", cups: Int16(cups)) }
        try memory.context.save()
        #expect(try memory.context.fetch(block).count == 1 && memory.context.count(for: block) == 1)
    }

    @Test("Values of all types, identifiers and objects are arguments of predicates")
    func arguments() throws {
        defer { store.remove() }
        let all = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee"))
        let kona = try #require(all.first { $0.name == "Kona" })
        (kona.id, kona.page) = (UUID(), URL(string: "https://example.org/k"))
        try store.context.save()
        let arguments: [(String, [Any])] = [
            ("id == %@", [kona.id ?? UUID()]), ("page == %@", [kona.page ?? URL(fileURLWithPath: "/")]),
            ("self == %@", [kona]), ("self IN %@", [[kona]]), ("objectID == %@", [kona.objectID]),
            ("date == %@", [kona.date ?? Date()]), ("%@ IN drinkers AND cups == 2", [kona.drinkers.first ?? kona]),
            ("price == %@", [NSDecimalNumber(string: "2.25")]), ("%K == %d", ["cups", 2]),
            ("shop == %@ AND cups == 2", [kona.shop?.objectID ?? kona.objectID]),
        ]
        for (format, values) in arguments { #expect(try store.names(format, values) == ["Kona"], "\(format)") }
    }

    @Test("Dictionaries have properties and functions, grouped, distinct, with a condition and an order")
    func dictionaries() throws {
        defer { store.remove() }
        let request = NSFetchRequest<NSDictionary>(entityName: "Coffee")
        request.resultType = .dictionaryResultType
        func function(_ name: String, _ key: String, _ type: NSAttributeType) -> NSExpressionDescription {
            let described = NSExpressionDescription()
            (described.name, described.expressionResultType) = ("\(name)\(key)", type)
            described.expression = NSExpression(forFunction: "\(name):", arguments: [NSExpression(forKeyPath: key)])
            return described
        }
        request.propertiesToFetch = [
            "isFavorite", function("sum", "cups", .integer32AttributeType),
            function("max", "rating", .doubleAttributeType), function("average", "cups", .doubleAttributeType),
        ]
        request.propertiesToGroupBy = ["isFavorite"]
        request.sortDescriptors = [NSSortDescriptor(key: "isFavorite", ascending: true)]
        let rows = try store.context.fetch(request)
        #expect(rows.map { $0.object(forKey: "isFavorite") as? Bool } == [false, true])
        #expect(rows.map { $0.object(forKey: "sumcups") as? Int } == [9, 12])
        #expect(rows.map { $0.object(forKey: "maxrating") as? Double } == [2.5, 3])
        #expect(rows.map { $0.object(forKey: "averagecups") as? Double } == [3, 3])
        request.havingPredicate = NSPredicate(format: "isFavorite == YES")
        #expect(try store.context.fetch(request).count == 1)
        let shops = NSFetchRequest<NSDictionary>(entityName: "Coffee")
        (shops.resultType, shops.propertiesToFetch) = (.dictionaryResultType, ["shop.name"])
        (shops.returnsDistinctResults, shops.predicate) = (true, NSPredicate(format: "shop != nil"))
        shops.sortDescriptors = [NSSortDescriptor(key: "shop.name", ascending: true)]
        #expect(try store.context.fetch(shops).map { $0.object(forKey: "shop.name") as? String } == ["Blue", "Red"])
    }
}

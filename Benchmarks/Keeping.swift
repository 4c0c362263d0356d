import CoreData
import Foundation
import UIKit

/// Measures a store of 100,000 notes in a file: pages, all of it, saves, and what a results controller does with a change.
func reportKeeping(in table: inout Table) throws {
    let notes = try Notes()
    defer { notes.remove() }
    let inserted = try notes.secondsToInsert(10_000)
    table.add("10,000 objects inserted and saved", promised: "≤ 1 s", seen: inserted.milliseconds, detail: "")
    _ = try notes.secondsToInsert(90_000)
    notes.reset()
    let all = try seconds(runs: 3) {
        notes.reset()
        _ = try notes.fetch()
    }
    table.add("all of 100,000 objects fetched", promised: "", seen: all.milliseconds, detail: "as faults")
    for page in Notes.pages {
        let first = try seconds(runs: 1) { try notes.read(page) }
        let later = try seconds(runs: 21) { try notes.read(page) }
        table.add(
            "a page of 20 of 100,000 objects, \(page.name)", promised: "≤ 5 ms", seen: later.milliseconds,
            detail: "\(first.milliseconds) the first time")
    }
    let times = try [1_000, 10_000, 100_000].map { try notes.secondsPerUpdate(of: $0) }
    table.add(
        "a change that a results controller of 100,000 objects follows, against 1,000", promised: "about 1 ×",
        seen: "\((times[2] / times[0]).short) ×",
        detail: times.map(\.microseconds).joined(separator: ", "))
}

/// A store in a file of its own.
private struct Notes {
    private let container: NSPersistentContainer
    private let url: URL
    private var context: NSManagedObjectContext { container.viewContext }

    /// A page that is asked for: its order and what holds for its notes.
    struct Page {
        var name: String
        var sort: [UIKit.NSSortDescriptor] = []
        var predicate: UIKit.NSPredicate?
    }

    static var pages: [Page] {
        let asPeople = Selector("localizedStandardCompare:")
        return [
            Page(name: "in no order"),
            Page(name: "by a number", sort: [.init(key: "number", ascending: false)]),
            Page(name: "by a text", sort: [.init(key: "title", ascending: true)]),
            Page(name: "by a text as people sort", sort: [.init(key: "title", ascending: true, selector: asPeople)]),
            Page(name: "with an equal text", predicate: .init(format: "title == %@", "note 00777")),
            Page(
                name: "of a kind, by a date", sort: [.init(key: "date", ascending: false)],
                predicate: .init(format: "kind == 3")),
            Page(name: "with a text in another", predicate: .init(format: "title CONTAINS[cd] %@", "77")),
        ]
    }

    init() throws {
        let model = NSManagedObjectModel()
        let entity = NSEntityDescription()
        entity.name = "Note"
        let types: [(String, NSAttributeType)] = [
            ("title", .stringAttributeType), ("text", .stringAttributeType), ("number", .integer64AttributeType),
            ("kind", .integer16AttributeType), ("date", .dateAttributeType), ("isDone", .booleanAttributeType),
            ("rating", .doubleAttributeType), ("identifier", .UUIDAttributeType),
        ]
        entity.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        model.entities = [entity]
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        container.persistentStoreDescriptions[0].url = url
        var problem: (any Error)?
        container.loadPersistentStores { _, error in problem = error }
        if let problem { throw problem }
    }

    func remove() {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }

    func reset() { context.reset() }

    func secondsToInsert(_ count: Int) throws -> Double {
        try seconds(runs: 1) {
            for number in 0..<count {
                let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
                note.setValue("note \(String(100_000 + number * 7919 % 100_000).dropFirst())", forKey: "title")
                note.setValue("A text of a few words that nobody reads, number \(number)", forKey: "text")
                note.setValue(number, forKey: "number")
                note.setValue(number % 10, forKey: "kind")
                note.setValue(Date(timeIntervalSinceReferenceDate: Double(number)), forKey: "date")
                note.setValue(number % 3 == 0, forKey: "isDone")
                note.setValue(Double(number % 50) / 10, forKey: "rating")
                note.setValue(UUID(), forKey: "identifier")
            }
            try context.save()
        }
    }

    func fetch() throws -> Int {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).count
    }

    func read(_ page: Page) throws {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        (request.sortDescriptors, request.predicate, request.fetchLimit) = (page.sort, page.predicate, 20)
        context.reset()
        for note in try context.fetch(request) { _ = note.value(forKey: "title") }
    }

    func secondsPerUpdate(of count: Int) throws -> Double {
        context.reset()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.fetchLimit = count
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        for note in controller.fetchedObjects ?? [] { _ = note.value(forKey: "title") }
        let note = controller.object(at: IndexPath(row: count / 2, section: 0))
        var number = 0
        return seconds(runs: 101) {
            number += 1
            note.setValue("note \(String(100_000 + number * 7919 % 100_000).dropFirst())", forKey: "title")
            context.processPendingChanges()
        }
    }
}

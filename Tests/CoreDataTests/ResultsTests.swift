import CoreData
import Foundation
import RandomNumbers
import Testing
import UIKit

/// Follows a controller as a table does.
private final class Table: NSFetchedResultsControllerDelegate {
    var rows: [[String]] = []
    var changes: [String] = []
    private var deleted: [IndexPath] = []
    private var inserted: [(IndexPath, String)] = []
    private var removedSections: [Int] = []
    private var addedSections: [Int] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        (deleted, inserted, removedSections, addedSections) = ([], [], [], [])
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        if type == .insert { addedSections.append(sectionIndex) } else { removedSections.append(sectionIndex) }
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Coffee)?.name ?? ""
        changes.append("\(type) \(name)")
        if type != .insert, let indexPath { deleted.append(indexPath) }
        if type != .delete, let newIndexPath { inserted.append((newIndexPath, name)) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        for path in deleted.sorted(by: >) { rows[path.section].remove(at: path.row) }
        for section in removedSections.sorted(by: >) { rows.remove(at: section) }
        for section in addedSections.sorted() { rows.insert([], at: section) }
        for (path, name) in inserted.sorted(by: { $0.0 < $1.0 }) { rows[path.section].insert(name, at: path.row) }
    }
}

@MainActor @Suite(.serialized) struct ResultsTests {
    private func controller(_ store: Store, sections: String? = nil) -> NSFetchedResultsController<Coffee> {
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
            + [NSSortDescriptor(key: "name", ascending: true)]
        request.predicate = NSPredicate(format: "cups < 5")
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test("A controller tells of insertions, updates, moves and deletions")
    func changes() throws {
        let store = try Store(type: NSInMemoryStoreType)
        for name in ["b", "d", "f"] { store.coffee(name) }
        try store.context.save()
        let controller = controller(store)
        let table = Table()
        controller.delegate = table
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        table.rows = [["b", "d", "f"]]
        let all = try #require(controller.fetchedObjects)
        store.coffee("c")
        store.context.processPendingChanges()
        all[0].cups = 2
        store.context.processPendingChanges()
        all[0].name = "e"
        store.context.processPendingChanges()
        store.context.delete(all[2])
        store.context.processPendingChanges()
        all[1].cups = 7
        store.context.processPendingChanges()
        #expect(table.changes == ["insert c", "update b", "move e", "delete f", "delete d"])
        #expect(table.rows == [["c", "e"]])
        #expect(controller.object(at: IndexPath(row: 1, section: 0)).name == "e")
        #expect(controller.indexPath(forObject: all[0]) == IndexPath(row: 1, section: 0))
    }

    @Test("A delegate that takes snapshots receives all objects, at first and after each change, and of nothing else")
    func snapshots() throws {
        final class Snapshots: NSFetchedResultsControllerDelegate {
            var all: [[String: [NSManagedObjectID]]] = []
            var others = 0
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
            ) {
                let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
                let pairs = typed.sectionIdentifiers.map { ($0, typed.itemIdentifiers(inSection: $0)) }
                all.append(Dictionary(pairs) { first, _ in first })
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                others += 1
            }
        }
        let store = try Store(type: NSInMemoryStoreType)
        let (one, two) = (store.coffee("a", cups: 1), store.coffee("b", cups: 2))
        try store.context.save()
        let controller = controller(store, sections: "cups")
        let snapshots = Snapshots()
        controller.delegate = snapshots
        try controller.performFetch()
        one.cups = 2
        store.context.processPendingChanges()
        let (first, second) = (one.objectID, two.objectID)
        #expect(snapshots.all == [["1": [first], "2": [second]], ["2": [first, second]]])
        #expect(snapshots.others == 0)
    }

    @Test("A section that loses its objects and gets others in one change stays in order beside a new one")
    func emptiedSections() throws {
        let store = try Store(type: NSInMemoryStoreType)
        let (one, three) = (store.coffee("a", cups: 1), store.coffee("b", cups: 3))
        let controller = controller(store, sections: "cups")
        let table = Table()
        controller.delegate = table
        try controller.performFetch()
        table.rows = [["a"], ["b"]]
        three.cups = 2
        store.coffee("c", cups: 3)
        store.context.processPendingChanges()
        #expect(controller.sections?.map(\.name) == ["1", "2", "3"])
        #expect(table.rows == [["a"], ["b"], ["c"]] && one.cups == 1)
    }

    @Test("A table that follows random changes shows what a new fetch finds")
    func randomChanges() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        let store = try Store(type: NSInMemoryStoreType)
        let controller = controller(store, sections: "cups")
        let table = Table()
        controller.delegate = table
        try controller.performFetch()
        var coffees: [Coffee] = []
        for _ in 0..<150 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let name = "\(Int.random(in: 0...99, using: &random))-\(coffees.count)"
                let cups = Int16.random(in: 0...6, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0, 1: coffees.append(store.coffee(name, cups: cups))
                case 2:
                    if let coffee = coffees.randomElement(using: &random) { (coffee.name, coffee.cups) = (name, cups) }
                default:
                    if let place = coffees.indices.randomElement(using: &random) {
                        store.context.delete(coffees.remove(at: place))
                    }
                }
            }
            store.context.processPendingChanges()
            let expected = Dictionary(grouping: coffees.filter { $0.cups < 5 }, by: \.cups).sorted { $0.key < $1.key }
                .map { $0.value.compactMap(\.name).sorted() }
            #expect(table.rows == expected, "seed \(seed)")
            #expect(controller.sections?.map { ($0.objects as? [Coffee] ?? []).compactMap(\.name) } == expected)
            if table.rows != expected { break }
        }
    }

    @Test("A delegate is given a controller that is its own")
    func identity() throws {
        final class Delegate: NSFetchedResultsControllerDelegate {
            var own: NSFetchedResultsController<Coffee>?
            var isOwn: [Bool] = []
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                isOwn = [controller === own, controller == own, controller.fetchedObjects?.count == 1]
            }
        }
        let store = try Store(type: NSInMemoryStoreType)
        let delegate = Delegate()
        let controller = controller(store)
        delegate.own = controller
        controller.delegate = delegate
        try controller.performFetch()
        store.coffee("a")
        store.context.processPendingChanges()
        #expect(delegate.isOwn == [true, true, true])
    }
}

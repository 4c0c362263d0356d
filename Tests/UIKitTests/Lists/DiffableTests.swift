import Foundation
import QuartzCore
import RandomNumbers
import Testing

@testable import UIKit

@MainActor
@Suite("Diffable data sources")
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("snapshots are changed by identifiers")
    func changes() {
        var some = snapshot([("A", [1, 2, 3]), ("B", [4])])
        some.insertItems([9], beforeItem: 2)
        some.insertItems([8], afterItem: 4)
        some.moveItem(1, afterItem: 3)
        some.deleteItems([2])
        some.moveSection("B", beforeSection: "A")
        #expect(some.sectionIdentifiers == ["B", "A"] && some.itemIdentifiers == [4, 8, 9, 3, 1])
        #expect(some.numberOfItems(inSection: "A") == 3 && some.sectionIdentifier(containingItem: 8) == "B")
        #expect(some.indexOfItem(9) == 2 && some.indexOfSection("A") == 1)
        some.insertSections(["C"], afterSection: "B")
        some.deleteSections(["A"])
        #expect(some.sectionIdentifiers == ["B", "C"] && some.numberOfItems == 2)
        some.deleteAllItems()
        #expect(some.numberOfSections == 0)
    }

    @Test("identifiers that are there already are left out, with a message")
    func duplicates() {
        let person = Person()
        var some = snapshot([("A", [1, 2])])
        person.make {
            some.appendItems([2, 3, 3], toSection: "A")
            some.appendItems([7], toSection: "nowhere")
        }
        #expect(some.itemIdentifiers == [1, 2, 3])
        #expect(
            person.messages.count == 2
                && person.messages[0].hasPrefix("Fatal: supplied item identifiers are not unique"))
    }

    @Test("a table shows what is applied, and keeps the cells of what stays")
    func table() throws {
        let person = Person()
        let (table, _) = person.table()
        let source = person.make {
            UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
        }
        person.make {
            source.apply(snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
            table.layoutIfNeeded()
        }
        let cell = try #require(table.cellForRow(at: path(2)))
        var isDone = false
        person.make { source.apply(snapshot([("A", [3, 1]), ("B", [4, 2])])) { isDone = true } }
        person.window.layoutIfNeeded()
        person.wait(1)
        #expect(isDone && table.texts == ["3", "1", "4", "2"] && table.cellForRow(at: path(0)) === cell)
        #expect(source.itemIdentifier(for: path(1, 1)) == 2 && source.indexPath(for: 4) == path(0, 1))
        #expect(person.messages.isEmpty)
    }

    @Test("random snapshots lead to what they say, without a complaint", arguments: 1...30)
    func random(seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let person = Person()
        let (table, _) = person.table()
        let source = person.make {
            UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
        }
        for _ in 0..<8 {
            var numbers = (0..<14).shuffled(using: &random)
            let names = ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
            let sections = names.map { name in
                let count = min(numbers.count, Int.random(in: 0...5, using: &random))
                defer { numbers.removeFirst(count) }
                return (name, Array(numbers.prefix(count)))
            }
            person.make { source.apply(snapshot(sections)) }
            person.window.layoutIfNeeded()
            person.wait(Double.random(in: 0...0.4, using: &random))
            #expect(table.texts == sections.flatMap { $0.1.map { "\($0)" } })
        }
        #expect(person.messages.isEmpty)
    }
}

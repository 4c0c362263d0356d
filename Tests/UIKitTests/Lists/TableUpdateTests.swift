import CoreGraphics
import Foundation
import QuartzCore
import RandomNumbers
import Testing

@testable import UIKit

@MainActor
@Suite("Updates of tables")
struct TableUpdateTests {
    private let person = Person()

    private func y(_ table: UITableView, _ row: Int) -> CGFloat? {
        table.cellForRow(at: path(row))?.layer.presentation()?.frame.minY
    }

    @Test("rows that stay move to their new places, deleted ones fade, inserted ones come")
    func animated() throws {
        let (table, texts) = person.table([["a", "b", "c", "d"]])
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        _ = person.make { host.makeFrame() }
        let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
        var isDone = false
        person.make {
            table.performBatchUpdates {
                texts.sections = [["a", "x", "d", "c"]]
                table.deleteRows(at: [path(1)], with: .fade)
                table.insertRows(at: [path(1)], with: .left)
                table.moveRow(at: path(3), to: path(2))
            } completion: {
                isDone = $0
            }
        }
        #expect(table.texts == ["a", "x", "d", "c"])
        let (new, gone) = (try #require(table.cellForRow(at: path(1))), try #require(cells["b"]))
        #expect(table.cellForRow(at: path(2)) === cells["d"] && table.cellForRow(at: path(3)) === cells["c"])
        person.wait(0.15)
        #expect(y(table, 0) == 0)
        #expect(y(table, 2).map { $0 > 105 && $0 < 145 } == true && y(table, 3).map { $0 > 105 && $0 < 145 } == true)
        #expect(
            gone.superview === table && gone.layer.presentation().map { $0.opacity > 0.2 && $0.opacity < 0.8 } == true)
        #expect(new.layer.presentation().map { $0.frame.minX < -50 } == true)
        #expect(!isDone)
        person.wait(0.3)
        #expect(isDone && gone.superview == nil && gone.alpha == 1 && y(table, 2) == 100)
        #expect(table.subviews.count { $0 is UITableViewCell } == 4)
    }

    @Test("rows below the screen come up when others are deleted, and go down when some are inserted")
    func beyondTheEdge() throws {
        let (table, texts) = person.table()
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        _ = person.make { host.makeFrame() }
        texts.sections[0].removeSubrange(0..<4)
        person.make { table.deleteRows(at: (0..<4).map { path($0) }, with: .automatic) }
        #expect(table.texts.first == "Row 4" && table.texts.last == "Row 20")
        person.wait(0.15)
        let coming = try #require(table.visibleCells.last?.layer.presentation())
        #expect(coming.frame.minY > 800 && coming.frame.minY < 1000)
        person.wait(1)
        texts.sections[0].insert("new", at: 0)
        person.make { table.insertRows(at: [path(0)], with: .automatic) }
        #expect(table.subviews.count { $0 is UITableViewCell } == 18, "the last one is still on its way out")
        person.wait(1)
        #expect(table.subviews.count { $0 is UITableViewCell } == 17)
    }

    @Test("the selection goes with its rows")
    func selection() {
        let (table, texts) = person.table([["a", "b", "c", "d"]])
        person.make {
            table.selectRow(at: path(2), animated: false, scrollPosition: .none)
            texts.sections[0].remove(at: 0)
            table.deleteRows(at: [path(0)], with: .fade)
            #expect(table.indexPathForSelectedRow == path(1))
            texts.sections[0].remove(at: 1)
            table.deleteRows(at: [path(1)], with: .fade)
        }
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("sections come, go and move with their headers")
    func sections() {
        let (table, texts) = person.table([["a", "b"], ["c"], ["d"]])
        texts.titles = ["A", "C", "D"]
        person.make {
            table.reloadData()
            table.layoutIfNeeded()
            texts.sections = [["d"], ["x"], ["a", "b"]]
            texts.titles = ["D", "X", "A"]
            table.performBatchUpdates {
                table.deleteSections([1], with: .fade)
                table.insertSections([1], with: .fade)
                table.moveSection(2, toSection: 0)
            }
            table.layoutIfNeeded()
        }
        person.wait(1)
        #expect(table.texts == ["d", "x", "a", "b"])
        let headers = (0..<3).map { table.headerView(forSection: $0)?.textLabel?.text }
        #expect(headers == ["D", "X", "A"])
        #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 3)
    }

    @Test("an update without changes asks for the heights anew, and animates")
    func heights() {
        let (table, _) = person.table([["a", "b"]])
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        _ = person.make { host.makeFrame() }
        final class Tall: UITableViewDelegate {
            var height: CGFloat = 50
            func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height }
        }
        let tall = Tall()
        person.make {
            table.delegate = tall
            table.reloadData()
            table.layoutIfNeeded()
            _ = host.makeFrame()
            tall.height = 90
            table.beginUpdates()
            table.endUpdates()
        }
        person.wait(0.15)
        #expect(y(table, 1).map { $0 > 60 && $0 < 80 } == true)
        person.wait(0.3)
        #expect(y(table, 1) == 90 && table.contentSize.height == 180)
    }

    @Test(
        "an update that doesn't lead to what the data source says is told in Apple's words, and the data source counts")
    func errors() {
        func message(_ update: (UITableView, Texts) -> Void) -> String {
            let person = Person()
            let (table, texts) = person.table([["a", "b"], ["c"]])
            person.make {
                update(table, texts)
                table.layoutIfNeeded()
            }
            #expect(table.texts == texts.sections.flatMap(\.self))
            return person.messages.first ?? ""
        }
        #expect(
            message { table, texts in
                texts.sections[0].append("x")
                table.insertRows(at: [path(0), path(1)], with: .fade)
            }.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                    + "after the update (3) must be equal to the number of rows contained in that section before the "
                    + "update (2), plus or minus the number of rows inserted or deleted from that section (2 inserted, 0 "
                    + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                    + "moved out)."))
        #expect(
            message { table, texts in
                texts.sections.append([])
                table.deleteSections([0], with: .fade)
            }.hasPrefix(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
                    + "update (3) must be equal to the number of sections contained in the table view before the update "
                    + "(2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."))
        #expect(
            message { table, _ in table.deleteRows(at: [path(7)], with: .fade) }.hasPrefix(
                "attempt to delete row 7 from section 0 which only contains 2 rows before the update"))
        #expect(
            message { table, _ in table.reloadRows(at: [path(0, 9)], with: .fade) }.hasPrefix(
                "attempt to delete row 0 from section 9 which only contains 0 rows before the update"))
        #expect(
            message { table, _ in table.insertRows(at: [path(-1)], with: .fade) }.hasPrefix(
                "attempt to insert row -1 into section 0, but there are only 2 rows in section 0 after the update"))
        #expect(
            message { table, _ in table.insertSections([5], with: .fade) }.hasPrefix(
                "attempt to insert section 5 but there are only 2 sections after the update"))
        #expect(message { table, _ in table.endUpdates() } == "")
    }

    @Test("after random updates the table is as if it had been reloaded", arguments: 1...20)
    func random(seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let (table, texts) = person.table([(0..<9).map { "\($0)" }, ["p", "q"], []])
        var serial = 100
        for _ in 0..<12 {
            let old = texts.sections
            var update: (deleted: [IndexPath], inserted: [IndexPath]) = ([], [])
            var new = old
            for section in old.indices {
                for row in old[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0 {
                    update.deleted.append(path(row, section))
                    new[section].remove(at: row)
                }
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    let row = Int.random(in: 0...new[section].count, using: &random)
                    update.inserted = update.inserted.map {
                        $0.section == section && $0.row >= row ? path($0.row + 1, section) : $0
                    }
                    update.inserted.append(path(row, section))
                    serial += 1
                    new[section].insert("\(serial)", at: row)
                }
            }
            person.make {
                texts.sections = new
                table.performBatchUpdates {
                    table.deleteRows(at: update.deleted, with: .fade)
                    table.insertRows(at: update.inserted, with: .fade)
                }
            }
            person.wait(Double.random(in: 0...0.4, using: &random))
            #expect(table.texts == Array(new.flatMap(\.self).prefix(17)))
            for cell in table.visibleCells {
                #expect(table.indexPath(for: cell).map { table.rectForRow(at: $0) } == cell.frame)
            }
        }
        #expect(person.messages.isEmpty)
        person.wait(1)
        #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    }
}

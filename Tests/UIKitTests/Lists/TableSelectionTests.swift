import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Selecting rows")
struct TableSelectionTests {
    private let person = Person()

    @Test("a tap highlights, unhighlights and selects; the row before is deselected")
    func tap() {
        let (table, _) = person.table()
        #expect(
            person.calls { person.tap(100, 75) } == [
                "highlight? 0.1", "highlighted 0.1", "unhighlighted 0.1", "select? 0.1", "selected 0.1",
            ])
        #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(1))?.isSelected == true)
        #expect(
            person.calls { person.tap(100, 125) } == [
                "highlight? 0.2", "highlighted 0.2", "unhighlighted 0.2", "select? 0.2", "deselect? 0.1",
                "deselected 0.1", "selected 0.2",
            ])
        #expect(table.indexPathsForSelectedRows == [path(2)] && table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test("a row is highlighted after a moment, and not at all when a scroll begins")
    func delay() {
        let (table, _) = person.table()
        person.down(100, 75)
        #expect(table.cellForRow(at: path(1))?.isHighlighted == false)
        person.wait(0.16)
        #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
        #expect(person.calls { person.move(100, 55) } == ["unhighlighted 0.1"])
        #expect(table.cellForRow(at: path(1))?.isHighlighted == false && table.isDragging)
        person.up(100, 55)
        person.waitForRest()
        #expect(
            person.calls { person.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -100)) } == [])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("the delegate refuses, or chooses another row")
    func refusal() {
        let (table, texts) = person.table()
        texts.highlights = false
        #expect(person.calls { person.tap(100, 75) } == ["highlight? 0.1"])
        texts.highlights = true
        texts.selects = { _ in nil }
        _ = person.calls { person.tap(100, 75) }
        #expect(table.indexPathForSelectedRow == nil && person.ledger.last == "select? 0.1")
        texts.selects = { _ in path(3) }
        #expect(person.calls { person.tap(100, 75) }.last == "selected 0.3")
        #expect(table.indexPathForSelectedRow == path(3))
        table.allowsSelection = false
        #expect(person.calls { person.tap(100, 75) } == [])
    }

    @Test("several rows are selected and deselected by taps where the table allows it")
    func several() {
        let (table, _) = person.table()
        table.allowsMultipleSelection = true
        person.tap(100, 75)
        person.wait(0.5)
        person.tap(100, 175)
        #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
        person.wait(0.5)
        #expect(person.calls { person.tap(100, 75) }.suffix(2) == ["deselect? 0.1", "deselected 0.1"])
        #expect(table.indexPathsForSelectedRows == [path(3)])
    }

    @Test("an app selects without asking its delegate; the row keeps its looks when it comes back into sight")
    func byApp() {
        let (table, _) = person.table()
        #expect(person.calls { table.selectRow(at: path(30), animated: false, scrollPosition: .middle) } == [])
        person.make { table.layoutIfNeeded() }
        #expect(table.contentOffset.y == 1103)
        #expect(table.cellForRow(at: path(30))?.isSelected == true)
        person.make {
            table.contentOffset.y = 0
            table.layoutIfNeeded()
            #expect(table.visibleCells.allSatisfy { !$0.isSelected })
            table.scrollToRow(at: path(30), at: .top, animated: false)
            table.layoutIfNeeded()
        }
        #expect(table.contentOffset.y == 1156 && table.cellForRow(at: path(30))?.isSelected == true)
        person.make { table.deselectRow(at: path(30), animated: false) }
        #expect(table.indexPathsForSelectedRows == nil && table.cellForRow(at: path(30))?.isSelected == false)
        person.make { table.selectRow(at: path(99), animated: false, scrollPosition: .none) }
        #expect(table.cellForRow(at: path(99)) == nil)
    }

    @Test("deselection fades where it is animated")
    func fading() throws {
        let (table, _) = person.table()
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        person.make { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
        _ = person.make { host.makeFrame() }
        let ground = try #require(table.cellForRow(at: path(1))?.parts.ground)
        person.make { table.deselectRow(at: path(1), animated: true) }
        person.wait(0.15)
        let (shown, end) = (ground.presentation()?.backgroundColor?.components, ground.backgroundColor?.components)
        #expect(shown != end)
        person.wait(0.3)
        #expect(ground.animationKeys() == nil)
    }

    @Test("an accessory button is tapped apart from its row, other accessories are the row's")
    func accessory() throws {
        let (table, _) = person.table()
        let cell = try #require(table.cellForRow(at: path(1)))
        person.make {
            cell.accessoryType = .detailButton
            table.layoutIfNeeded()
        }
        #expect(person.calls { person.tap(365, 75) } == ["accessory 0.1"])
        person.make {
            cell.accessoryType = .disclosureIndicator
            table.layoutIfNeeded()
        }
        person.wait(0.5)
        #expect(person.calls { person.tap(370, 75) }.last == "selected 0.1")
    }

    @Test("labels and images of a marked row are highlighted")
    func labels() throws {
        let (table, _) = person.table()
        let cell = try #require(table.cellForRow(at: path(1)))
        person.down(100, 75)
        person.wait(0.2)
        #expect(cell.textLabel?.isHighlighted == true)
        person.cancel()
        #expect(cell.textLabel?.isHighlighted == false)
    }

    @Test("headers stick to the top while their rows are in sight, and are pushed away by the next")
    func stickyHeaders() throws {
        let (table, texts) = person.table([(0..<20).map { "\($0)" }, (0..<40).map { "\($0)" }])
        texts.titles = ["First", "Second"]
        person.make {
            table.sectionHeaderHeight = 30
            table.reloadData()
            table.layoutIfNeeded()
        }
        let header = try #require(table.headerView(forSection: 0))
        func y(_ offset: CGFloat) -> CGFloat {
            person.make {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
            }
            return header.frame.minY - offset
        }
        #expect(y(0) == 0 && y(100) == 0 && y(990) == 0)
        #expect(y(1010) == -10)
        #expect(table.rectForHeader(inSection: 0).minY == 0 && table.rect(forSection: 0).height == 1030)
        #expect(y(-20) == 20)
        let cells = table.subviews.firstIndex { $0 is UITableViewCell } ?? 0
        #expect(table.subviews.firstIndex { $0 === header }.map { $0 > cells } == true, "in front of the rows")
    }

    @Test("a cell with an unknown identifier is told in Apple's words, and is an empty one")
    func unknownIdentifier() {
        let (table, _) = person.table()
        let cell = person.make { table.dequeueReusableCell(withIdentifier: "nobody", for: path(0)) }
        #expect(cell.textLabel?.text == nil)
        #expect(
            person.messages == [
                "unable to dequeue a cell with identifier nobody - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
    }

    @Test("data of rows is fetched before they are in sight")
    func prefetching() {
        final class Prefetching: UITableViewDataSourcePrefetching {
            var rows: [Int] = []
            var cancelled: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) { rows += paths.map(\.row) }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
                cancelled += paths.map(\.row)
            }
        }
        let (table, _) = person.table()
        let source = Prefetching()
        person.make {
            table.prefetchDataSource = source
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        #expect(source.rows == Array(17..<34))
        person.make {
            table.contentOffset.y = 100
            table.layoutIfNeeded()
        }
        #expect(source.rows == Array(17..<36) && source.cancelled.isEmpty)
        person.make {
            table.contentOffset.y = 50
            table.layoutIfNeeded()
        }
        #expect(source.cancelled == Array(19..<36) && source.rows.last == 0)
    }
}

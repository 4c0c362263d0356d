import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Editing tables")
struct TableEditingTests {
    private let person = Person()

    private func swipe(_ row: Int, by distance: CGFloat) {
        person.drag(
            from: CGPoint(x: distance < 0 ? 380 : 10, y: CGFloat(row) * 50 + 25), by: CGVector(dx: distance, dy: 2),
            lifting: false)
        person.wait(0.3)
        person.up(distance < 0 ? 380 + distance : 10 + distance, CGFloat(row) * 50 + 27)
        person.waitForRest()
    }

    @Test("in editing mode content makes room for controls, which go again at its end")
    func mode() throws {
        let (table, _) = person.table([["a", "b"]])
        let cell = try #require(table.cellForRow(at: path(0)))
        #expect(cell.contentView.frame.minX == 0)
        person.make { table.setEditing(true, animated: true) }
        #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
        #expect(cell.contentView.frame.width == 312)
        person.wait(0.4)
        person.make { table.setEditing(false, animated: true) }
        #expect(!cell.isEditing && cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
    }

    @Test("a minus asks for confirmation, whose button deletes")
    func deleteControl() {
        let (table, _) = person.table([["a", "b", "c"]])
        person.make { table.setEditing(true, animated: false) }
        person.window.layoutIfNeeded()
        #expect(person.calls { person.tap(20, 75) } == ["begin editing 0.1"])
        person.waitForRest()
        #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
        #expect(person.calls { person.tap(370, 75) } == ["end editing 0.1", "delete 0.1"])
        person.waitForRest()
        #expect(table.texts == ["a", "c"])
    }

    @Test("a plus inserts at once")
    func insertControl() {
        let (table, texts) = person.table([["a"]])
        texts.style = .insert
        person.make { table.setEditing(true, animated: false) }
        person.window.layoutIfNeeded()
        #expect(person.calls { person.tap(20, 25) } == ["insert 0.0"])
        #expect(table.texts == ["new", "a"])
    }

    @Test("rows are selected in editing mode only where the table allows it, and lose it at its end")
    func selection() {
        let (table, _) = person.table([["a", "b"]])
        person.make { table.setEditing(true, animated: false) }
        person.window.layoutIfNeeded()
        #expect(person.calls { person.tap(200, 25) } == [])
        person.make {
            table.setEditing(false, animated: false)
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
        }
        person.wait(0.5)
        person.tap(200, 25)
        person.wait(0.5)
        person.tap(200, 75)
        #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
        #expect(table.cellForRow(at: path(0))?.parts.editControl?.kind == .selection(isOn: true))
        person.make { table.setEditing(false, animated: false) }
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test("a row that may be edited is swiped for its deletion, another one isn't")
    func swipeToDelete() {
        let (table, texts) = person.table([["a", "b", "c"]])
        swipe(1, by: -120)
        #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == false)
        texts.canEdit = true
        #expect(person.calls { swipe(1, by: -120) } == ["begin editing 0.1"])
        let shift = table.cellForRow(at: path(1))?.layer.sublayerTransform.m41
        #expect(shift.map { $0 <= -74 } == true && !table.isDragging)
        #expect(person.calls { person.tap(370, 75) } == ["end editing 0.1", "delete 0.1"])
        person.waitForRest()
        #expect(table.texts == ["a", "c"])
    }

    @Test("a delegate from before iOS 11 gives actions of its own, in its order")
    func rowActions() {
        let (table, texts) = person.table([["a", "b", "c"]])
        texts.canEdit = true
        var done: [String] = []
        let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
            done.append("\(action.title ?? "") \(path.row)")
        }
        let delete = UITableViewRowAction(style: .default, title: "Erase") { action, path in
            done.append("\(action.title ?? "") \(path.row)")
        }
        more.backgroundColor = .systemBlue
        texts.old = [delete, more]
        swipe(1, by: -160)
        person.tap(370, 75)
        person.waitForRest()
        #expect(done == ["Erase 1"] && table.texts == ["a", "b", "c"])
    }

    @Test("a touch elsewhere puts a swiped row back, and so does a short swipe")
    func close() {
        let (table, texts) = person.table([["a", "b", "c"]])
        texts.canEdit = true
        swipe(1, by: -30)
        #expect(table.cellForRow(at: path(1))?.layer.sublayerTransform.m41 == 0)
        swipe(1, by: -120)
        #expect(person.calls { person.tap(100, 25) } == ["end editing 0.1"])
        person.waitForRest()
        #expect(table.cellForRow(at: path(1))?.layer.sublayerTransform.m41 == 0)
        #expect(table.cellForRow(at: path(1))?.subviews.contains { $0 is SwipeActionsView } == false)
    }

    @Test("scrolling puts a swiped row back")
    func scrollAway() {
        let (table, texts) = person.table([(0..<60).map { "\($0)" }])
        texts.canEdit = true
        swipe(1, by: -120)
        #expect(table.swipe?.path == path(1))
        person.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -60))
        person.waitForRest()
        #expect(table.swipe == nil && table.contentOffset.y > 0)
    }

    @Test("actions of the app are shown, and a swipe across the row performs the first")
    func actions() {
        let (table, texts) = person.table([["a", "b"]])
        texts.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "First") { [unowned person] _, _, done in
                person.record("first")
                done(true)
            },
            UIContextualAction(style: .destructive, title: "Second") { [unowned person] _, _, done in
                person.record("second")
                done(true)
            },
        ])
        swipe(0, by: -140)
        #expect(person.calls { person.tap(380, 25) } == ["first", "end editing 0.0"])
        person.waitForRest()
        swipe(0, by: -140)
        #expect(person.calls { person.tap(280, 25) } == ["second", "end editing 0.0"])
        person.waitForRest()
        #expect(person.calls { swipe(0, by: -330) } == ["begin editing 0.0", "first", "end editing 0.0"])
        texts.trailing?.performsFirstActionWithFullSwipe = false
        #expect(person.calls { swipe(0, by: -330) } == ["begin editing 0.0"])
        let shift = table.cellForRow(at: path(0))?.layer.sublayerTransform.m41
        #expect(shift != nil && shift == table.swipe.map { -$0.view.usualWidth })
    }

    @Test("a row is moved by its control: the others make way, and the data source is told at the end")
    func move() throws {
        let (table, _) = person.table([["a", "b", "c", "d"]])
        person.make { table.setEditing(true, animated: false) }
        person.window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: path(0)))
        person.down(370, 25)
        #expect(cell.layer.shadowOpacity > 0)
        for y in stride(from: CGFloat(35), through: 135, by: 10) {
            person.wait(0.02)
            person.move(370, y)
        }
        #expect(table.texts == ["b", "c", "a", "d"] && cell.center.y == 135 && table.contentOffset.y == 0)
        #expect(person.calls { person.up(370, 135) } == ["move 0.0 to 0.2"])
        person.waitForRest()
        #expect(cell.frame.minY == 100 && cell.layer.shadowOpacity == 0 && table.indexPath(for: cell) == path(2))
    }

    @Test("the delegate limits where a row goes, and a cancelled move goes back")
    func limitedMove() {
        let (table, texts) = person.table([["a", "b", "c", "d"]])
        texts.limit = path(1)
        person.make { table.setEditing(true, animated: false) }
        person.window.layoutIfNeeded()
        person.down(370, 25)
        person.move(370, 175)
        #expect(person.calls { person.up(370, 175) } == ["move 0.0 to 0.1"])
        person.waitForRest()
        #expect(table.texts == ["b", "a", "c", "d"])
        person.down(370, 25)
        person.move(370, 90)
        #expect(person.calls { person.cancel() } == [])
        person.waitForRest()
        #expect(table.texts == ["b", "a", "c", "d"] && texts.sections == [["b", "a", "c", "d"]])
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Section indexes, prefetching, and lists that scroll while something is moved")
struct SectionIndexTests {
    private final class Names: UITableViewDataSource, UITableViewDelegate {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        var titles: [String]?
        var sections: [Int: Int] = [:]
        func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(letters[path.section])\(path.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { sections[index] ?? index }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    private let person = Person()
    private let names = Names()
    private let table: UITableView

    init() {
        let (person, names) = (person, names)
        names.titles = names.letters
        table = person.make {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (names, names)
            person.window.addSubview(table)
            person.window.layoutIfNeeded()
            return table
        }
    }

    private var index: SectionIndexView? { table.sectionIndex }
    /// Where a letter is: 26 lines of 14 points, in the middle of 600.
    private func y(_ letter: Int) -> CGFloat { 118 + 14 * CGFloat(letter) + 7 }

    @Test("titles stand at the end, beside which the content of cells ends, and stay in sight")
    func shown() throws {
        #expect(try #require(index).frame == CGRect(x: 375, y: 0, width: 15, height: 600))
        #expect(table.visibleCells.first?.contentView.frame.maxX == 375)
        person.make {
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
        }
        #expect(index?.frame.minY == 1000)
        #expect(try !ViewPicture(#require(index)).isBlank)
    }

    @Test("a finger on a letter shows its section; one that goes on shows the others; nothing else scrolls")
    func scrub() {
        person.down(382, y(12))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 12).minY)
        person.move(382, y(3))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
        person.move(382, -40)
        #expect(table.contentOffset.y == 0)
        person.up(382, -40)
        person.wait(1)
        #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == nil)
    }

    @Test("the data source says which section a title means")
    func sections() {
        names.sections = [5: 20, 6: 99]
        person.tap(382, y(5))
        person.wait(0.5)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 20).minY)
        person.tap(382, y(6))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 20).minY)
    }

    @Test("there is none without titles, or with too few rows; new titles are asked for")
    func hidden() {
        names.titles = nil
        person.make {
            table.reloadSectionIndexTitles()
            table.layoutIfNeeded()
        }
        #expect(index == nil && table.visibleCells.first?.contentView.frame.maxX == 390)
        names.titles = ["A"]
        person.make {
            table.sectionIndexMinimumDisplayRowCount = 1000
            table.reloadData()
            table.layoutIfNeeded()
        }
        #expect(index == nil)
    }

    @Test("rows and items that come next are announced, and called off when scrolling turns")
    func prefetching() {
        final class Source: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
            var calls: [String] = []
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
                calls.append("+\(paths.map(\.item))")
            }
            func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
                calls.append("-\(paths.map(\.item))")
            }
        }
        let source = Source()
        let view = person.make {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 100), 0)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.prefetchDataSource) = (source, source)
            person.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
        func scroll(_ y: CGFloat) {
            person.make {
                view.contentOffset.y = y
                view.layoutIfNeeded()
            }
        }
        #expect(source.calls == ["+[3, 4, 5]"])
        scroll(500)
        #expect(source.calls.dropFirst() == ["-[3, 4]", "+[8, 9, 10]"])
        scroll(400)
        #expect(source.calls.dropFirst(3) == ["-[8, 9, 10]", "+[3, 2, 1]"])
    }

    @Test("a row that is held at the edge lets the table scroll, and goes along")
    func movedRow() throws {
        names.titles = nil
        person.make {
            table.reloadData()
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
        }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let y = table.convert(cell.center, to: nil).y
        person.down(370, y)
        person.move(370, 300)
        person.move(370, 590)
        person.wait(1)
        #expect(table.contentOffset.y > 200 && table.contentOffset.y < 520)
        #expect(abs(cell.center.y - table.contentOffset.y - 590) < 30)
        let offset = table.contentOffset.y
        person.move(370, 300)
        person.wait(0.5)
        #expect(table.contentOffset.y == offset)
        person.up(370, 300)
        person.wait(1)
        #expect(person.clock.awakeUntil == nil)
    }

    @Test("an item that is held at the edge lets the collection scroll")
    func movedItem() {
        let stage = ItemStage([100]) {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 50), 0)
            return layout
        }
        stage.person.make {
            #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 590))
        }
        stage.person.wait(1)
        let offset = stage.view.contentOffset.y
        #expect(offset > 200 && offset < 520)
        #expect(abs((stage.view.movement?.cell.center.y ?? 0) - 590 - offset) < 1)
        stage.person.make { stage.view.cancelInteractiveMovement() }
        stage.person.wait(1)
        #expect(stage.view.contentOffset.y == offset)
    }
}

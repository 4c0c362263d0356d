import CoreGraphics
import Foundation
import RandomNumbers
import Testing

@testable import UIKit

/// What scrolling costs, counted.
@MainActor
@Suite("Scrolling")
struct ScrollingTests {
    /// A view that knows how large it wants to be, and counts how often it is asked.
    private final class Box: UIView {
        static var asked = 0
        var height: CGFloat = 0
        override var intrinsicContentSize: CGSize {
            Self.asked += 1
            return CGSize(width: UIView.noIntrinsicMetric, height: height)
        }
    }

    private final class Cell: UITableViewCell {
        static var laidOut = 0
        let box = Box()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            Self.laidOut += 1
            super.layoutSubviews()
        }
    }

    /// Rows of heights that nobody knows before their cells are there.
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var count = 10_000
        var cells = 0
        var heights = 0
        func height(_ row: Int) -> CGFloat { CGFloat(30 + row * 7 % 41) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            cells += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            if let box = (cell as? Cell)?.box {
                box.height = height(path.row)
                box.invalidateIntrinsicContentSize()
            }
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            heights += 1
            return UITableView.automaticDimension
        }
    }

    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    private func scroll(_ table: UITableView, to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    /// Cells asked for, cells laid out, heights asked for and contents measured while something is done.
    private func costs(_ body: () -> Void) -> [Int] {
        let before = [source.cells, Cell.laidOut, source.heights, Box.asked]
        body()
        return zip([source.cells, Cell.laidOut, source.heights, Box.asked], before).map { $0 - $1 }
    }

    /// The rows in sight are theirs in height, and follow each other without a gap.
    private func expectRows(_ table: UITableView) throws {
        let paths = try #require(table.indexPathsForVisibleRows)
        try #require(!paths.isEmpty)
        #expect(paths.map(\.row) == Array(paths[0].row..<paths[0].row + paths.count))
        for path in paths {
            let frame = try #require(table.cellForRow(at: path)).frame
            #expect(frame == table.rectForRow(at: path) && frame.height == source.height(path.row), "row \(path.row)")
            let next = IndexPath(row: path.row + 1, section: 0)
            if path.row + 1 < source.count { #expect(table.rectForRow(at: next).minY == frame.maxY) }
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: frame.midY)) == path)
        }
        #expect(table.rectForRow(at: paths[0]).minY <= table.bounds.minY)
    }

    @Test("By one row at row 9,000 of 10,000 it costs what it costs at row 1, there and back")
    func oneRow() throws {
        let table = table()
        func step(at row: Int) throws -> (there: [Int], back: [Int]) {
            scroll(table, to: table.rectForRow(at: IndexPath(row: row, section: 0)).minY)
            try expectRows(table)
            // Rows of these numbers are as high as those 41 before, so both steps bring as many cells.
            let (from, to) = (table.contentOffset.y, table.rectForRow(at: IndexPath(row: row + 1, section: 0)).minY)
            let there = costs { scroll(table, to: to) }
            try expectRows(table)
            let back = costs { scroll(table, to: from) }
            try expectRows(table)
            return (there, back)
        }
        // Cells that are not in sight are there from now on.
        scroll(table, to: 100_000)
        scroll(table, to: 0)
        let first = try step(at: 1)
        let later = try step(at: 1 + 41 * 219)
        #expect(first.there == later.there && first.back == later.back)
        #expect(first.there[0] <= 3 && first.there[2] == 0 && first.back[2] == 0)
    }

    @Test("A jump to the end of 10,000 rows of unknown height and back only looks at the rows in sight")
    func jump() throws {
        let table = table()
        #expect(source.heights == 10_000 && source.cells < 20)
        let there = costs { scroll(table, to: table.contentSize.height - table.bounds.height) }
        #expect(there[0] < 20 && there[1] < 40 && there[2] == 0)
        try expectRows(table)
        let last = IndexPath(row: 9_999, section: 0)
        #expect(table.rectForRow(at: last).maxY == table.contentSize.height)
        let back = costs { scroll(table, to: 0) }
        #expect(back[0] < 20 && back[1] < 40 && back[2] == 0)
        try expectRows(table)
        #expect(table.rectForRow(at: last).maxY == table.contentSize.height)
    }

    @Test("Rows are inserted, deleted and reloaded in place, and visible ones follow")
    func updates() throws {
        source.count = 50
        let table = table()
        scroll(table, to: 200)
        let paths = try #require(table.indexPathsForVisibleRows)
        let (first, cell) = (paths[0], try #require(table.cellForRow(at: paths[1])))
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        source.count = 53
        let coming = costs {
            table.insertRows(at: [path(0), path(52), path(first.row + 1)], with: .none)
        }
        #expect(coming[2] == 3)
        #expect(table.indexPath(for: cell)?.row == paths[1].row + 2)
        #expect(table.rectForRow(at: path(0)).height == 44)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(52)).maxY == table.contentSize.height)
        source.count = 51
        table.deleteRows(at: [path(first.row + 2), path(0)], with: .none)
        #expect(table.indexPath(for: cell)?.row == paths[1].row)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(50)).maxY == table.contentSize.height)
        let shown = try #require(table.indexPathsForVisibleRows)
        let anew = costs {
            table.reloadRows(at: [shown[1]], with: .none)
            table.layoutIfNeeded()
        }
        #expect((1...2).contains(anew[0]) && anew[2] == 1)
        table.reloadData()
        table.layoutIfNeeded()
        try expectRows(table)
    }

    @Test("Headers and footers are in the table while they are in sight")
    func headers() throws {
        final class Sections: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 200 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "S\(section)" }
        }
        let sections = Sections()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.rowHeight = 50
        table.dataSource = sections
        func titles() -> [CGFloat] {
            table.layoutIfNeeded()
            return table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.map(\.frame.minY).sorted()
        }
        #expect(titles() == [22, 222, 422])
        table.contentOffset.y = 30_000
        #expect(titles() == [30_022, 30_222, 30_422])
        table.contentOffset.y = 30_051
        #expect(titles() == [30_051, 30_222, 30_422], "the first one sticks to the top")
        #expect(table.contentSize.height == 40_000)
    }

    @Test("Scrolling is not a business of the layout engine, nor of safe areas in what scrolls")
    func engine() throws {
        final class Watching: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.imposeSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        let scroller = UIScrollView(frame: root.bounds)
        let content = Watching(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        let pinned = UIView()
        pinned.translatesAutoresizingMaskIntoConstraints = false
        content.preservesSuperviewLayoutMargins = true
        scroller.contentSize = content.frame.size
        root.addSubview(scroller)
        scroller.addSubview(content)
        content.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
            pinned.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
            pinned.heightAnchor.constraint(equalToConstant: 10),
            pinned.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let (frame, changes, margins) = (pinned.frame, content.changes, content.layoutMargins)
        let engine = try #require(root.engine)
        for offset in stride(from: CGFloat(0), through: 900, by: 90) {
            scroller.contentOffset.y = offset
            #expect(!engine.needsRefresh && !engine.items.needsSolving)
            #expect(!content.needsLayout && scroller.needsLayout)
            root.layoutIfNeeded()
        }
        #expect(pinned.frame == frame && content.changes == changes && content.layoutMargins == margins)
        // What is not told to scroll clear of bars is covered by them wherever it has been scrolled to.
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentOffset.y = 10
        #expect(content.safeAreaInsets.top == 50)
    }

    @Test("Items in a rectangle are those that all would be searched for", arguments: 1...12)
    func itemsOfCollection(seed: Int) throws {
        final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            var sizes: [[CGSize]] = []
            func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                sizes[section].count
            }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell(frame: .zero)
            }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
            ) -> CGSize { sizes[path.section][path.item] }
        }
        var random = RandomNumbers(seed: UInt64(seed))
        let items = Items()
        items.sizes = (0..<4).map { _ in
            (0..<Int.random(in: 0...60, using: &random)).map { _ in
                CGSize(
                    width: Int.random(in: 0...200, using: &random), height: Int.random(in: 0...90, using: &random))
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = seed % 3 == 0 ? .horizontal : .vertical
        layout.minimumLineSpacing = [10, 0, -25, -200][seed % 4]
        layout.headerReferenceSize = CGSize(width: 30, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        let all = try #require(
            layout.layoutAttributesForElements(in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)))
        let shown = all.count { $0.representedElementCategory == .cell && !$0.frame.isEmpty }
        #expect(shown > 10)
        for _ in 0..<200 {
            let rect = CGRect(
                x: Int.random(in: -500...2500, using: &random), y: Int.random(in: -500...4000, using: &random),
                width: Int.random(in: 1...400, using: &random), height: Int.random(in: 1...400, using: &random))
            let found = try #require(layout.layoutAttributesForElements(in: rect))
            let expected = all.filter { place in
                place.frame.minX < rect.maxX && place.frame.maxX > rect.minX && place.frame.minY < rect.maxY
                    && place.frame.maxY > rect.minY
            }
            #expect(found.map(\.element) == expected.map(\.element), "\(rect)")
            #expect(found.map(\.frame) == expected.map(\.frame), "\(rect)")
        }
        for place in all {
            let own =
                place.representedElementKind.map {
                    layout.layoutAttributesForSupplementaryView(ofKind: $0, at: place.indexPath)
                } ?? layout.layoutAttributesForItem(at: place.indexPath)
            #expect(own?.element == place.element && own?.frame == place.frame)
        }
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 99, section: 0)) == nil)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 4)) == nil)
    }
}

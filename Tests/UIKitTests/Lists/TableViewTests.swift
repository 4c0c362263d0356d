import Foundation
import Testing

@testable import UIKit

/// Tables that a data source fills.
@MainActor
struct TableViewTests {
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var counts = [1000]
        var made = 0
        var asked = 0
        var height: ((IndexPath) -> CGFloat)?
        var titled = true
        var headerHeights: [CGFloat]?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            asked += 1
            let known = tableView.dequeueReusableCell(withIdentifier: "cell")
            if known == nil { made += 1 }
            let cell = known ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = "\(path.section).\(path.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titled && counts.count > 1 ? "Section \(section)" : nil
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeights?[section] ?? tableView.sectionHeaderHeight
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            height?(path) ?? tableView.rowHeight
        }
    }

    private let source = Source()

    private func table(rowHeight: CGFloat = 50) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.rowHeight = rowHeight
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test(
        "What is in cells and headers keeps clear of the screen's corners, and comes back when there are none",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func safeSides(style: UITableView.Style) throws {
        source.counts = [2, 2]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 700, height: 320), style: style)
        table.rowHeight = 50
        table.dataSource = source
        let screen = UIView(frame: table.frame)
        screen.addSubview(table)
        screen.imposeSafeArea(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
        table.layoutIfNeeded()
        func edges() throws -> (cell: CGRect, content: CGFloat, title: CGFloat) {
            let cell = try #require(table.visibleCells.first)
            let header = try #require(table.subviews.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first)
            return (
                cell.frame, cell.frame.minX + cell.contentView.frame.minX,
                header.frame.minX + (header.textLabel?.frame.minX ?? .nan)
            )
        }
        let inset = try edges()
        #expect(inset.cell.minX == (style == .insetGrouped ? 70 : 0))
        #expect(inset.content == (style == .insetGrouped ? 70 : 50))
        #expect(inset.title == (style == .insetGrouped ? 90 : 70))
        for widen in [{ table.insetsContentViewsToSafeArea = false }, { screen.imposeSafeArea(.zero) }] {
            widen()
            table.layoutIfNeeded()
            let wide = try edges()
            #expect(wide.content == (style == .insetGrouped ? 20 : 0) && wide.title == wide.content + 20)
        }
        // The root view of a scene is told itself.
        table.insetsContentViewsToSafeArea = true
        table.imposeSafeArea(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
        table.layoutIfNeeded()
        #expect(try edges().content == (style == .insetGrouped ? 70 : 50))
        table.imposedSafeArea = nil
        table.updateSafeArea()
        // What reaches beyond is not unsafe for that.
        table.insetsContentViewsToSafeArea = true
        table.frame = screen.bounds.insetBy(dx: -4, dy: 0)
        table.layoutIfNeeded()
        #expect(try edges().content == (style == .insetGrouped ? 20 : 0))
    }

    @Test func onlyRowsInSightHaveCells() {
        let table = table()
        #expect(source.asked == 10)
        #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == (0..<10).map { "0.\($0)" })
        #expect(table.contentSize == CGSize(width: 320, height: 50_000))
    }

    @Test func cellsThatScrollAwayAreUsedAgain() {
        let table = table()
        for offset in stride(from: CGFloat(0), through: 20_000, by: 130) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        #expect(source.made <= 22, "no more cells are made than are in sight before and after a step")
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 397, section: 0))
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 150, width: 320, height: 50))
        let first = table.visibleCells[0]
        #expect(table.indexPath(for: first) == IndexPath(row: 397, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test func rowsMayHaveHeightsOfTheirOwn() {
        source.counts = [3, 2]
        source.height = { CGFloat(20 + 10 * $0.row) }
        let table = table()
        // The title, and the room above it.
        let header: CGFloat = 28 + 22
        #expect(table.visibleCells.map(\.frame.height) == [20, 30, 40, 20, 30])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 50, 90 + header, 110 + header].map { $0 + header })
        #expect(table.contentSize.height == 140 + 2 * header)
    }

    /// Where the first row of either of two sections stands, and where the content ends; a row is 50 high.
    private func places(_ style: UITableView.Style, on system: Int, _ change: (UITableView) -> Void) -> [CGFloat] {
        source.counts = [1, 1]
        let table = UIEnvironment(system: SystemGeneration(rawValue: system)).perform {
            UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        }
        table.rowHeight = 50
        change(table)
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame.minY) + [table.contentSize.height]
    }

    @Test("Headers and footers have their configured height, and with a title at least that of the title")
    func sectionHeights() {
        source.titled = false
        #expect(places(.plain, on: 17) { _ in } == [0, 50, 100])
        #expect(places(.plain, on: 17) { $0.sectionHeaderHeight = 28 } == [0, 50, 100])
        #expect(places(.grouped, on: 17) { _ in } == [35, 120, 187.5])
        func eighteen(_ table: UITableView) { (table.sectionHeaderHeight, table.sectionFooterHeight) = (18, 18) }
        #expect(places(.insetGrouped, on: 17, eighteen) == [18, 104, 172])
        #expect(places(.insetGrouped, on: 12, eighteen) == [35, 121, 189])
        source.titled = true
        #expect(places(.plain, on: 17) { $0.sectionHeaderHeight = 28 } == [50, 150, 200])
        #expect(places(.plain, on: 12) { $0.sectionHeaderHeight = 22 } == [22, 94, 144])
        #expect(places(.plain, on: 17) { $0.sectionHeaderTopPadding = 0 } == [28, 106, 156])
        #expect(places(.grouped, on: 17, eighteen) == [55.5, 161.5, 229.5])
        #expect(places(.grouped, on: 17) { $0.sectionHeaderHeight = 100 } == [100, 267.5, 335])
        source.headerHeights = [30, 0]
        #expect(places(.grouped, on: 17, eighteen) == [30, 98, 166])
        #expect(places(.plain, on: 17, eighteen) == [52, 102, 152])
    }

    @Test("Titles begin where the text of rows does, in tables of any width", arguments: [320.0, 414])
    func titlesAndRows(width: CGFloat) throws {
        source.counts = [1, 1]
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
            table.dataSource = source
            table.layoutIfNeeded()
            let cell = try #require(table.visibleCells.first)
            let text = try #require(cell.textLabel)
            let header = try #require(table.subviews.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first)
            #expect(
                header.convert(header.textLabel?.frame ?? .null, to: table).minX
                    == text.convert(text.bounds, to: table).minX)
        }
    }

    @Test func cellsThatKnowTheirHeightGetIt() {
        final class Tall: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.heightAnchor.constraint(equalToConstant: 77),
                    contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class TallSource: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "tall", for: path)
            }
        }
        let source = TallSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.separatorStyle = .none
        table.dataSource = source
        withExtendedLifetime(source) { table.layoutIfNeeded() }
        #expect(table.visibleCells.map(\.frame.minY) == [0, 97, 194])
        #expect(table.contentSize.height == 291)
    }

    @Test func reloadingAsksAnew() {
        let table = table()
        source.counts = [2]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
        #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == 2)
        #expect(source.made == 10, "cells of before are used again")
    }
}

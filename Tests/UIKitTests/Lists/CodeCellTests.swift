import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Cells and tables made in code")
struct CodeCellTests {
    @Test("The content of a cell is empty until a label or the image is asked for")
    func parts() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.subviews.isEmpty && cell.detailTextLabel == nil)
        cell.textLabel?.text = "Text"
        #expect(cell.contentView.subviews.contains { $0 === cell.textLabel })
        let other = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(other.detailTextLabel != nil && other.imageView != nil)
    }

    @Test("A cell can be made with its frame")
    func frame() {
        let cell = UITableViewCell(frame: CGRect(x: 1, y: 2, width: 100, height: 50))
        #expect(cell.frame == CGRect(x: 1, y: 2, width: 100, height: 50) && cell.reuseIdentifier == nil)
        #expect(cell.contentView.superview === cell)
    }

    @Test("A table without a source has one section without rows")
    func emptyTable() {
        #expect(UITableView().numberOfSections == 1 && UITableView().numberOfRows(inSection: 0) == 0)
    }

    private final class Source: NSObject, UITableViewDataSource {
        var count = 6
        var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
            return cell
        }
    }

    @Test("Cells stay when only the width of their table changes, and keep the keyboard")
    func turning() throws {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), style: .plain)
        table.dataSource = source
        table.rowHeight = UITableView.automaticDimension
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let cells = table.visibleCells
        let field = try #require(cells[2].contentView.subviews.compactMap { $0 as? UITextField }.first)
        #expect(source.asked == 6 && cells.count == 6 && field.becomeFirstResponder())
        table.frame.size.width = 1000
        table.layoutIfNeeded()
        #expect(source.asked == 6 && table.visibleCells == cells && field.isFirstResponder)
        #expect(cells.allSatisfy { $0.frame.width == 1000 && $0.contentView.bounds.width == 1000 })
        // A source that changed its mind without saying so.
        source.count = 2
        table.frame.size.width = 900
        table.layoutIfNeeded()
        #expect(table.visibleCells == Array(cells.prefix(2)) && source.asked == 6)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.asked == 8)
    }

    private final class Texts: NSObject, UITableViewDataSource {
        static let long = String(repeating: "Several words in a row ", count: 8)
        var style = UITableViewCell.CellStyle.subtitle
        var lines = 0
        var title = Texts.long

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = title
            cell.detailTextLabel?.text = Self.long
            for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = lines }
            return cell
        }
    }

    @Test(
        "A row is as high as the lines of its labels, if they may have several",
        arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
    func lines(_ style: UITableViewCell.CellStyle) throws {
        let source = Texts()
        source.style = style
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), style: .plain)
        table.dataSource = source
        table.rowHeight = UITableView.automaticDimension
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
        let heights = labels.map { $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 0)).height }
        #expect(labels.count == (style == .default ? 1 : 2))
        #expect(cell.bounds.height == 23 + (style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0))
        #expect(heights[0] > 80)
        // A detail beside a short title has the rest of the row.
        source.title = "Title"
        table.reloadData()
        table.layoutIfNeeded()
        let beside = try #require(table.visibleCells.first)
        if style == .value1, let detail = beside.detailTextLabel {
            #expect(detail.frame.minX > 50 && detail.frame.maxY <= beside.contentView.bounds.height)
            let height = detail.sizeThatFits(CGSize(width: detail.bounds.width, height: 0)).height
            #expect(height > 80 && beside.bounds.height == 23 + height)
        }
        source.title = Texts.long
        #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= cell.contentView.bounds.height })
        if style == .subtitle { #expect(labels[0].frame.maxY <= labels[1].frame.minY) }
        source.lines = 1
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.bounds.height == 44)
    }
}

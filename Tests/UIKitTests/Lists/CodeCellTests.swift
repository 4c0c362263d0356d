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
}

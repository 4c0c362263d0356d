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
}

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Cells")
struct ListDrawingTests {
    private func table(_ style: UITableView.Style, rows: Int = 2) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
        table.staticSections = [
            UITableView.StaticSection(
                headerTitle: nil, footerTitle: nil,
                rows: (0..<rows).map { _ in (UITableViewCell(style: .default, reuseIdentifier: nil), 44) })
        ]
        table.layoutIfNeeded()
        return table
    }

    private func cells(_ table: UITableView) -> [UITableViewCell] { table.staticSections[0].rows.map(\.cell) }

    @Test("Separators begin with the text, or at a custom inset")
    func separators() throws {
        let table = table(.plain)
        let line = try #require(cells(table).first?.parts.separator)
        #expect(line.frame.minX == 16 && line.frame.maxX == 100)
        table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        table.layoutIfNeeded()
        #expect(line.frame.minX == 40 && line.frame.maxX == 90)
        #expect(line.frame.height == 0.5 && line.frame.maxY == 44)
    }

    @Test("Groups have round corners at both ends, and no line below the last row")
    func groups() {
        let rows = cells(table(.insetGrouped, rows: 3))
        #expect(rows.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(rows[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(rows.map { $0.parts.separator.superlayer != nil } == [true, true, false])
    }

    /// Image, text and detail of a cell as high as that in a plain table.
    private func places(_ style: UITableViewCell.CellStyle, height: CGFloat, image: CGSize? = nil) -> [CGRect] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200), style: .plain)
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        if let image { cell.imageView?.image = UIGraphicsImageRenderer(size: image).image { _ in } }
        let row = (cell: cell, height: CGFloat?.some(height))
        table.staticSections = [UITableView.StaticSection(headerTitle: nil, footerTitle: nil, rows: [row])]
        table.layoutIfNeeded()
        return [cell.imageView?.frame ?? .zero, cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero]
    }

    @Test("Labels of the built-in styles are as high as their line, in the middle, and no wider than their text")
    func labels() {
        let value = places(.value1, height: 44)
        #expect(value[1].origin == CGPoint(x: 16, y: 12) && value[1].height == 20.5 && value[1].width < 40)
        #expect(value[2].minY == 12 && value[2].maxX == 359 && value[2].width < 50)
        let subtitle = places(.subtitle, height: 44)
        #expect(subtitle[1].minY == 5 && subtitle[2].minY == 25.5 && subtitle[2].width < 40)
        let high = places(.subtitle, height: 70)
        #expect(high[1].minY == 16 && high[2].minY == high[1].maxY + 3)
        #expect(places(.default, height: 44)[1] == CGRect(x: 16, y: 0, width: 343, height: 44))
    }

    @Test("A picture that is higher than its row is shown smaller")
    func pictures() {
        let wide = places(.default, height: 50, image: CGSize(width: 200, height: 100))
        #expect(wide[0] == CGRect(x: 16, y: 0, width: 100, height: 50) && wide[1].minX == 132)
        let small = places(.default, height: 44, image: CGSize(width: 20, height: 21))
        #expect(small[0] == CGRect(x: 16, y: 11, width: 20, height: 21))
    }

    @Test("A selected row has no separators")
    func chosenLines() throws {
        let table = table(.plain, rows: 3)
        let rows = cells(table)
        rows[1].isSelected = true
        table.layoutIfNeeded()
        #expect(rows[1].parts.separator.superlayer == nil)
        #expect(try ViewPicture(table, scale: 2)[60, 87] == [0xD1, 0xD1, 0xD6, 255])
        rows[1].isSelected = false
        table.layoutIfNeeded()
        #expect(rows[1].parts.separator.superlayer != nil)
        #expect(try ViewPicture(table, scale: 2)[60, 87] != [0xD1, 0xD1, 0xD6, 255])
    }

    @Test("Where nothing can be chosen, nothing looks chosen")
    func noSelection() throws {
        let table = table(.plain, rows: 3)
        let row = cells(table)[1]
        row.isSelected = true
        row.selectedBackgroundView = UIView()
        table.layoutIfNeeded()
        #expect(row.selectedBackgroundView?.superview === row)
        table.allowsSelection = false
        table.layoutIfNeeded()
        #expect(row.selectedBackgroundView?.superview == nil && row.parts.separator.superlayer != nil)
    }

    @Test("The ground of cells is that of their table, of a chosen one gray, and follows light and dark")
    func ground() throws {
        let grouped = table(.grouped)
        grouped.overrideUserInterfaceStyle = .dark
        let cell = try #require(cells(grouped).first)
        func middle() throws -> [Int] { try ViewPicture(cell)[50, 20] }
        #expect(try middle() == [0x1C, 0x1C, 0x1E, 255])
        grouped.overrideUserInterfaceStyle = .light
        #expect(try middle() == [255, 255, 255, 255])
        cell.isSelected = true
        #expect(try middle() == [0xD1, 0xD1, 0xD6, 255])
        cell.selectionStyle = .none
        cell.setNeedsLayout()
        #expect(try middle() == [255, 255, 255, 255])
    }

    @Test("Accessories are at the end and reduce the content")
    func accessories() throws {
        let table = table(.plain)
        let cell = try #require(cells(table).first)
        cell.accessoryType = .disclosureIndicator
        table.layoutIfNeeded()
        let accessory = try #require(cell.parts.accessory)
        #expect(accessory.frame.maxX == 84)
        #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
        cell.accessoryType = .none
        table.layoutIfNeeded()
        #expect(accessory.superview == nil && cell.contentView.frame.width == 100)
    }

    @Test("Indentation moves image, labels and the line below them by levels")
    func indentation() throws {
        let table = table(.plain)
        let cell = try #require(cells(table).first)
        let label = try #require(cell.textLabel)
        label.text = "Text"
        table.layoutIfNeeded()
        let (left, right) = (label.frame.minX, label.frame.maxX)
        cell.indentationLevel = 2
        table.layoutIfNeeded()
        #expect(label.frame.minX == left + 20 && label.frame.maxX == right)
        #expect(cell.parts.separator.frame.minX == label.frame.minX)
        cell.indentationWidth = 8
        table.layoutIfNeeded()
        #expect(label.frame.minX == left + 16)
    }

    @Test("The four styles place and color their labels")
    func styles() throws {
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.layoutIfNeeded()
            let text = try #require(cell.textLabel)
            guard let detail = cell.detailTextLabel else {
                #expect(style == .default)
                continue
            }
            if style == .subtitle {
                #expect(detail.frame.minY >= text.frame.maxY && detail.font.pointSize == 12)
            } else {
                #expect(detail.frame.minX > text.frame.maxX)
            }
            if style == .value1 { #expect(detail.textColor == .secondaryLabel && detail.frame.maxX == 304) }
        }
    }
}

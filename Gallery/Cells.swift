import Foundation
import UIKit

/// Table views of every style, with cells of every style and every accessory.
@MainActor
func cells() -> Page {
    var page = Page(background: .systemGray4, margin: 0)
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        if style != .plain { page.startColumn() }
        let table = SampleTable(frame: CGRect(x: 0, y: 0, width: 375, height: 790), style: style)
        table.dataSource = table
        table.selectRow(at: IndexPath(row: 1, section: 2), animated: false, scrollPosition: .none)
        page.add(nil, table, height: 790)
    }
    return page
}

/// A table view with its own data source.
private final class SampleTable: UITableView, UITableViewDataSource {
    private let styles: [(String, UITableViewCell.CellStyle)] = [
        ("Basic", .default), ("Right detail", .value1), ("Left detail", .value2), ("Subtitle", .subtitle),
    ]
    private let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("Disclosure indicator", .disclosureIndicator), ("Detail disclosure", .detailDisclosureButton),
        ("Checkmark", .checkmark), ("Detail", .detailButton),
    ]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 2 ? 3 : 4 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Styles", "Accessories", "Images and controls"][section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 && style != .plain ? "A footer says what the section is about, in as many lines as it takes." : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: styleCell(indexPath.row)
        case 1: accessoryCell(indexPath.row)
        default: richCell(indexPath.row)
        }
    }

    private func styleCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: styles[row].1, reuseIdentifier: nil)
        cell.textLabel?.text = styles[row].0
        cell.detailTextLabel?.text = "Detail"
        return cell
    }

    private func accessoryCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = accessories[row].0
        cell.detailTextLabel?.text = row == 0 ? "Detail" : nil
        cell.accessoryType = accessories[row].1
        return cell
    }

    private func richCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: row == 1 ? .subtitle : .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["With an image", "With an image", "With a switch"][row]
        cell.detailTextLabel?.text = "And a subtitle"
        if row < 2 {
            cell.imageView?.image = UIImage(systemName: ["wifi", "bell.fill"][row])
            cell.accessoryType = .disclosureIndicator
        } else {
            cell.accessoryView = with(UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))) { $0.isOn = true }
        }
        return cell
    }
}

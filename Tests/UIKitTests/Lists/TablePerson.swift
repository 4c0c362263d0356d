import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// A data source and delegate whose rows are texts, which notes in a ledger what it is asked and told.
@MainActor
final class Texts: UITableViewDataSource, UITableViewDelegate {
    private unowned let person: Person
    var sections: [[String]]
    var titles: [String]?
    var canEdit: Bool?
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?
    /// The actions of rows as before iOS 11.
    var old: [UITableViewRowAction]?
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var limit: IndexPath?
    /// Whether the table is told of edits in the usual way.
    var deletes = true

    init(_ person: Person, _ sections: [[String]]) { (self.person, self.sections) = (person, sections) }

    private func record(_ name: String, _ path: IndexPath) { person.record("\(name) \(path.section).\(path.row)") }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = sections[path.section][path.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { canEdit ?? tableView.isEditing }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
        record(editingStyle == .delete ? "delete" : "insert", path)
        guard deletes else { return }
        if editingStyle == .delete {
            sections[path.section].remove(at: path.row)
            tableView.deleteRows(at: [path], with: .automatic)
        } else {
            sections[path.section].insert("new", at: path.row)
            tableView.insertRows(at: [path], with: .automatic)
        }
    }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        person.record("move \(from.section).\(from.row) to \(to.section).\(to.row)")
        sections[to.section].insert(sections[from.section].remove(at: from.row), at: to.row)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
        record("highlight?", path)
        return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) { record("highlighted", path) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) { record("unhighlighted", path) }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        record("select?", path)
        return selects(path)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        record("deselect?", path)
        return path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { record("selected", path) }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) { record("deselected", path) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
        record("accessory", path)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
        style
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? { old }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) { record("begin editing", path) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
        path.map { record("end editing", $0) }
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath, toProposedIndexPath to: IndexPath
    ) -> IndexPath { limit.map { min($0, to) } ?? to }
}

extension Person {
    /// Makes a table view of rows 50 points high that fills the window.
    func table(
        _ sections: [[String]] = [(0..<40).map { "Row \($0)" }], style: UITableView.Style = .plain
    ) -> (UITableView, Texts) {
        let texts = Texts(self, sections)
        let table = make {
            let table = UITableView(frame: window.bounds, style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 50
            table.sectionHeaderTopPadding = 0
            table.dataSource = texts
            table.delegate = texts
            table.accessibilityElements = [texts]
            window.addSubview(table)
            window.layoutIfNeeded()
            return table
        }
        return (table, texts)
    }
}

extension UITableView {
    /// The texts of the rows in sight, from above.
    var texts: [String] { visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" } }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

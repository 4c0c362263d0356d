import Foundation

/// Calls the optional methods of a table view's data source.
@MainActor
final class TableDataSourceCalls: UITableViewDataSource {
    private let source: DelegateCalls<any UITableViewDataSource>
    /// The method without which rows are edited in editing mode only.
    private static let commit = "tableView(_:commit:forRowAt:)"

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ source: any UITableViewDataSource) {
        self.source = DelegateCalls(source)
        if self.source.arePlain { return nil }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        source.call("numberOfSections(in:)", tableView) { $0.numberOfSections(in: tableView) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.object.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.object.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        source.call("tableView(_:titleForHeaderInSection:)", (tableView, section)) {
            $0.tableView(tableView, titleForHeaderInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        source.call("tableView(_:titleForFooterInSection:)", (tableView, section)) {
            $0.tableView(tableView, titleForFooterInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        source.call("tableView(_:canEditRowAt:)", (tableView, indexPath)) {
            source.has(Self.commit) || $0.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        source.call("tableView(_:canMoveRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        source.call("tableView(_:commit:forRowAt:)", (tableView, editingStyle, indexPath)) {
            $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        source.call("tableView(_:moveRowAt:to:)", (tableView, sourceIndexPath, destinationIndexPath)) {
            $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        source.call("sectionIndexTitles(for:)", tableView) { $0.sectionIndexTitles(for: tableView) }
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        source.call("tableView(_:sectionForSectionIndexTitle:at:)", (tableView, title, index)) {
            $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}

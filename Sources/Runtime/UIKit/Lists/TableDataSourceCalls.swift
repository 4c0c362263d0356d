import Foundation

/// Calls the optional methods of a table view's data source: by its class's table first, then by the protocol.
@MainActor
final class TableDataSourceCalls: UITableViewDataSource {
    private let source: any UITableViewDataSource
    private let methods: OptionalMethods
    /// The method without which rows are edited in editing mode only.
    private static let commit = "tableView(_:commit:forRowAt:)"

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ source: any UITableViewDataSource) {
        guard let methods = OptionalMethods(of: source) else { return nil }
        (self.source, self.methods) = (source, methods)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        methods.call("numberOfSections(in:)", source, tableView)
            ?? source.numberOfSections(in: tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        methods.call("tableView(_:titleForHeaderInSection:)", source, (tableView, section))
            ?? source.tableView(tableView, titleForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        methods.call("tableView(_:titleForFooterInSection:)", source, (tableView, section))
            ?? source.tableView(tableView, titleForFooterInSection: section)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        methods.call("tableView(_:canEditRowAt:)", source, (tableView, indexPath))
            ?? (methods.has(Self.commit) || source.tableView(tableView, canEditRowAt: indexPath))
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        methods.call("tableView(_:canMoveRowAt:)", source, (tableView, indexPath))
            ?? source.tableView(tableView, canMoveRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        methods.call("tableView(_:commit:forRowAt:)", source, (tableView, editingStyle, indexPath))
            ?? source.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        methods.call("tableView(_:moveRowAt:to:)", source, (tableView, sourceIndexPath, destinationIndexPath))
            ?? source.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        // A method may promise titles, or say that there may be none.
        methods.call("sectionIndexTitles(for:)", source, tableView, as: [String].self)
            ?? source.sectionIndexTitles(for: tableView)
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        methods.call("tableView(_:sectionForSectionIndexTitle:at:)", source, (tableView, title, index))
            ?? source.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
}

import Foundation

/// Calls the optional methods of a table view's data source: by its class's table first, then by the protocol.
@MainActor
final class TableDataSourceCalls: UITableViewDataSource {
    private let source: any UITableViewDataSource
    private let methods: OptionalMethods

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ source: any UITableViewDataSource) {
        guard let methods = OptionalMethods(of: source) else { return nil }
        (self.source, self.methods) = (source, methods)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        methods.call("numberOfSections(in:)", source, tableView) ?? source.numberOfSections(in: tableView)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        methods.call("tableView(_:titleForHeaderInSection:)", source, (tableView, section))
            ?? source.tableView(tableView, titleForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        methods.call("tableView(_:titleForFooterInSection:)", source, (tableView, section))
            ?? source.tableView(tableView, titleForFooterInSection: section)
    }
}

/// Calls the optional methods of a table view's delegate: by its class's table first, then by the protocol.
@MainActor
final class TableDelegateCalls: UITableViewDelegate {
    private let delegate: any UITableViewDelegate
    private let methods: OptionalMethods

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ delegate: any UITableViewDelegate) {
        guard let methods = OptionalMethods(of: delegate) else { return nil }
        (self.delegate, self.methods) = (delegate, methods)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        methods.call("tableView(_:heightForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, heightForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        methods.call("tableView(_:estimatedHeightForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        methods.call("tableView(_:heightForHeaderInSection:)", delegate, (tableView, section))
            ?? delegate.tableView(tableView, heightForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        methods.call("tableView(_:heightForFooterInSection:)", delegate, (tableView, section))
            ?? delegate.tableView(tableView, heightForFooterInSection: section)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        methods.call("tableView(_:viewForHeaderInSection:)", delegate, (tableView, section))
            ?? delegate.tableView(tableView, viewForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        methods.call("tableView(_:viewForFooterInSection:)", delegate, (tableView, section))
            ?? delegate.tableView(tableView, viewForFooterInSection: section)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        methods.call("tableView(_:willDisplay:forRowAt:)", delegate, (tableView, cell, indexPath))
            ?? delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didSelectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didDeselectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
}

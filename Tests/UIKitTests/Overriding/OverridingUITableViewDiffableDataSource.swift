import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewDiffableDataSource` lets one override.
@MainActor
class OverridingUITableViewDiffableDataSource: UITableViewDiffableDataSource<String, Int> {
    override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        super.init(tableView: tableView, cellProvider: cellProvider)
    }
    override var defaultRowAnimation: UITableView.RowAnimation {
        get { heard(self, "defaultRowAnimation", super.defaultRowAnimation) }
        set { super.defaultRowAnimation = heard(self, "defaultRowAnimation =", newValue) }
    }
    override func snapshot() -> Snapshot {
        heard(self, "snapshot()", super.snapshot())
    }
    override func apply(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
        heard(
            self, "apply(_:animatingDifferences:completion:)",
            super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion))
    }
    override func itemIdentifier(for indexPath: IndexPath) -> Int? {
        heard(self, "itemIdentifier(for:)", super.itemIdentifier(for: indexPath))
    }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? {
        heard(self, "indexPath(for:)", super.indexPath(for: itemIdentifier))
    }
    override func sectionIdentifier(for index: Int) -> String? {
        heard(self, "sectionIdentifier(for:)", super.sectionIdentifier(for: index))
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
        heard(self, "numberOfSections(in:)", super.numberOfSections(in: tableView))
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heard(self, "tableView(_:numberOfRowsInSection:)", super.tableView(tableView, numberOfRowsInSection: section))
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        heard(self, "tableView(_:cellForRowAt:)", super.tableView(tableView, cellForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        heard(
            self, "tableView(_:titleForHeaderInSection:)", super.tableView(tableView, titleForHeaderInSection: section))
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        heard(
            self, "tableView(_:titleForFooterInSection:)", super.tableView(tableView, titleForFooterInSection: section))
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        heard(self, "tableView(_:canEditRowAt:)", super.tableView(tableView, canEditRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        heard(self, "tableView(_:canMoveRowAt:)", super.tableView(tableView, canMoveRowAt: indexPath))
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        heard(
            self, "tableView(_:commit:forRowAt:)", super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        )
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        heard(
            self, "tableView(_:moveRowAt:to:)",
            super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath))
    }
}

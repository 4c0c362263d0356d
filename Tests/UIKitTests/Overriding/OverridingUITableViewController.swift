import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewController` lets one override.
@MainActor
class OverridingUITableViewController: UITableViewController {
    override var clearsSelectionOnViewWillAppear: Bool {
        get { heard(self, "clearsSelectionOnViewWillAppear", super.clearsSelectionOnViewWillAppear) }
        set { super.clearsSelectionOnViewWillAppear = heard(self, "clearsSelectionOnViewWillAppear =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    override init(style: UITableView.Style) {
        super.init(style: style)
        heard(self, "init(style:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override var tableView: UITableView! {
        get { heard(self, "tableView", super.tableView) }
        set { super.tableView = heard(self, "tableView =", newValue) }
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
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
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heard(self, "tableView(_:heightForRowAt:)", super.tableView(tableView, heightForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heard(
            self, "tableView(_:estimatedHeightForRowAt:)",
            super.tableView(tableView, estimatedHeightForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        heard(
            self, "tableView(_:heightForHeaderInSection:)",
            super.tableView(tableView, heightForHeaderInSection: section))
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        heard(
            self, "tableView(_:heightForFooterInSection:)",
            super.tableView(tableView, heightForFooterInSection: section))
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        heard(self, "tableView(_:viewForHeaderInSection:)", super.tableView(tableView, viewForHeaderInSection: section))
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        heard(self, "tableView(_:viewForFooterInSection:)", super.tableView(tableView, viewForFooterInSection: section))
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        heard(
            self, "tableView(_:willDisplay:forRowAt:)",
            super.tableView(tableView, willDisplay: cell, forRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard(self, "tableView(_:didSelectRowAt:)", super.tableView(tableView, didSelectRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard(self, "tableView(_:didDeselectRowAt:)", super.tableView(tableView, didDeselectRowAt: indexPath))
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidScroll(_:)", super.scrollViewDidScroll(scrollView))
    }
}

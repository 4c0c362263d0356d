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
    override var refreshControl: UIRefreshControl? {
        get { heard(self, "refreshControl", super.refreshControl) }
        set { super.refreshControl = heard(self, "refreshControl =", newValue) }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
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
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        heard(
            self, "tableView(_:didEndDisplaying:forRowAt:)",
            super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        heard(self, "tableView(_:shouldHighlightRowAt:)", super.tableView(tableView, shouldHighlightRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard(self, "tableView(_:didHighlightRowAt:)", super.tableView(tableView, didHighlightRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard(self, "tableView(_:didUnhighlightRowAt:)", super.tableView(tableView, didUnhighlightRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard(self, "tableView(_:willSelectRowAt:)", super.tableView(tableView, willSelectRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard(self, "tableView(_:willDeselectRowAt:)", super.tableView(tableView, willDeselectRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        heard(
            self, "tableView(_:accessoryButtonTappedForRowWith:)",
            super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath))
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        heard(self, "tableView(_:editingStyleForRowAt:)", super.tableView(tableView, editingStyleForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        heard(
            self, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        heard(
            self, "tableView(_:editActionsForRowAt:)",
            super.tableView(tableView, editActionsForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        heard(
            self, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        heard(
            self, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        heard(
            self, "tableView(_:shouldIndentWhileEditingRowAt:)",
            super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        heard(self, "tableView(_:willBeginEditingRowAt:)", super.tableView(tableView, willBeginEditingRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        heard(self, "tableView(_:didEndEditingRowAt:)", super.tableView(tableView, didEndEditingRowAt: indexPath))
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        heard(
            self, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            super.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath))
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        heard(self, "scrollViewWillBeginDragging(_:)", super.scrollViewWillBeginDragging(scrollView))
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard(
            self, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            super.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset))
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard(
            self, "scrollViewDidEndDragging(_:willDecelerate:)",
            super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate))
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard(self, "scrollViewWillBeginDecelerating(_:)", super.scrollViewWillBeginDecelerating(scrollView))
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidEndDecelerating(_:)", super.scrollViewDidEndDecelerating(scrollView))
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidEndScrollingAnimation(_:)", super.scrollViewDidEndScrollingAnimation(scrollView))
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        heard(self, "scrollViewShouldScrollToTop(_:)", super.scrollViewShouldScrollToTop(scrollView))
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidScrollToTop(_:)", super.scrollViewDidScrollToTop(scrollView))
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        heard(
            self, "scrollViewDidChangeAdjustedContentInset(_:)",
            super.scrollViewDidChangeAdjustedContentInset(scrollView))
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        heard(self, "viewForZooming(in:)", super.viewForZooming(in: scrollView))
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidZoom(_:)", super.scrollViewDidZoom(scrollView))
    }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        heard(self, "scrollViewWillBeginZooming(_:with:)", super.scrollViewWillBeginZooming(scrollView, with: view))
    }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard(
            self, "scrollViewDidEndZooming(_:with:atScale:)",
            super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale))
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard(
            self, "tableView(_:contextMenuConfigurationForRowAt:point:)",
            super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point))
    }
    override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard(
            self, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            super.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration))
    }
    override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        heard(
            self, "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
            super.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator))
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        heard(self, "sectionIndexTitles(for:)", super.sectionIndexTitles(for: tableView))
    }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        heard(
            self, "tableView(_:sectionForSectionIndexTitle:at:)",
            super.tableView(tableView, sectionForSectionIndexTitle: title, at: index))
    }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard(
            self, "tableView(_:willDisplayHeaderView:forSection:)",
            super.tableView(tableView, willDisplayHeaderView: view, forSection: section))
    }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        heard(
            self, "tableView(_:willDisplayFooterView:forSection:)",
            super.tableView(tableView, willDisplayFooterView: view, forSection: section))
    }
    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        heard(
            self, "tableView(_:didEndDisplayingHeaderView:forSection:)",
            super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section))
    }
    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
        heard(
            self, "tableView(_:didEndDisplayingFooterView:forSection:)",
            super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section))
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        heard(
            self, "tableView(_:estimatedHeightForHeaderInSection:)",
            super.tableView(tableView, estimatedHeightForHeaderInSection: section))
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        heard(
            self, "tableView(_:estimatedHeightForFooterInSection:)",
            super.tableView(tableView, estimatedHeightForFooterInSection: section))
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        heard(
            self, "tableView(_:indentationLevelForRowAt:)",
            super.tableView(tableView, indentationLevelForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        heard(
            self, "tableView(_:shouldShowMenuForRowAt:)", super.tableView(tableView, shouldShowMenuForRowAt: indexPath))
    }
    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        heard(
            self, "tableView(_:canPerformAction:forRowAt:withSender:)",
            super.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender))
    }
    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        heard(
            self, "tableView(_:performAction:forRowAt:withSender:)",
            super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender))
    }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        heard(
            self, "tableView(_:canPerformPrimaryActionForRowAt:)",
            super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        heard(
            self, "tableView(_:performPrimaryActionForRowAt:)",
            super.tableView(tableView, performPrimaryActionForRowAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        heard(
            self, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        heard(
            self, "tableView(_:didBeginMultipleSelectionInteractionAt:)",
            super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        heard(
            self, "tableViewDidEndMultipleSelectionInteraction(_:)",
            super.tableViewDidEndMultipleSelectionInteraction(tableView))
    }
    override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        heard(
            self, "tableView(_:shouldSpringLoadRowAt:with:)",
            super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context))
    }
    override func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard(
            self, "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration))
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard(
            self, "tableView(_:willDisplayContextMenu:animator:)",
            super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator))
    }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard(
            self, "tableView(_:willEndContextMenuInteraction:animator:)",
            super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator))
    }
}

import Foundation

/// Calls the optional methods of a table view's delegate.
@MainActor
final class TableDelegateCalls: UITableViewDelegate {
    private let delegate: DelegateCalls<any UITableViewDelegate>

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ delegate: any UITableViewDelegate) {
        self.delegate = DelegateCalls(delegate)
        if self.delegate.arePlain { return nil }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        delegate.call("tableView(_:heightForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        delegate.call("tableView(_:estimatedHeightForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        delegate.call("tableView(_:heightForHeaderInSection:)", (tableView, section)) {
            $0.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        delegate.call("tableView(_:heightForFooterInSection:)", (tableView, section)) {
            $0.tableView(tableView, heightForFooterInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        delegate.call("tableView(_:viewForHeaderInSection:)", (tableView, section)) {
            $0.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        delegate.call("tableView(_:viewForFooterInSection:)", (tableView, section)) {
            $0.tableView(tableView, viewForFooterInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        delegate.call("tableView(_:willDisplayHeaderView:forSection:)", (tableView, view, section)) {
            $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        delegate.call("tableView(_:didEndDisplayingHeaderView:forSection:)", (tableView, view, section)) {
            $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        delegate.call("tableView(_:willDisplayFooterView:forSection:)", (tableView, view, section)) {
            $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        delegate.call("tableView(_:didEndDisplayingFooterView:forSection:)", (tableView, view, section)) {
            $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        delegate.call("tableView(_:indentationLevelForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:willDisplay:forRowAt:)", (tableView, cell, indexPath)) {
            $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:didEndDisplaying:forRowAt:)", (tableView, cell, indexPath)) {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        delegate.call("tableView(_:shouldHighlightRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:didHighlightRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:didUnhighlightRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate.call("tableView(_:willSelectRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, willSelectRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate.call("tableView(_:willDeselectRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, willDeselectRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:didSelectRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:didDeselectRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        delegate.call("tableView(_:accessoryButtonTappedForRowWith:)", (tableView, indexPath)) {
            $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        delegate.call("tableView(_:editingStyleForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        delegate.call("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        delegate.call("tableView(_:editActionsForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        delegate.call("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        delegate.call("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        delegate.call("tableView(_:shouldIndentWhileEditingRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:willBeginEditingRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        delegate.call("tableView(_:didEndEditingRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        delegate.call(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            (tableView, sourceIndexPath, proposedDestinationIndexPath)
        ) {
            $0.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate.call("tableView(_:contextMenuConfigurationForRowAt:point:)", (tableView, indexPath, point)) {
            $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate.call("tableView(_:previewForHighlightingContextMenuWithConfiguration:)", (tableView, configuration)) {
            $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate.call(
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)", (tableView, configuration, animator)
        ) { $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        delegate.call("tableView(_:shouldShowMenuForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        delegate.call("tableView(_:canPerformAction:forRowAt:withSender:)", (tableView, action, indexPath, sender)) {
            $0.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        delegate.call("tableView(_:performAction:forRowAt:withSender:)", (tableView, action, indexPath, sender)) {
            $0.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        delegate.call("tableView(_:canPerformPrimaryActionForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        delegate.call("tableView(_:performPrimaryActionForRowAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        delegate.call("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        delegate.call("tableView(_:didBeginMultipleSelectionInteractionAt:)", (tableView, indexPath)) {
            $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        delegate.call("tableViewDidEndMultipleSelectionInteraction(_:)", tableView) {
            $0.tableViewDidEndMultipleSelectionInteraction(tableView)
        }
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        delegate.call("tableView(_:shouldSpringLoadRowAt:with:)", (tableView, indexPath, context)) {
            $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate.call("tableView(_:previewForDismissingContextMenuWithConfiguration:)", (tableView, configuration)) {
            $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate.call("tableView(_:willDisplayContextMenu:animator:)", (tableView, configuration, animator)) {
            $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate.call("tableView(_:willEndContextMenuInteraction:animator:)", (tableView, configuration, animator)) {
            $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}

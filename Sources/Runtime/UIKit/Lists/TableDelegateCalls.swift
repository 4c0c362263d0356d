import Foundation

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

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        methods.call("tableView(_:willDisplayHeaderView:forSection:)", delegate, (tableView, view, section))
            ?? delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        methods.call("tableView(_:didEndDisplayingHeaderView:forSection:)", delegate, (tableView, view, section))
            ?? delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        methods.call("tableView(_:willDisplayFooterView:forSection:)", delegate, (tableView, view, section))
            ?? delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        methods.call("tableView(_:didEndDisplayingFooterView:forSection:)", delegate, (tableView, view, section))
            ?? delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        methods.call("tableView(_:indentationLevelForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        methods.call("tableView(_:willDisplay:forRowAt:)", delegate, (tableView, cell, indexPath))
            ?? delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didEndDisplaying:forRowAt:)", delegate, (tableView, cell, indexPath))
            ?? delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        methods.call("tableView(_:shouldHighlightRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didHighlightRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didUnhighlightRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        methods.call("tableView(_:willSelectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        methods.call("tableView(_:willDeselectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didSelectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        methods.call("tableView(_:didDeselectRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        methods.call("tableView(_:accessoryButtonTappedForRowWith:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        methods.call("tableView(_:editingStyleForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        methods.call("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        methods.call("tableView(_:editActionsForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, editActionsForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        methods.call("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        methods.call("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        methods.call("tableView(_:shouldIndentWhileEditingRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        methods.call("tableView(_:willBeginEditingRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        methods.call("tableView(_:didEndEditingRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        methods.call(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", delegate,
            (tableView, sourceIndexPath, proposedDestinationIndexPath))
            ?? delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        methods.call("tableView(_:contextMenuConfigurationForRowAt:point:)", delegate, (tableView, indexPath, point))
            ?? delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        methods.call(
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", delegate, (tableView, configuration))
            ?? delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        methods.call(
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)", delegate, (tableView, configuration, animator)
        )
            ?? delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        methods.call(
            "tableView(_:shouldShowMenuForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        methods.call(
            "tableView(_:canPerformAction:forRowAt:withSender:)", delegate, (tableView, action, indexPath, sender))
            ?? delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }

    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        methods.call(
            "tableView(_:performAction:forRowAt:withSender:)", delegate, (tableView, action, indexPath, sender))
            ?? delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        methods.call(
            "tableView(_:canPerformPrimaryActionForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        methods.call(
            "tableView(_:performPrimaryActionForRowAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        methods.call(
            "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        methods.call(
            "tableView(_:didBeginMultipleSelectionInteractionAt:)", delegate, (tableView, indexPath))
            ?? delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        methods.call(
            "tableViewDidEndMultipleSelectionInteraction(_:)", delegate, tableView)
            ?? delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        methods.call(
            "tableView(_:shouldSpringLoadRowAt:with:)", delegate, (tableView, indexPath, context))
            ?? delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        methods.call(
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)", delegate, (tableView, configuration))
            ?? delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        methods.call(
            "tableView(_:willDisplayContextMenu:animator:)", delegate, (tableView, configuration, animator))
            ?? delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        methods.call(
            "tableView(_:willEndContextMenuInteraction:animator:)", delegate, (tableView, configuration, animator))
            ?? delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

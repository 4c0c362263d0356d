import Foundation

/// Calls the optional methods of a collection view's delegate: by its class's table first, then by the protocol.
@MainActor
struct CollectionDelegateCalls {
    private let delegate: any UICollectionViewDelegate
    private let methods: OptionalMethods?

    init?(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
        (self.delegate, methods) = (delegate, OptionalMethods(of: delegate))
    }

    func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        methods?.call("collectionView(_:shouldHighlightItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, shouldHighlightItemAt: path)
    }

    func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
        methods?.call("collectionView(_:didHighlightItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, didHighlightItemAt: path)
    }

    func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
        methods?.call("collectionView(_:didUnhighlightItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, didUnhighlightItemAt: path)
    }

    func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        methods?.call("collectionView(_:shouldSelectItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, shouldSelectItemAt: path)
    }

    func shouldDeselect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        methods?.call("collectionView(_:shouldDeselectItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, shouldDeselectItemAt: path)
    }

    func didSelect(_ view: UICollectionView, _ path: IndexPath) {
        methods?.call("collectionView(_:didSelectItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, didSelectItemAt: path)
    }

    func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
        methods?.call("collectionView(_:didDeselectItemAt:)", delegate, (view, path))
            ?? delegate.collectionView(view, didDeselectItemAt: path)
    }

    func willDisplay(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
        methods?.call("collectionView(_:willDisplay:forItemAt:)", delegate, (view, cell, path))
            ?? delegate.collectionView(view, willDisplay: cell, forItemAt: path)
    }

    func didEndDisplaying(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
        methods?.call("collectionView(_:didEndDisplaying:forItemAt:)", delegate, (view, cell, path))
            ?? delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }

    func willDisplay(
        _ view: UICollectionView, _ supplement: UICollectionReusableView, _ kind: String, _ path: IndexPath
    ) {
        methods?.call(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", delegate,
            (view, supplement, kind, path))
            ?? delegate.collectionView(view, willDisplaySupplementaryView: supplement, forElementKind: kind, at: path)
    }

    func didEndDisplaying(
        _ view: UICollectionView, _ supplement: UICollectionReusableView, _ kind: String, _ path: IndexPath
    ) {
        methods?.call(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", delegate,
            (view, supplement, kind, path))
            ?? delegate.collectionView(
                view, didEndDisplayingSupplementaryView: supplement, forElementOfKind: kind, at: path)
    }

    func menu(_ view: UICollectionView, _ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        methods?.call("collectionView(_:contextMenuConfigurationForItemsAt:point:)", delegate, (view, [path], point))
            ?? methods?.call(
                "collectionView(_:contextMenuConfigurationForItemAt:point:)", delegate, (view, path, point))
            ?? delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
    }

    func willPerformPreviewAction(
        _ view: UICollectionView, _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        methods?.call(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", delegate, (view, configuration, animator)
        )
            ?? delegate.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        methods?.call(
            "collectionView(_:shouldShowMenuForItemAt:)", delegate, (collectionView, indexPath))
            ?? delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        methods?.call(
            "collectionView(_:canPerformAction:forItemAt:withSender:)", delegate,
            (collectionView, action, indexPath, sender))
            ?? delegate.collectionView(
                collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }

    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        methods?.call(
            "collectionView(_:performAction:forItemAt:withSender:)", delegate,
            (collectionView, action, indexPath, sender))
            ?? delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        methods?.call(
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)", delegate,
            (collectionView, fromLayout, toLayout))
            ?? delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        methods?.call(
            "collectionView(_:targetContentOffsetForProposedContentOffset:)", delegate,
            (collectionView, proposedContentOffset))
            ?? delegate.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        methods?.call(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            delegate, (collectionView, originalIndexPath, currentIndexPath, proposedIndexPath))
            ?? delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        methods?.call(
            "collectionView(_:canEditItemAt:)", delegate, (collectionView, indexPath))
            ?? delegate.collectionView(collectionView, canEditItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        methods?.call(
            "collectionView(_:canPerformPrimaryActionForItemAt:)", delegate, (collectionView, indexPath))
            ?? delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        methods?.call(
            "collectionView(_:performPrimaryActionForItemAt:)", delegate, (collectionView, indexPath))
            ?? delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        methods?.call(
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", delegate,
            (collectionView, configuration, indexPath))
            ?? delegate.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        methods?.call(
            "collectionView(_:willDisplayContextMenu:animator:)", delegate, (collectionView, configuration, animator))
            ?? delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        methods?.call(
            "collectionView(_:willEndContextMenuInteraction:animator:)", delegate,
            (collectionView, configuration, animator))
            ?? delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

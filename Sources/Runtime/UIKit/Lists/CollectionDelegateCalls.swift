import Foundation

/// Calls the optional methods of a collection view's delegate.
@MainActor
struct CollectionDelegateCalls {
    private let delegate: DelegateCalls<any UICollectionViewDelegate>

    init?(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
        self.delegate = DelegateCalls(delegate)
    }

    func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        delegate.call("collectionView(_:shouldHighlightItemAt:)", (view, path)) {
            $0.collectionView(view, shouldHighlightItemAt: path)
        }
    }

    func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
        delegate.call("collectionView(_:didHighlightItemAt:)", (view, path)) {
            $0.collectionView(view, didHighlightItemAt: path)
        }
    }

    func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
        delegate.call("collectionView(_:didUnhighlightItemAt:)", (view, path)) {
            $0.collectionView(view, didUnhighlightItemAt: path)
        }
    }

    func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        delegate.call("collectionView(_:shouldSelectItemAt:)", (view, path)) {
            $0.collectionView(view, shouldSelectItemAt: path)
        }
    }

    func shouldDeselect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        delegate.call("collectionView(_:shouldDeselectItemAt:)", (view, path)) {
            $0.collectionView(view, shouldDeselectItemAt: path)
        }
    }

    func didSelect(_ view: UICollectionView, _ path: IndexPath) {
        delegate.call("collectionView(_:didSelectItemAt:)", (view, path)) {
            $0.collectionView(view, didSelectItemAt: path)
        }
    }

    func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
        delegate.call("collectionView(_:didDeselectItemAt:)", (view, path)) {
            $0.collectionView(view, didDeselectItemAt: path)
        }
    }

    func willDisplay(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
        delegate.call("collectionView(_:willDisplay:forItemAt:)", (view, cell, path)) {
            $0.collectionView(view, willDisplay: cell, forItemAt: path)
        }
    }

    func didEndDisplaying(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
        delegate.call("collectionView(_:didEndDisplaying:forItemAt:)", (view, cell, path)) {
            $0.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        }
    }

    func willDisplay(
        _ view: UICollectionView, _ supplement: UICollectionReusableView, _ kind: String, _ path: IndexPath
    ) {
        delegate.call(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", (view, supplement, kind, path)
        ) { $0.collectionView(view, willDisplaySupplementaryView: supplement, forElementKind: kind, at: path) }
    }

    func didEndDisplaying(
        _ view: UICollectionView, _ supplement: UICollectionReusableView, _ kind: String, _ path: IndexPath
    ) {
        delegate.call(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", (view, supplement, kind, path)
        ) {
            $0.collectionView(
                view, didEndDisplayingSupplementaryView: supplement, forElementOfKind: kind, at: path)
        }
    }

    func menu(_ view: UICollectionView, _ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        delegate.call("collectionView(_:contextMenuConfigurationForItemsAt:point:)", (view, [path], point)) {
            $0.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: point)
        }
            ?? delegate.call("collectionView(_:contextMenuConfigurationForItemAt:point:)", (view, path, point)) {
                $0.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
            }
    }

    func willPerformPreviewAction(
        _ view: UICollectionView, _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate.call(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", (view, configuration, animator)
        ) { $0.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        delegate.call("collectionView(_:shouldShowMenuForItemAt:)", (collectionView, indexPath)) {
            $0.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        delegate.call(
            "collectionView(_:canPerformAction:forItemAt:withSender:)", (collectionView, action, indexPath, sender)
        ) {
            $0.collectionView(
                collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        delegate.call(
            "collectionView(_:performAction:forItemAt:withSender:)", (collectionView, action, indexPath, sender)
        ) { $0.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        delegate.call(
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)", (collectionView, fromLayout, toLayout)
        ) { $0.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        delegate.call(
            "collectionView(_:targetContentOffsetForProposedContentOffset:)", (collectionView, proposedContentOffset)
        ) {
            $0.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        delegate.call(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            (collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
        ) {
            $0.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        delegate.call("collectionView(_:canEditItemAt:)", (collectionView, indexPath)) {
            $0.collectionView(collectionView, canEditItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        delegate.call("collectionView(_:canPerformPrimaryActionForItemAt:)", (collectionView, indexPath)) {
            $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        delegate.call("collectionView(_:performPrimaryActionForItemAt:)", (collectionView, indexPath)) {
            $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        delegate.call(
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            (collectionView, configuration, indexPath)
        ) {
            $0.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate.call("collectionView(_:willDisplayContextMenu:animator:)", (collectionView, configuration, animator)) {
            $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate.call(
            "collectionView(_:willEndContextMenuInteraction:animator:)", (collectionView, configuration, animator)
        ) { $0.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
    }
}

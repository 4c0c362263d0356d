import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewController` lets one override.
@MainActor
class OverridingUICollectionViewController: UICollectionViewController {
    override var clearsSelectionOnViewWillAppear: Bool {
        get { heard(self, "clearsSelectionOnViewWillAppear", super.clearsSelectionOnViewWillAppear) }
        set { super.clearsSelectionOnViewWillAppear = heard(self, "clearsSelectionOnViewWillAppear =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
        heard(self, "init(collectionViewLayout:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override var collectionView: UICollectionView! {
        get { heard(self, "collectionView", super.collectionView) }
        set { super.collectionView = heard(self, "collectionView =", newValue) }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        heard(self, "collectionViewLayout", super.collectionViewLayout)
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        heard(self, "numberOfSections(in:)", super.numberOfSections(in: collectionView))
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heard(
            self, "collectionView(_:numberOfItemsInSection:)",
            super.collectionView(collectionView, numberOfItemsInSection: section))
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        heard(self, "collectionView(_:cellForItemAt:)", super.collectionView(collectionView, cellForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        heard(
            self, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        heard(self, "collectionView(_:canMoveItemAt:)", super.collectionView(collectionView, canMoveItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        heard(
            self, "collectionView(_:moveItemAt:to:)",
            super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard(
            self, "collectionView(_:didSelectItemAt:)", super.collectionView(collectionView, didSelectItemAt: indexPath)
        )
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidScroll(_:)", super.scrollViewDidScroll(scrollView))
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
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard(
            self, "collectionView(_:didDeselectItemAt:)",
            super.collectionView(collectionView, didDeselectItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    {
        heard(
            self, "collectionView(_:shouldHighlightItemAt:)",
            super.collectionView(collectionView, shouldHighlightItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        heard(
            self, "collectionView(_:didHighlightItemAt:)",
            super.collectionView(collectionView, didHighlightItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        heard(
            self, "collectionView(_:didUnhighlightItemAt:)",
            super.collectionView(collectionView, didUnhighlightItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        heard(
            self, "collectionView(_:shouldSelectItemAt:)",
            super.collectionView(collectionView, shouldSelectItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
        heard(
            self, "collectionView(_:shouldDeselectItemAt:)",
            super.collectionView(collectionView, shouldDeselectItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        heard(
            self, "collectionView(_:willDisplay:forItemAt:)",
            super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        heard(
            self, "collectionView(_:didEndDisplaying:forItemAt:)",
            super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard(
            self, "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point))
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard(
            self, "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point))
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        heard(
            self, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            super.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        )
    }
    override var useLayoutToLayoutNavigationTransitions: Bool {
        get { heard(self, "useLayoutToLayoutNavigationTransitions", super.useLayoutToLayoutNavigationTransitions) }
        set {
            super.useLayoutToLayoutNavigationTransitions = heard(
                self, "useLayoutToLayoutNavigationTransitions =", newValue)
        }
    }
    override var installsStandardGestureForInteractiveMovement: Bool {
        get {
            heard(
                self, "installsStandardGestureForInteractiveMovement",
                super.installsStandardGestureForInteractiveMovement)
        }
        set {
            super.installsStandardGestureForInteractiveMovement = heard(
                self, "installsStandardGestureForInteractiveMovement =", newValue)
        }
    }
    override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool
    {
        heard(
            self, "collectionView(_:shouldShowMenuForItemAt:)",
            super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        heard(
            self, "collectionView(_:canPerformAction:forItemAt:withSender:)",
            super.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender))
    }
    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        heard(
            self, "collectionView(_:performAction:forItemAt:withSender:)",
            super.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender))
    }
    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        heard(
            self, "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout))
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        heard(
            self, "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            super.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset))
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        heard(
            self,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            super.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        heard(
            self, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            super.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        heard(self, "collectionView(_:canEditItemAt:)", super.collectionView(collectionView, canEditItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        heard(
            self, "collectionView(_:canPerformPrimaryActionForItemAt:)",
            super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    {
        heard(
            self, "collectionView(_:performPrimaryActionForItemAt:)",
            super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        heard(
            self, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        heard(
            self, "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath))
    }
    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        heard(
            self, "collectionViewDidEndMultipleSelectionInteraction(_:)",
            super.collectionViewDidEndMultipleSelectionInteraction(collectionView))
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        heard(
            self, "collectionView(_:shouldSpringLoadItemAt:with:)",
            super.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context))
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        heard(
            self, "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            super.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        heard(
            self, "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            super.collectionView(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard(
            self, "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            super.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration))
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard(
            self, "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            super.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration))
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard(
            self, "collectionView(_:willDisplayContextMenu:animator:)",
            super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator))
    }
    override func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard(
            self, "collectionView(_:willEndContextMenuInteraction:animator:)",
            super.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator))
    }
    override func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        heard(
            self, "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
            super.collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point))
    }
}

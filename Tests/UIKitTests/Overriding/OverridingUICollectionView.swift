import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionView` lets one override.
@MainActor
class OverridingUICollectionView: UICollectionView {
    override var delegate: (any UICollectionViewDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        get { heard(self, "collectionViewLayout", super.collectionViewLayout) }
        set { super.collectionViewLayout = heard(self, "collectionViewLayout =", newValue) }
    }
    override var dataSource: (any UICollectionViewDataSource)? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override var isPrefetchingEnabled: Bool {
        get { heard(self, "isPrefetchingEnabled", super.isPrefetchingEnabled) }
        set { super.isPrefetchingEnabled = heard(self, "isPrefetchingEnabled =", newValue) }
    }
    override var isSpringLoaded: Bool {
        get { heard(self, "isSpringLoaded", super.isSpringLoaded) }
        set { super.isSpringLoaded = heard(self, "isSpringLoaded =", newValue) }
    }
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        heard(self, "init(frame:collectionViewLayout:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        heard(
            self, "register(_:forCellWithReuseIdentifier:)",
            super.register(type, forCellWithReuseIdentifier: identifier))
    }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        heard(
            self, "register(_:forCellWithReuseIdentifier:)", super.register(nib, forCellWithReuseIdentifier: identifier)
        )
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath)
        -> UICollectionViewCell
    {
        heard(
            self, "dequeueReusableCell(withReuseIdentifier:for:)",
            super.dequeueReusableCell(withReuseIdentifier: identifier, for: path))
    }
    override func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
        heard(self, "cellForItem(at:)", super.cellForItem(at: path))
    }
    override var visibleCells: [UICollectionViewCell] { heard(self, "visibleCells", super.visibleCells) }
    override var indexPathsForVisibleItems: [IndexPath] {
        heard(self, "indexPathsForVisibleItems", super.indexPathsForVisibleItems)
    }
    override var numberOfSections: Int { heard(self, "numberOfSections", super.numberOfSections) }
    override func numberOfItems(inSection section: Int) -> Int {
        heard(self, "numberOfItems(inSection:)", super.numberOfItems(inSection: section))
    }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        heard(self, "indexPath(for:)", super.indexPath(for: cell))
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        heard(self, "indexPathForItem(at:)", super.indexPathForItem(at: point))
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        heard(self, "layoutAttributesForItem(at:)", super.layoutAttributesForItem(at: path))
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForSupplementaryElement(ofKind:at:)",
            super.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
    }
    override func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        heard(self, "supplementaryView(forElementKind:at:)", super.supplementaryView(forElementKind: kind, at: path))
    }
    override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        heard(self, "visibleSupplementaryViews(ofKind:)", super.visibleSupplementaryViews(ofKind: kind))
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        heard(
            self, "indexPathsForVisibleSupplementaryElements(ofKind:)",
            super.indexPathsForVisibleSupplementaryElements(ofKind: kind))
    }
    override func reloadData() {
        heard(self, "reloadData()", super.reloadData())
    }
    override func safeAreaInsetsDidChange() {
        heard(self, "safeAreaInsetsDidChange()", super.safeAreaInsetsDidChange())
    }
    override func layoutMarginsDidChange() {
        heard(self, "layoutMarginsDidChange()", super.layoutMarginsDidChange())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        heard(
            self, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
            super.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier))
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        heard(
            self, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
            super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier))
    }
    override func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        heard(
            self, "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
            super.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath))
    }
    override var allowsSelection: Bool {
        get { heard(self, "allowsSelection", super.allowsSelection) }
        set { super.allowsSelection = heard(self, "allowsSelection =", newValue) }
    }
    override var allowsMultipleSelection: Bool {
        get { heard(self, "allowsMultipleSelection", super.allowsMultipleSelection) }
        set { super.allowsMultipleSelection = heard(self, "allowsMultipleSelection =", newValue) }
    }
    override var indexPathsForSelectedItems: [IndexPath]? {
        heard(self, "indexPathsForSelectedItems", super.indexPathsForSelectedItems)
    }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        heard(
            self, "selectItem(at:animated:scrollPosition:)",
            super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition))
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        heard(self, "deselectItem(at:animated:)", super.deselectItem(at: indexPath, animated: animated))
    }
    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        heard(
            self, "scrollToItem(at:at:animated:)",
            super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesMoved(_:with:)", super.touchesMoved(touches, with: event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesEnded(_:with:)", super.touchesEnded(touches, with: event))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesCancelled(_:with:)", super.touchesCancelled(touches, with: event))
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        heard(self, "performBatchUpdates(_:completion:)", super.performBatchUpdates(updates, completion: completion))
    }
    override var hasUncommittedUpdates: Bool { heard(self, "hasUncommittedUpdates", super.hasUncommittedUpdates) }
    override func insertItems(at indexPaths: [IndexPath]) {
        heard(self, "insertItems(at:)", super.insertItems(at: indexPaths))
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
        heard(self, "deleteItems(at:)", super.deleteItems(at: indexPaths))
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
        heard(self, "reloadItems(at:)", super.reloadItems(at: indexPaths))
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) {
        heard(self, "reconfigureItems(at:)", super.reconfigureItems(at: indexPaths))
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        heard(self, "moveItem(at:to:)", super.moveItem(at: indexPath, to: newIndexPath))
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        heard(self, "beginInteractiveMovementForItem(at:)", super.beginInteractiveMovementForItem(at: indexPath))
    }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        heard(
            self, "updateInteractiveMovementTargetPosition(_:)",
            super.updateInteractiveMovementTargetPosition(targetPosition))
    }
    override func endInteractiveMovement() {
        heard(self, "endInteractiveMovement()", super.endInteractiveMovement())
    }
    override func cancelInteractiveMovement() {
        heard(self, "cancelInteractiveMovement()", super.cancelInteractiveMovement())
    }
    override func insertSections(_ sections: IndexSet) {
        heard(self, "insertSections(_:)", super.insertSections(sections))
    }
    override func deleteSections(_ sections: IndexSet) {
        heard(self, "deleteSections(_:)", super.deleteSections(sections))
    }
    override func reloadSections(_ sections: IndexSet) {
        heard(self, "reloadSections(_:)", super.reloadSections(sections))
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        heard(self, "moveSection(_:toSection:)", super.moveSection(section, toSection: newSection))
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        heard(self, "setCollectionViewLayout(_:animated:)", super.setCollectionViewLayout(layout, animated: animated))
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        heard(
            self, "setCollectionViewLayout(_:animated:completion:)",
            super.setCollectionViewLayout(layout, animated: animated, completion: completion))
    }
    override var contextMenuInteraction: UIContextMenuInteraction? {
        heard(self, "contextMenuInteraction", super.contextMenuInteraction)
    }
    override var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { heard(self, "dragDelegate", super.dragDelegate) }
        set { super.dragDelegate = heard(self, "dragDelegate =", newValue) }
    }
    override var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { heard(self, "dropDelegate", super.dropDelegate) }
        set { super.dropDelegate = heard(self, "dropDelegate =", newValue) }
    }
    override var dragInteractionEnabled: Bool {
        get { heard(self, "dragInteractionEnabled", super.dragInteractionEnabled) }
        set { super.dragInteractionEnabled = heard(self, "dragInteractionEnabled =", newValue) }
    }
    override var hasActiveDrag: Bool { heard(self, "hasActiveDrag", super.hasActiveDrag) }
    override var hasActiveDrop: Bool { heard(self, "hasActiveDrop", super.hasActiveDrop) }
    override var isEditing: Bool {
        get { heard(self, "isEditing", super.isEditing) }
        set { super.isEditing = heard(self, "isEditing =", newValue) }
    }
    override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { heard(self, "prefetchDataSource", super.prefetchDataSource) }
        set { super.prefetchDataSource = heard(self, "prefetchDataSource =", newValue) }
    }
    override var allowsFocus: Bool {
        get { heard(self, "allowsFocus", super.allowsFocus) }
        set { super.allowsFocus = heard(self, "allowsFocus =", newValue) }
    }
    override var allowsFocusDuringEditing: Bool {
        get { heard(self, "allowsFocusDuringEditing", super.allowsFocusDuringEditing) }
        set { super.allowsFocusDuringEditing = heard(self, "allowsFocusDuringEditing =", newValue) }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { heard(self, "remembersLastFocusedIndexPath", super.remembersLastFocusedIndexPath) }
        set { super.remembersLastFocusedIndexPath = heard(self, "remembersLastFocusedIndexPath =", newValue) }
    }
    override var selectionFollowsFocus: Bool {
        get { heard(self, "selectionFollowsFocus", super.selectionFollowsFocus) }
        set { super.selectionFollowsFocus = heard(self, "selectionFollowsFocus =", newValue) }
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard(self, "shouldUpdateFocus(in:)", super.shouldUpdateFocus(in: context))
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        heard(self, "didUpdateFocus(in:with:)", super.didUpdateFocus(in: context, with: coordinator))
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        heard(self, "preferredFocusEnvironments", super.preferredFocusEnvironments)
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { heard(self, "selfSizingInvalidation", super.selfSizingInvalidation) }
        set { super.selfSizingInvalidation = heard(self, "selfSizingInvalidation =", newValue) }
    }
    override var reorderingCadence: ReorderingCadence {
        get { heard(self, "reorderingCadence", super.reorderingCadence) }
        set { super.reorderingCadence = heard(self, "reorderingCadence =", newValue) }
    }
}

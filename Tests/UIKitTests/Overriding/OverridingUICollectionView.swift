import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionView` lets one override.
@MainActor
class OverridingUICollectionView: UICollectionView {
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
    override func register(_ type: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        heard(
            self, "register(_:forCellWithReuseIdentifier:)",
            super.register(type, forCellWithReuseIdentifier: identifier))
    }
    override func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
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
}

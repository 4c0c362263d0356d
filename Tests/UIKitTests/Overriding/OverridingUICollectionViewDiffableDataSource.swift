import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewDiffableDataSource` lets one override.
@MainActor
class OverridingUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<String, Int> {
    override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        super.init(collectionView: collectionView, cellProvider: cellProvider)
    }
    override var supplementaryViewProvider: SupplementaryViewProvider? {
        get { heard(self, "supplementaryViewProvider", super.supplementaryViewProvider) }
        set { super.supplementaryViewProvider = heard(self, "supplementaryViewProvider =", newValue) }
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
    override func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, to section: String, animatingDifferences: Bool,
        completion: (() -> Void)?
    ) {
        heard(
            self, "apply(_:to:animatingDifferences:completion:)",
            super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion))
    }
    override func snapshot(for section: String) -> NSDiffableDataSourceSectionSnapshot<Int> {
        heard(self, "snapshot(for:)", super.snapshot(for: section))
    }
    override var sectionSnapshotHandlers: SectionSnapshotHandlers<Int> {
        get { heard(self, "sectionSnapshotHandlers", super.sectionSnapshotHandlers) }
        set { super.sectionSnapshotHandlers = heard(self, "sectionSnapshotHandlers =", newValue) }
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
}

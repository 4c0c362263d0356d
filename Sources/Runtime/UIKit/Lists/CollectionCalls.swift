import Foundation

/// Calls the optional methods of a collection view's data source.
@MainActor
final class CollectionDataSourceCalls: UICollectionViewDataSource {
    private let source: DelegateCalls<any UICollectionViewDataSource>

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ source: any UICollectionViewDataSource) {
        self.source = DelegateCalls(source)
        if self.source.arePlain { return nil }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.object.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { source.object.collectionView(collectionView, cellForItemAt: indexPath) }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        source.call("numberOfSections(in:)", collectionView) { $0.numberOfSections(in: collectionView) }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        source.call("collectionView(_:viewForSupplementaryElementOfKind:at:)", (collectionView, kind, indexPath)) {
            $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        source.call("collectionView(_:canMoveItemAt:)", (collectionView, indexPath)) {
            $0.collectionView(collectionView, canMoveItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        source.call("collectionView(_:moveItemAt:to:)", (collectionView, sourceIndexPath, destinationIndexPath)) {
            $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

/// Calls the optional methods of a flow layout's delegate. Values of the layout apply to methods that the delegate
/// doesn't have.
@MainActor
struct FlowLayoutCalls {
    private let delegate: DelegateCalls<any UICollectionViewDelegate>

    init?(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
        self.delegate = DelegateCalls(delegate)
    }

    func size(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ path: IndexPath) -> CGSize {
        call("collectionView(_:layout:sizeForItemAt:)", view, layout, path) {
            $0.collectionView(view, layout: layout, sizeForItemAt: path)
        } ?? layout.itemSize
    }

    func inset(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> UIEdgeInsets {
        call("collectionView(_:layout:insetForSectionAt:)", view, layout, section) {
            $0.collectionView(view, layout: layout, insetForSectionAt: section)
        } ?? layout.sectionInset
    }

    func lineSpacing(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGFloat {
        call("collectionView(_:layout:minimumLineSpacingForSectionAt:)", view, layout, section) {
            $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        } ?? layout.minimumLineSpacing
    }

    func itemSpacing(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGFloat {
        call("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", view, layout, section) {
            $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        } ?? layout.minimumInteritemSpacing
    }

    func headerSize(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGSize {
        call("collectionView(_:layout:referenceSizeForHeaderInSection:)", view, layout, section) {
            $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        } ?? layout.headerReferenceSize
    }

    func footerSize(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGSize {
        call("collectionView(_:layout:referenceSizeForFooterInSection:)", view, layout, section) {
            $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        } ?? layout.footerReferenceSize
    }

    /// Calls a method that is about an item or a section, unless the delegate has no methods for flow layouts.
    private func call<Place, Result>(
        _ name: String, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ place: Place,
        _ method: (any UICollectionViewDelegateFlowLayout) -> Result
    ) -> Result? {
        delegate.call(name, (view, layout as UICollectionViewLayout, place)) { delegate in
            (delegate as? any UICollectionViewDelegateFlowLayout).map(method)
        }
    }
}

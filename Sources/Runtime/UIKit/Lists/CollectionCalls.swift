import Foundation

/// Calls the optional methods of a collection view's data source: by its class's table first, then by the protocol.
@MainActor
final class CollectionDataSourceCalls: UICollectionViewDataSource {
    private let source: any UICollectionViewDataSource
    private let methods: OptionalMethods

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ source: any UICollectionViewDataSource) {
        guard let methods = OptionalMethods(of: source) else { return nil }
        (self.source, self.methods) = (source, methods)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        methods.call("numberOfSections(in:)", source, collectionView) ?? source.numberOfSections(in: collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        methods.call(
            "collectionView(_:viewForSupplementaryElementOfKind:at:)", source, (collectionView, kind, indexPath))
            ?? source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        methods.call("collectionView(_:canMoveItemAt:)", source, (collectionView, indexPath))
            ?? source.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        methods.call(
            "collectionView(_:moveItemAt:to:)", source, (collectionView, sourceIndexPath, destinationIndexPath))
            ?? source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
}

/// Calls the optional methods of a flow layout's delegate. Values of the layout apply to methods that the delegate
/// doesn't have.
@MainActor
struct FlowLayoutCalls {
    private let delegate: any UICollectionViewDelegate
    private let methods: OptionalMethods?
    private var flow: (any UICollectionViewDelegateFlowLayout)? { delegate as? any UICollectionViewDelegateFlowLayout }

    init?(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
        (self.delegate, methods) = (delegate, OptionalMethods(of: delegate))
    }

    func size(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ path: IndexPath) -> CGSize {
        methods?.call(
            "collectionView(_:layout:sizeForItemAt:)", delegate, (view, layout as UICollectionViewLayout, path))
            ?? flow?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }

    func inset(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> UIEdgeInsets {
        call("collectionView(_:layout:insetForSectionAt:)", view, layout, section)
            ?? flow?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    func lineSpacing(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGFloat {
        call("collectionView(_:layout:minimumLineSpacingForSectionAt:)", view, layout, section)
            ?? flow?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
    }

    func itemSpacing(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGFloat {
        call("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", view, layout, section)
            ?? flow?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
    }

    func headerSize(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGSize {
        call("collectionView(_:layout:referenceSizeForHeaderInSection:)", view, layout, section)
            ?? flow?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
    }

    func footerSize(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) -> CGSize {
        call("collectionView(_:layout:referenceSizeForFooterInSection:)", view, layout, section)
            ?? flow?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
    }

    private func call<Result>(
        _ name: String, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int
    ) -> Result? { methods?.call(name, delegate, (view, layout as UICollectionViewLayout, section)) }
}

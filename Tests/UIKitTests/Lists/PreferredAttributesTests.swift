import CoreGraphics
import Foundation
import Testing
import UIKit

/// A layout of an app that asks cells for their widths.
private final class RowLayout: UICollectionViewLayout {
    var widths: [IndexPath: CGFloat] = [:]
    var contexts = 0
    var prepared = 0

    override func prepare() { prepared += 1 }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var x: CGFloat = 0
        return (0..<3).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            let width = widths[attributes.indexPath] ?? 10
            attributes.frame = CGRect(x: x, y: 0, width: width, height: 20)
            x += width
            return attributes
        }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.width != widths[originalAttributes.indexPath] }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        contexts += 1
        widths[originalAttributes.indexPath] = preferredAttributes.size.width
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = 30 + CGFloat(layoutAttributes.indexPath.item)
        return layoutAttributes
    }
}

/// A cell whose content takes its first bounds.
private final class FramedCell: UICollectionViewCell {
    let first: CGRect
    let inner = UIView()

    override init(frame: CGRect) {
        first = frame
        super.init(frame: frame)
        inner.frame = bounds
        contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor
@Suite("Sizes that cells want in layouts of apps")
struct PreferredAttributesTests {
    @Test("A layout of an app is asked about each cell's size once, and prepared again with what its context says")
    func contexts() {
        let layout = RowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
        let source = Source()
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(layout.contexts == 3)
        let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        #expect(cells.map(\.frame.minX) == [0, 30, 61] && cells.map(\.frame.width) == [30, 31, 32])
        let prepared = layout.prepared
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(layout.contexts == 3 && layout.prepared == prepared)
    }

    @Test("A cell of a class is created where it will be")
    func frames() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
        let source = Source()
        view.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? FramedCell }
        #expect(
            cells.map(\.first) == cells.map(\.frame)
                && cells.map(\.first.size) == Array(repeating: layout.itemSize, count: 3))
        #expect(cells[0].inner.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    @Test("Cells of a wide table have the margins of a readable width, if it asks for them")
    func readableMargins() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 200))
        let source = RowSource()
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let before = cell.contentView.layoutMargins.left
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins.left == 164 && before < 30)
    }
}

private final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

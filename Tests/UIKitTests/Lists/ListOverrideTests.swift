import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// UIKit calls what an app overrides in lists and their cells where it does such things itself.
@MainActor
@Suite struct ListOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func cellsHearHowTheyAreToLook() {
        let cell = HeardCell(style: .default, reuseIdentifier: "cell")
        #expect(Heard.of(cell) { cell.isSelected = true }.contains("setSelected(_:animated:)"))
        #expect(Heard.of(cell) { cell.isHighlighted = true }.contains("setHighlighted(_:animated:)"))
        #expect(Heard.of(cell) { cell.isEditing = true }.contains("setEditing(_:animated:)"))
        #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    }

    @Test func listsMakeCellsOfRegisteredClasses() throws {
        final class Rows: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
        }
        let (table, rows) = (HeardTable(frame: window.bounds, style: .plain), Rows())
        table.register(HeardCell.self, forCellReuseIdentifier: "cell")
        let heard = Heard.of(table) {
            table.dataSource = rows
            window.addSubview(table)
            window.layoutIfNeeded()
        }
        #expect(
            heard.isSuperset(of: [
                "reloadData()", "dataSource", "layoutSubviews()", "dequeueReusableCell(withIdentifier:)",
            ]))
        let cell = try #require(table.visibleCells.first as? HeardCell)
        #expect(cell.reuseIdentifier == "cell")
        #expect(Heard.of(cell) { _ = table.dequeueReusableCell(withIdentifier: "cell") }.isEmpty)
        #expect(table.visibleCells.count == 2)
    }

    @Test func collectionsAskTheirLayout() throws {
        final class Items: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let (layout, items) = (HeardFlowLayout(), Items())
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let heard = Heard.of(layout) {
            collection.dataSource = items
            window.addSubview(collection)
            window.layoutIfNeeded()
        }
        #expect(
            heard.isSuperset(of: [
                "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)", "itemSize",
            ]))
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(collection.cellForItem(at: path))
        #expect(collection.indexPath(for: cell) == path && collection.indexPathForItem(at: cell.center) == path)
        #expect(collection.layoutAttributesForItem(at: path)?.frame == cell.frame)
        #expect(collection.numberOfItems(inSection: 0) == 3 && collection.numberOfSections == 1)
        let plain = HeardReusableView(frame: .zero)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        (attributes.frame, attributes.alpha, attributes.zIndex) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 6)
        #expect(Heard.of(plain) { attributes.place(plain) } == ["apply(_:)"])
        #expect(plain.frame == attributes.frame && plain.alpha == 0.5 && plain.layer.zPosition == 6)
    }
}

/// A cell that notes how it is to look.
@MainActor
private final class HeardCell: UITableViewCell {
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func prepareForReuse() {
        heard(self, "prepareForReuse()", super.prepareForReuse())
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        heard(self, "setSelected(_:animated:)", super.setSelected(selected, animated: animated))
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        heard(self, "setHighlighted(_:animated:)", super.setHighlighted(highlighted, animated: animated))
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
    }
}

/// A table that notes how it is filled.
@MainActor
private final class HeardTable: UITableView {
    override var dataSource: (any UITableViewDataSource)? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override func reloadData() {
        heard(self, "reloadData()", super.reloadData())
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        heard(self, "dequeueReusableCell(withIdentifier:)", super.dequeueReusableCell(withIdentifier: identifier))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}

/// A layout that notes what it is asked.
@MainActor
private final class HeardFlowLayout: UICollectionViewFlowLayout {
    override var itemSize: CGSize {
        get { heard(self, "itemSize", super.itemSize) }
        set { super.itemSize = heard(self, "itemSize =", newValue) }
    }
    override func prepare() {
        heard(self, "prepare()", super.prepare())
    }
    override var collectionViewContentSize: CGSize {
        heard(self, "collectionViewContentSize", super.collectionViewContentSize)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heard(self, "layoutAttributesForElements(in:)", super.layoutAttributesForElements(in: rect))
    }
}

/// A view of a list that notes where it is placed.
@MainActor
private final class HeardReusableView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        heard(self, "apply(_:)", super.apply(layoutAttributes))
    }
}

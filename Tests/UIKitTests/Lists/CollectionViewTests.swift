import Foundation
import Testing

@testable import UIKit

/// Collections with flow layout.
@MainActor
struct CollectionViewTests {
    private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 7
        var size: CGSize?
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    }

    private let source = Source()
    private let layout = UICollectionViewFlowLayout()

    private func collection() -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    @Test func linesAreFilledAndShareTheirRoom() {
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        layout.minimumLineSpacing = 8
        let view = collection()
        #expect(view.visibleCells.map(\.frame.minX) == [10, 115, 220, 10, 115, 220, 10])
        #expect(view.visibleCells.map(\.frame.minY) == [5, 5, 5, 53, 53, 53, 101])
        #expect(view.contentSize == CGSize(width: 320, height: 5 + 3 * 40 + 2 * 8 + 15))
    }

    @Test("The places of items are known before the view's own layout, for those who scroll to one")
    func layoutBeforehand() {
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        #expect(layout.collectionViewContentSize.height == 0)
        view.dataSource = source
        view.delegate = source
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 20 + 3 * 40 + 2 * 10))
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
        source.count = 10
        view.reloadData()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))?.frame.minY == 170)
        #expect(view.visibleCells.isEmpty)
    }

    @Test func sidewaysIsTheSameTurned() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 30, height: 95)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 4
        let view = collection()
        #expect(view.visibleCells.map(\.frame.origin.y) == [0, 105, 0, 105, 0, 105, 0])
        #expect(view.visibleCells.map(\.frame.origin.x) == [0, 0, 34, 34, 68, 68, 102])
        #expect(view.contentSize == CGSize(width: 132, height: 200))
    }

    @Test("Sections begin at the safe area or the margins if configured; headers fill the width")
    func sectionInsetReference() throws {
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = collection()
        let screen = UIView(frame: view.frame)
        screen.addSubview(view)
        screen.imposeSafeArea(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30))
        func left() throws -> CGFloat {
            screen.layoutIfNeeded()
            return try #require(view.visibleCells.first).frame.minX
        }
        #expect(try left() == 10)
        layout.sectionInsetReference = .fromSafeArea
        #expect(try left() == 50)
        #expect(view.visibleCells.allSatisfy { $0.frame.maxX <= 280 })
        #expect(view.subviews.contains { !($0 is UICollectionViewCell) && $0.frame.width == 320 })
        screen.imposeSafeArea(UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30))
        #expect(try left() == 70)
        layout.sectionInsetReference = .fromLayoutMargins
        #expect(try left() == view.layoutMargins.left + 10)
        layout.sectionInsetReference = .fromContentInset
        #expect(try left() == 10 && view.contentSize.width == 320)
        view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 25)
        #expect(try left() == 10 && view.contentSize.width == 290)
    }

    @Test func onlyItemsInSightHaveCells() {
        source.count = 10_000
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = collection()
        #expect(view.visibleCells.count == 4)
        view.contentOffset.y = 100_000
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.map(\.item) == [2000, 2001, 2002, 2003])
    }

    @Test func theDelegateMaySaySizes() {
        source.size = CGSize(width: 320, height: 10)
        let view = collection()
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 320 && $0.frame.height == 10 })
        #expect(abs(view.contentSize.height - 130) < 0.001)
    }

    @Test func sizesThatCannotBeAreNoTrap() {
        for size in [CGSize.zero, CGSize(width: -5, height: 20), CGSize(width: 1e9, height: 1e9)] {
            source.size = size
            layout.invalidateLayout()
            collection().layoutIfNeeded()
        }
    }
}

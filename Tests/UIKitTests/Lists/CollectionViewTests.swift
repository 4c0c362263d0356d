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

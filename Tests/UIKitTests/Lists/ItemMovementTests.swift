import Foundation
import Testing

@testable import UIKit

@Suite("Items of collection views that a gesture moves")
@MainActor
struct ItemMovementTests {
    private final class Letters: NSObject, UICollectionViewDataSource {
        var letters = ["A", "B", "C", "D"]
        var fixed: Set<Int> = []
        var moves: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            letters.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.item)-\(destinationIndexPath.item)")
            letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private let letters = Letters()
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
        collection.dataSource = letters
        collection.layoutIfNeeded()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("The cell follows the finger; at the end the item is where its cell is, in the data, too")
    func moving() throws {
        let cell = try #require(collection.cellForItem(at: path(0)))
        #expect(collection.beginInteractiveMovementForItem(at: path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 50))
        #expect(cell.center == CGPoint(x: 190, y: 50))
        collection.endInteractiveMovement()
        collection.layoutIfNeeded()
        #expect(letters.moves == ["0-2"] && letters.letters == ["B", "C", "A", "D"])
        #expect(collection.cellForItem(at: path(2)) === cell)
        #expect(cell.frame == CGRect(x: 160, y: 0, width: 80, height: 80))
    }

    @Test("A movement that is cancelled, or ends where it began, leaves all as it was")
    func cancelling() throws {
        let cell = try #require(collection.cellForItem(at: path(1)))
        for ends in [true, false] {
            #expect(collection.beginInteractiveMovementForItem(at: path(1)))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: ends ? 130 : 300, y: 40))
            if ends { collection.endInteractiveMovement() } else { collection.cancelInteractiveMovement() }
            #expect(cell.center == CGPoint(x: 120, y: 40))
        }
        #expect(letters.moves.isEmpty)
    }

    @Test(
        "What the data source holds, what isn't there, and a second item don't move; numbers that are none do nothing")
    func refusing() {
        letters.fixed = [3]
        #expect(!collection.beginInteractiveMovementForItem(at: path(3)))
        #expect(!collection.beginInteractiveMovementForItem(at: path(9)))
        #expect(collection.beginInteractiveMovementForItem(at: path(0)))
        #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 1))
        collection.endInteractiveMovement()
        collection.endInteractiveMovement()
        #expect(letters.moves.isEmpty)
    }
}

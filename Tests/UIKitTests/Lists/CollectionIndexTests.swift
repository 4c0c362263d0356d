import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("The index of a collection view")
struct CollectionIndexTests {
    private final class Names: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 0, section: index) }
    }

    private let names = Names()
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = names
        collection.layoutIfNeeded()
    }

    @Test("titles of the data source are shown at the end, and stay in sight")
    func shown() {
        #expect(collection.sectionIndex?.titles == ["A", "B", "C"])
        #expect(collection.sectionIndex?.frame == CGRect(x: 185, y: 0, width: 15, height: 300))
        collection.contentOffset.y = 70
        collection.layoutIfNeeded()
        #expect(collection.sectionIndex?.frame.minY == 70)
    }

    @Test("a title leads to its item, as far as there is content")
    func leads() {
        collection.show(sectionOfTitle: 1, "B")
        #expect(collection.contentOffset.y == 500)
        collection.show(sectionOfTitle: 2, "C")
        #expect(collection.contentOffset.y == 1000)
        collection.show(sectionOfTitle: 7, "?")
        #expect(collection.contentOffset.y == 1000)
    }

    @Test("without titles there is no index")
    func none() {
        for titles in [nil, []] as [[String]?] {
            names.titles = titles
            collection.reloadData()
            collection.layoutIfNeeded()
            #expect(collection.sectionIndex == nil)
        }
    }
}

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Cells that say themselves how large they are.
@MainActor
@Suite struct CellFittingTests {
    private final class Chip: UICollectionViewCell {
        var asked: [CGSize] = []

        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            asked.append(target)
            return CGSize(width: 33, height: 20)
        }
    }

    private final class Row: UITableViewCell {
        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(width: target.width, height: 61) }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "chip", for: path)
        }
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            Row(style: .default, reuseIdentifier: nil)
        }
    }

    private let source = Source()

    @Test("A collection view asks a cell of an app for its size")
    func items() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(Chip.self, forCellWithReuseIdentifier: "chip")
        view.dataSource = source
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Chip)
        #expect(cell.frame.size == CGSize(width: 33, height: 20) && cell.asked.contains(.zero))
    }

    @Test("A table view asks a cell of an app for its height")
    func rows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.separatorStyle = .none
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
    }

    @Test("A cell answers with the size of its content's constraints, and one without any with what it is given")
    func answers() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let given = CGSize(width: 70, height: 0)
        let fitting = {
            cell.systemLayoutSizeFitting(
                given, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(fitting() == given)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
            box.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(fitting() == CGSize(width: 70, height: 38))
    }
}

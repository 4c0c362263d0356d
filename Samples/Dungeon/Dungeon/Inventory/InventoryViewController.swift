import UIKit

/// The things that the hero has found, by kind: as a grid, or as a list.
class InventoryViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private var isList = false

    private func item(at indexPath: IndexPath) -> Item {
        Item.all(of: Item.Kind.allCases[indexPath.section])[indexPath.item]
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { Item.Kind.allCases.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Item.all(of: Item.Kind.allCases[section]).count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "InventoryCell", for: indexPath)
        if let cell = cell as? InventoryCell { cell.show(item(at: indexPath)) }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "InventoryHeader", for: indexPath)
        if let header = header as? InventoryHeader {
            header.titleLabel.text = Item.Kind.allCases[indexPath.section].title
        }
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard isList else { return CGSize(width: 112, height: 128) }
        return CGSize(width: collectionView.bounds.width - 32, height: 128)
    }

    @IBAction func changeLayout(_ sender: UIBarButtonItem) {
        isList.toggle()
        sender.title = isList ? "Grid" : "List"
        collectionView.performBatchUpdates({ self.collectionView.collectionViewLayout.invalidateLayout() })
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ItemDetail", let detail = segue.destination as? ItemViewController,
            let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell)
        else { return }
        detail.item = item(at: indexPath)
    }
}

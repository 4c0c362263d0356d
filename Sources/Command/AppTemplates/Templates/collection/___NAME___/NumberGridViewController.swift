import UIKit

class NumberGridViewController: UICollectionViewController {
    private let numbers = Array(1...60)

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NumberCell", for: indexPath)
        if let cell = cell as? NumberCell { cell.show(numbers[indexPath.item]) }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowItem", let destination = segue.destination as? NumberViewController,
            let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell)
        else { return }
        destination.number = numbers[indexPath.item]
    }
}

class NumberCell: UICollectionViewCell {
    @IBOutlet private var label: UILabel!

    func show(_ number: Int) {
        label.text = "\(number)"
        contentView.backgroundColor = UIColor(
            hue: CGFloat(number % 20) / 20, saturation: 0.25, brightness: 0.95, alpha: 1)
        contentView.layer.cornerRadius = 12
    }
}

import UIKit

class InventoryCell: UICollectionViewCell {
    @IBOutlet var imageView: UIImageView!
    @IBOutlet var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
        let selected = UIView()
        selected.backgroundColor = UIColor(named: "Torch")?.withAlphaComponent(0.3)
        selected.layer.cornerRadius = 12
        selectedBackgroundView = selected
    }

    func show(_ item: Item) {
        imageView.image = item.image
        nameLabel.text = item.name
    }
}

class InventoryHeader: UICollectionReusableView {
    @IBOutlet var titleLabel: UILabel!
}

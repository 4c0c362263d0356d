import UIKit

/// The photos of the trip.
class PhotoGridViewController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(photosDidChange), name: Trip.didChange, object: nil)
    }

    @objc private func photosDidChange() { collectionView.reloadData() }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Trip.shared.photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
        if let cell = cell as? PhotoCell { cell.show(Trip.shared.photos[indexPath.item]) }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let destination = segue.destination as? PhotoViewController, let cell = sender as? UICollectionViewCell,
            let indexPath = collectionView.indexPath(for: cell)
        else { return }
        destination.photo = Trip.shared.photos[indexPath.item]
    }
}

class PhotoCell: UICollectionViewCell {
    @IBOutlet private var imageView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 8
        contentView.layer.masksToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    func show(_ photo: Photo) {
        imageView.image = UIImage(named: photo.imageName)
        accessibilityLabel = photo.title
    }
}

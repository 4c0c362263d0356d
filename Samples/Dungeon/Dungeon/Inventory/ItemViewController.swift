import UIKit

/// An item, with a map of where it was found.
class ItemViewController: UIViewController {
    @IBOutlet var imageView: UIImageView!
    @IBOutlet var attributesLabel: UILabel!
    @IBOutlet var storyLabel: UILabel!

    /// Set before the view loads.
    var item: Item?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = item?.name
        imageView.image = item?.image
        attributesLabel.text = item?.attributes
        storyLabel.text = item?.story
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let map = segue.destination as? MapViewController else { return }
        map.place = item?.place
        if segue.identifier == "LocationFound" { map.navigationItem.title = "Location Found" }
    }
}

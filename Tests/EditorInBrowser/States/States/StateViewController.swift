import UIKit

/// A state and its map.
class StateViewController: UIViewController {
    @IBOutlet var areaLabel: UILabel!

    var state: State?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = state?.name
        areaLabel.text = state?.area
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "EmbedMap", let map = segue.destination as? RegionMapViewController {
            map.highlighted = state
        }
    }
}

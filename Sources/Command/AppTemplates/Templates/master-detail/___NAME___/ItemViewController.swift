import UIKit

class ItemViewController: UIViewController {
    @IBOutlet private var label: UILabel!

    /// Set before the view loads.
    var item = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = item
        label.text = item
    }
}

import UIKit

class NumberViewController: UIViewController {
    @IBOutlet private var label: UILabel!

    /// Set before the view loads.
    var number = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "\(number)"
        label.text = "\(number)"
    }
}

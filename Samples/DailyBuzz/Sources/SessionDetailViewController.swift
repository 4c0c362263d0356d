import UIKit

class SessionDetailViewController: UITableViewController {
    @IBOutlet weak var coffeeNameLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    /// Set before the view loads.
    var session: BrewSession?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let session = session else { return }
        coffeeNameLabel.text = session.coffeeName
        temperatureLabel.text = session.temperatureText
        dateLabel.text = session.dateText
    }
}

import UIKit

class SessionCell: UITableViewCell {
    @IBOutlet weak var coffeeNameLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    func show(_ session: BrewSession) {
        coffeeNameLabel.text = session.coffeeName
        temperatureLabel.text = session.temperatureText
        dateLabel.text = session.dateText
    }
}

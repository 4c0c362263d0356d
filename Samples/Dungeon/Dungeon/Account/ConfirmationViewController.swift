import UIKit

/// The last step of the account sheet: Done leaves the sheet, Reset goes back to its beginning.
class ConfirmationViewController: UITableViewController {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var heroLabel: UILabel!
    @IBOutlet var scoresLabel: UILabel!

    var account = Account()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = account.name
        heroLabel.text = account.hero
        scoresLabel.text = account.sharesScores ? "Shared" : "Private"
    }
}

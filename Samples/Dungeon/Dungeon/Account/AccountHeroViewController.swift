import UIKit

/// The second step of the account sheet: a hero, and whether scores are shared.
class AccountHeroViewController: UITableViewController {
    @IBOutlet var heroControl: UISegmentedControl!
    @IBOutlet var scoresSwitch: UISwitch!

    var account = Account()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        account.hero = Account.heroes[heroControl.selectedSegmentIndex]
        account.sharesScores = scoresSwitch.isOn
        (segue.destination as? ConfirmationViewController)?.account = account
    }
}

import UIKit

/// The quests: selecting one shows its place, its accessory the details.
class QuestListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Quest.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "QuestCell", for: indexPath)
        let quest = Quest.all[indexPath.row]
        cell.textLabel?.text = quest.title
        cell.detailTextLabel?.text = quest.giver
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
        let quest = Quest.all[indexPath.row]
        if segue.identifier == "ShowPlace", let map = segue.destination as? MapViewController {
            map.place = quest.place
            map.navigationItem.title = quest.title
        }
        if segue.identifier == "ShowDetails", let details = segue.destination as? QuestViewController {
            details.quest = quest
        }
    }

    // MARK: The account

    private var account: Account?

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        account.map { "Playing as \($0.name), \($0.hero)" }
    }

    @IBAction func done(_ segue: UIStoryboardSegue) {
        guard let confirmation = segue.source as? ConfirmationViewController else { return }
        account = confirmation.account
        tableView.reloadData()
    }

    @IBAction func cancel(_ segue: UIStoryboardSegue) {
    }
}

import UIKit

class SessionListViewController: UITableViewController {
    private var sessions = BrewSession.examples

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sessions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SessionCell", for: indexPath)
        if let cell = cell as? SessionCell {
            cell.show(sessions[indexPath.row])
        }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSession",
            let detail = segue.destination as? SessionDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.session = sessions[indexPath.row]
    }

    @IBAction func cancelAddSession(_ segue: UIStoryboardSegue) {
    }

    @IBAction func saveSession(_ segue: UIStoryboardSegue) {
        guard let add = segue.source as? AddSessionViewController, let session = add.session else { return }
        sessions.insert(session, at: 0)
        tableView.reloadData()
    }
}

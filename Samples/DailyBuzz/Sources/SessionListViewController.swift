import UIKit

class SessionListViewController: UITableViewController {
    private let diary = Diary()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        diary.sessions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SessionCell", for: indexPath)
        if let cell = cell as? SessionCell {
            cell.show(diary.sessions[indexPath.row])
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        diary.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSession",
            let detail = segue.destination as? SessionDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.session = diary.sessions[indexPath.row]
    }

    @IBAction func cancelAddSession(_ segue: UIStoryboardSegue) {
    }

    @IBAction func saveSession(_ segue: UIStoryboardSegue) {
        guard let add = segue.source as? AddSessionViewController, let session = add.session else { return }
        diary.add(session)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
}

import UIKit

/// What has been: entries of the journal, to which others lead back.
class JournalViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Trip.shared.entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath)
        if let cell = cell as? EntryCell { cell.show(Trip.shared.entries[indexPath.row]) }
        return cell
    }

    @IBAction func journalEntryAdded(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? NewEntryViewController else { return }
        let row = Trip.shared.add(source.entry, showing: source.photo)
        let indexPath = IndexPath(row: row, section: 0)
        tableView.insertRows(at: [indexPath], with: .automatic)
        tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    }
}

class EntryCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var dateLabel: UILabel!
    @IBOutlet private var bodyLabel: UILabel!

    func show(_ entry: JournalEntry) {
        titleLabel.text = entry.title
        dateLabel.text = entry.dateText
        bodyLabel.text = entry.text
    }
}

import CoreData
import UIKit

class SessionListViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    private let diary = Diary()
    private lazy var sessions = diary.makeResults()

    override func viewDidLoad() {
        super.viewDidLoad()
        sessions.delegate = self
        try? sessions.performFetch()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sessions.fetchedObjects?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SessionCell", for: indexPath)
        if let cell = cell as? SessionCell {
            cell.show(sessions.object(at: indexPath))
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        diary.remove(sessions.object(at: indexPath))
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSession",
            let detail = segue.destination as? SessionDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.session = sessions.object(at: indexPath)
    }

    @IBAction func cancelAddSession(_ segue: UIStoryboardSegue) {
    }

    @IBAction func saveSession(_ segue: UIStoryboardSegue) {
        guard let add = segue.source as? AddSessionViewController, let session = add.session else { return }
        diary.add(session.coffee, temperature: session.temperature)
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: if let newIndexPath = newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
        case .delete: if let indexPath = indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
        default: tableView.reloadData()
        }
    }
}

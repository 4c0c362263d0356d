import UIKit

/// What comes next.
class EventListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Trip.shared.stops.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EventCell", for: indexPath)
        let stop = Trip.shared.stops[indexPath.row]
        cell.textLabel?.text = stop.name
        cell.detailTextLabel?.text = "\(stop.dateText) · \(stop.detail)"
        return cell
    }
}

import UIKit

protocol CoffeeListViewControllerDelegate: AnyObject {
    func coffeeList(_ list: CoffeeListViewController, didChoose coffee: Coffee)
}

class CoffeeListViewController: UITableViewController {
    weak var delegate: (any CoffeeListViewControllerDelegate)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Coffee.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CoffeeCell", for: indexPath)
        cell.textLabel?.text = Coffee.all[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.coffeeList(self, didChoose: Coffee.all[indexPath.row])
    }
}

import UIKit

/// A recipe, which can be shared: what asks how is in a storyboard of its own and appears in a popover.
class RecipeViewController: UITableViewController, UIPopoverPresentationControllerDelegate {
    @IBOutlet var shareButton: UIBarButtonItem!

    /// Set before the view loads.
    var recipe: Recipe?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = recipe?.name
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipe?.steps.count ?? 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        recipe?.summary
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StepCell", for: indexPath)
        if let cell = cell as? StepCell { cell.show(recipe?.steps[indexPath.row] ?? "", number: indexPath.row + 1) }
        return cell
    }

    @IBAction func share(_ sender: UIBarButtonItem) {
        let storyboard = UIStoryboard(name: "Sharing", bundle: nil)
        guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
            let sharing = navigation.topViewController as? SharingViewController
        else { return }
        sharing.recipe = recipe
        navigation.modalPresentationStyle = .popover
        navigation.preferredContentSize = CGSize(width: 320, height: 300)
        navigation.popoverPresentationController?.barButtonItem = shareButton
        navigation.popoverPresentationController?.delegate = self
        present(navigation, animated: true)
    }

    /// A popover on small screens, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}

class StepCell: UITableViewCell {
    @IBOutlet private var numberLabel: UILabel!
    @IBOutlet private var stepLabel: UILabel!

    func show(_ step: String, number: Int) {
        numberLabel.text = "\(number)"
        stepLabel.text = step
    }
}

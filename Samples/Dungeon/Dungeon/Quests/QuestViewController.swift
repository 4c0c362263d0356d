import UIKit

class QuestViewController: UITableViewController {
    @IBOutlet var giverLabel: UILabel!
    @IBOutlet var rewardLabel: UILabel!
    @IBOutlet var storyLabel: UILabel!

    /// Set before the view loads.
    var quest: Quest?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = quest?.title
        giverLabel.text = quest?.giver
        rewardLabel.text = quest?.reward
        storyLabel.text = quest?.story
    }
}

import UIKit

/// Asks what to write beside a recipe that is published.
class SharingViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var messageField: UITextField!

    /// Set before the view loads.
    var recipe: Recipe?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = recipe?.name
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let published = segue.destination as? PublishedViewController else { return }
        view.endEditing(true)
        let message = messageField.text ?? ""
        published.text = message.isEmpty ? "\(recipe?.name ?? "") is on its way." : "“\(message)”"
    }
}

class PublishedViewController: UIViewController {
    @IBOutlet private var messageLabel: UILabel!

    /// Set before the view loads.
    var text = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        messageLabel.text = text
    }

    @IBAction private func done(_ sender: Any) { dismiss(animated: true) }
}

import UIKit

/// The first step of the account sheet: a name. The last one comes back to it with Reset.
class AccountNameViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet var nameField: UITextField!
    @IBOutlet var nextButton: UIBarButtonItem!

    private var account = Account()

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        account.name = sender.text ?? ""
        update()
    }

    @IBAction func reset(_ segue: UIStoryboardSegue) {
        account = Account()
        nameField.text = nil
        update()
    }

    private func update() { nextButton.isEnabled = !account.name.isEmpty }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? AccountHeroViewController)?.account = account
    }
}

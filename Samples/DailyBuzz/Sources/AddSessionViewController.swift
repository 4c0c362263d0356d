import UIKit

class AddSessionViewController: UITableViewController, UITextFieldDelegate, CoffeeListViewControllerDelegate {
    @IBOutlet weak var coffeeNameLabel: UILabel!
    @IBOutlet weak var temperatureField: UITextField!
    @IBOutlet weak var doneButton: UIBarButtonItem!

    private var coffee: Coffee?

    /// What was entered; nil until there is a coffee and a temperature.
    var session: (coffee: Coffee, temperature: Int)? {
        guard let coffee = coffee, let temperature = Int(temperatureField.text ?? "") else { return nil }
        return (coffee, temperature)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateDoneButton()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowCoffees", let coffees = segue.destination as? CoffeeListViewController else {
            return
        }
        coffees.delegate = self
    }

    func coffeeList(_ list: CoffeeListViewController, didChoose coffee: Coffee) {
        self.coffee = coffee
        coffeeNameLabel.text = coffee.name
        updateDoneButton()
        navigationController?.popViewController(animated: true)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        updateDoneButton()
    }

    private func updateDoneButton() {
        doneButton.isEnabled = session != nil
    }
}

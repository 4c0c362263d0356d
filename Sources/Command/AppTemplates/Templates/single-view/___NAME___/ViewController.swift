import UIKit

class ViewController: UIViewController {
    @IBOutlet private var label: UILabel!

    private var count = 0

    @IBAction private func sayHello(_ sender: UIButton) {
        count += 1
        label.text = count == 1 ? "Hello!" : "Hello × \(count)"
    }
}

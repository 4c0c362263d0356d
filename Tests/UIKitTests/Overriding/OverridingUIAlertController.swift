import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAlertController` lets one override.
@MainActor
class OverridingUIAlertController: UIAlertController {
    override var preferredStyle: Style { heard(self, "preferredStyle", super.preferredStyle) }
    override var message: String? {
        get { heard(self, "message", super.message) }
        set { super.message = heard(self, "message =", newValue) }
    }
    override var actions: [UIAlertAction] { heard(self, "actions", super.actions) }
    override var textFields: [UITextField]? { heard(self, "textFields", super.textFields) }
    override var preferredAction: UIAlertAction? {
        get { heard(self, "preferredAction", super.preferredAction) }
        set { super.preferredAction = heard(self, "preferredAction =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func addAction(_ action: UIAlertAction) {
        heard(self, "addAction(_:)", super.addAction(action))
    }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        heard(
            self, "addTextField(configurationHandler:)", super.addTextField(configurationHandler: configurationHandler))
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewDidAppear(_ animated: Bool) {
        heard(self, "viewDidAppear(_:)", super.viewDidAppear(animated))
    }
    override var preferredContentSize: CGSize {
        get { heard(self, "preferredContentSize", super.preferredContentSize) }
        set { super.preferredContentSize = heard(self, "preferredContentSize =", newValue) }
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextFormattingViewController` lets one override.
class OverridingUITextFormattingViewController: UITextFormattingViewController {
    override init(configuration: Configuration) {
        super.init(configuration: configuration)
        heard(self, "init(configuration:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
    override func viewDidDisappear(_ animated: Bool) {
        heard(self, "viewDidDisappear(_:)", super.viewDidDisappear(animated))
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIColorPickerViewController` lets one override.
class OverridingUIColorPickerViewController: UIColorPickerViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
    override func viewDidLayoutSubviews() {
        heard(self, "viewDidLayoutSubviews()", super.viewDidLayoutSubviews())
    }
}

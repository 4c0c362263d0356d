import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIVideoEditorController` lets one override.
class OverridingUIVideoEditorController: UIVideoEditorController {
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
}

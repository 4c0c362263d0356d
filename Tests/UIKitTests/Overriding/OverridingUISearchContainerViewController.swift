import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchContainerViewController` lets one override.
class OverridingUISearchContainerViewController: UISearchContainerViewController {
    override init(searchController: UISearchController) {
        super.init(searchController: searchController)
        heard(self, "init(searchController:)", ())
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

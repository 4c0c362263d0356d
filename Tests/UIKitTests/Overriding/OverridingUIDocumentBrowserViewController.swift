import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UniformTypeIdentifiers

/// Overrides all that `UIDocumentBrowserViewController` lets one override.
class OverridingUIDocumentBrowserViewController: UIDocumentBrowserViewController {
    override init(forOpening contentTypes: [UTType]?) {
        super.init(forOpening: contentTypes)
        heard(self, "init(forOpening:)", ())
    }
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
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
}

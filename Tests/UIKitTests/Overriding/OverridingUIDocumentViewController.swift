import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDocumentViewController` lets one override.
class OverridingUIDocumentViewController: UIDocumentViewController {
    override var document: UIDocument? {
        get { heard(self, "document", super.document) }
        set { super.document = heard(self, "document =", newValue) }
    }
    override init(document: UIDocument?) {
        super.init(document: document)
        heard(self, "init(document:)", ())
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func documentDidOpen() {
        heard(self, "documentDidOpen()", super.documentDidOpen())
    }
    override func navigationItemDidUpdate() {
        heard(self, "navigationItemDidUpdate()", super.navigationItemDidUpdate())
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
}

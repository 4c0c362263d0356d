import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIReferenceLibraryViewController` lets one override.
class OverridingUIReferenceLibraryViewController: UIReferenceLibraryViewController {
    override init(term: String) {
        super.init(term: term)
        heard(self, "init(term:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override class func dictionaryHasDefinition(forTerm term: String) -> Bool {
        heardByClass(self, "dictionaryHasDefinition(forTerm:)")
        return super.dictionaryHasDefinition(forTerm: term)
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
}

import Foundation
import UIKit

/// Overrides all that `SwiftUIPlaceholder` lets one override.
@MainActor
class OverridingSwiftUIPlaceholder: SwiftUIPlaceholder {
    override init(_ viewName: String) {
        super.init(viewName)
        heard(self, "init(_:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewDidLoad() { heard(self, "viewDidLoad()", super.viewDidLoad()) }
}

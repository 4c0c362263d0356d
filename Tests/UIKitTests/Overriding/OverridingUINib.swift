import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINib` lets one override.
@MainActor
class OverridingUINib: UINib {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]?) -> [Any] {
        heard(self, "instantiate(withOwner:options:)", super.instantiate(withOwner: owner, options: options))
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMotionEffect` lets one override.
@MainActor
class OverridingUIMotionEffect: UIMotionEffect {
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        heard(
            self, "keyPathsAndRelativeValues(forViewerOffset:)",
            super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset))
    }
}

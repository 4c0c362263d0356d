import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDeferredMenuElement` lets one override.
@MainActor
class OverridingUIDeferredMenuElement: UIDeferredMenuElement {
}

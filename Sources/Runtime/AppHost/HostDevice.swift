package import Foundation
package import UIKit

/// A device that an app runs on: its screen, and what a user has set.
package struct HostDevice {
    /// The size of the screen in points, in the current orientation.
    package var size: CGSize
    package var safeArea: UIEdgeInsets
    /// The height of the status bar, or 0 without one.
    package var statusBarHeight: CGFloat
    package var traits: UITraitCollection

    package init(size: CGSize, safeArea: UIEdgeInsets, statusBarHeight: CGFloat, traits: UITraitCollection) {
        (self.size, self.safeArea, self.statusBarHeight, self.traits) = (size, safeArea, statusBarHeight, traits)
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchTab` lets one override.
class OverridingUISearchTab: UISearchTab {
    override init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        super.init(viewControllerProvider: viewControllerProvider)
        heard(self, "init(viewControllerProvider:)", ())
    }
    override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        heard(self, "init(title:image:identifier:viewControllerProvider:)", ())
    }
}

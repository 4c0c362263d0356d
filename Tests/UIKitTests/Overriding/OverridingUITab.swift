import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITab` lets one override.
class OverridingUITab: UITab {
    override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        heard(self, "init(title:image:identifier:viewControllerProvider:)", ())
    }
}

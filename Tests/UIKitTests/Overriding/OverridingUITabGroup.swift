import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabGroup` lets one override.
class OverridingUITabGroup: UITabGroup {
    override init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(
            title: title, image: image, identifier: identifier, children: children,
            viewControllerProvider: viewControllerProvider)
        heard(self, "init(title:image:identifier:children:viewControllerProvider:)", ())
    }
}

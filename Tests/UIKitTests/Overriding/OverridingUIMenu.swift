import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMenu` lets one override.
@MainActor
class OverridingUIMenu: UIMenu {
    override var identifier: Identifier { heard(self, "identifier", super.identifier) }
    override var options: Options { heard(self, "options", super.options) }
    override var children: [UIMenuElement] { heard(self, "children", super.children) }
    override var preferredElementSize: ElementSize {
        get { heard(self, "preferredElementSize", super.preferredElementSize) }
        set { super.preferredElementSize = heard(self, "preferredElementSize =", newValue) }
    }
    override init(
        title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
        preferredElementSize: ElementSize, children: [UIMenuElement]
    ) {
        super.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: children)
        heard(self, "init(title:subtitle:image:identifier:options:preferredElementSize:children:)", ())
    }
    override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        heard(self, "replacingChildren(_:)", super.replacingChildren(newChildren))
    }
    override var selectedElements: [UIMenuElement] { heard(self, "selectedElements", super.selectedElements) }
    override var displayPreferences: UIMenuDisplayPreferences? {
        get { heard(self, "displayPreferences", super.displayPreferences) }
        set { super.displayPreferences = heard(self, "displayPreferences =", newValue) }
    }
}

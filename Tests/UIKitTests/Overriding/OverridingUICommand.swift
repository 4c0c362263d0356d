import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICommand` lets one override.
@MainActor
class OverridingUICommand: UICommand {
    override var action: Selector { heard(self, "action", super.action) }
    override var propertyList: Any? { heard(self, "propertyList", super.propertyList) }
    override var discoverabilityTitle: String? {
        get { heard(self, "discoverabilityTitle", super.discoverabilityTitle) }
        set { super.discoverabilityTitle = heard(self, "discoverabilityTitle =", newValue) }
    }
    override var attributes: Attributes {
        get { heard(self, "attributes", super.attributes) }
        set { super.attributes = heard(self, "attributes =", newValue) }
    }
    override var state: State {
        get { heard(self, "state", super.state) }
        set { super.state = heard(self, "state =", newValue) }
    }
    override var alternates: [UICommandAlternate] { heard(self, "alternates", super.alternates) }
    override init(
        title: String, subtitle: String?, image: UIImage?, action: Selector, propertyList: Any?,
        alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes, state: State
    ) {
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        heard(
            self, "init(title:subtitle:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)", ()
        )
    }
    override var selectedImage: UIImage? {
        get { heard(self, "selectedImage", super.selectedImage) }
        set { super.selectedImage = heard(self, "selectedImage =", newValue) }
    }
}

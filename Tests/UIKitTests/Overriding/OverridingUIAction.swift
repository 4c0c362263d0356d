import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAction` lets one override.
@MainActor
class OverridingUIAction: UIAction {
    override var identifier: Identifier { heard(self, "identifier", super.identifier) }
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
    override var sender: Any? { heard(self, "sender", super.sender) }
    override init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        super.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        heard(self, "init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)", ())
    }
    override var selectedImage: UIImage? {
        get { heard(self, "selectedImage", super.selectedImage) }
        set { super.selectedImage = heard(self, "selectedImage =", newValue) }
    }
}

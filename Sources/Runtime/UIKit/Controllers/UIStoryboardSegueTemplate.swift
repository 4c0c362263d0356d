import Foundation

/// A segue as a nib holds it, before it is performed.
@MainActor
class UIStoryboardSegueTemplate: NSObject, NibDecodable, InterfaceObject {
    let identifier: String?
    let destinationName: String?
    weak var viewController: UIViewController?
    weak var containerView: UIView?
    /// What a popover points at, and what can be touched beside it.
    weak var anchorView: UIView?
    weak var anchorBarButtonItem: UIBarButtonItem?
    var passthroughViews: [UIView] = []
    var performsOnViewLoad: Bool { false }

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        identifier = nib.string("UIIdentifier")
        destinationName = nib.string("UIDestinationViewControllerIdentifier")
        super.init()
        coder.register(self)
    }

    class var interfaceMembers: InterfaceMembers {
        .property("viewController", \UIStoryboardSegueTemplate.viewController)
            + .property("containerView", \UIStoryboardSegueTemplate.containerView)
            + .property("anchorView", \UIStoryboardSegueTemplate.anchorView)
            + .property("anchorBarButtonItem", \UIStoryboardSegueTemplate.anchorBarButtonItem)
            + .property("passthroughViews", \UIStoryboardSegueTemplate.passthroughViews)
    }

    nonisolated static let classes: [String: AnyClass] = [
        "UIStoryboardSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardShowSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardPresentationSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardUnwindSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardPushSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardModalSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardReplaceSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardPopoverSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardPopoverPresentationSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardEmbedSegueTemplate": UIStoryboardEmbedSegueTemplate.self,
    ]
}

/// Fills a container view with a child as soon as the view is loaded.
final class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
    override var performsOnViewLoad: Bool { true }
}

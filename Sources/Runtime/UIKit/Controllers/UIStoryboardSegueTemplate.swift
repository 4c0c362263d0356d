import Foundation

/// The archived form of a segue, from which it is created.
@MainActor
class UIStoryboardSegueTemplate: NSObject, NibDecodable, InterfaceObject {
    let identifier: String?
    let destinationName: String?
    weak var viewController: UIViewController?
    weak var containerView: UIView?
    /// The anchor of a popover, and its passthrough views.
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

/// The template of an embed segue, which adds a child to a container view when the view is loaded.
final class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
    override var performsOnViewLoad: Bool { true }
}

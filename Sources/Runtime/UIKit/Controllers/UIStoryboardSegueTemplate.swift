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
            + .action("perform:") { (template: UIStoryboardSegueTemplate, sender, _) in template.perform(sender) }
    }

    /// Performs the segue for the control, item or recognizer that triggers it.
    func perform(_ sender: Any?) {
        guard let source = viewController,
            source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender),
            let name = destinationName, let destination = source.storyboard?.instantiate(identifier: name)
        else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            guard let navigation = source.navigationController else {
                return source.environment.report(
                    "\(type(of: source)) cannot present \(type(of: destination)) yet: it has no navigation controller")
            }
            navigation.pushViewController(destination, animated: true)
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
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

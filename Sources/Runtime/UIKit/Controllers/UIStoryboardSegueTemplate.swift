import Foundation

/// A segue as a nib holds it, before it is performed.
@MainActor
class UIStoryboardSegueTemplate: NSObject, NibDecodable {
    let identifier: String?
    let destinationName: String?
    weak var viewController: UIViewController?
    weak var containerView: UIView?
    var performsOnViewLoad: Bool { false }

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        identifier = nib.string("UIIdentifier")
        destinationName = nib.string("UIDestinationViewControllerIdentifier")
        super.init()
        coder.register(self)
    }

    /// Takes what an outlet connection brings; false when it is none of the template's.
    func take(_ outlet: String, _ value: Any?) -> Bool {
        switch outlet {
        case "viewController": viewController = value as? UIViewController
        case "containerView": containerView = value as? UIView
        case "anchorView", "anchorBarButtonItem", "passthroughViews": break
        default: return false
        }
        return true
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

import Foundation
import NibArchive

/// The archived form of a segue, from which it is created. The plain class is that of custom segues, which do what their
/// class overrides.
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
    let animates: Bool
    private let className: String?
    /// The method of the source that creates the destination.
    private let creationSelector: String?
    private let resources: (any NibResources)?

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        identifier = nib.string("UIIdentifier")
        destinationName = nib.string("UIDestinationViewControllerIdentifier")
        animates = nib.bool("UIAnimates") ?? true
        className = nib.string("UISegueClassName")
        creationSelector = nib.string("UICustomPrepareForChildViewControllersSegueName")
        resources = nib.context.resources
        super.init()
        coder.register(self)
    }

    class var interfaceMembers: InterfaceMembers {
        .property("viewController", \UIStoryboardSegueTemplate.viewController)
            + .property("containerView", \UIStoryboardSegueTemplate.containerView)
            + .property("anchorView", \UIStoryboardSegueTemplate.anchorView)
            + .property("anchorBarButtonItem", \UIStoryboardSegueTemplate.anchorBarButtonItem)
            + .property("passthroughViews", \UIStoryboardSegueTemplate.passthroughViews)
            + .action("perform:") { (template: UIStoryboardSegueTemplate, sender: Any?) in template.perform(sender) }
    }

    var performsOnViewLoad: Bool { false }

    /// Performs the segue for what triggers it, if the source agrees: a control, an item of a bar, a recognizer, or a
    /// cell that is selected or whose accessory is tapped.
    func perform(_ sender: Any?) {
        guard let source = viewController else { return }
        source.environment.perform {
            guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
            carryOut(from: source, sender)
        }
    }

    /// Performs the segue without asking.
    func carryOut(from source: UIViewController, _ sender: Any?) {
        guard let destination = destination(from: source, sender) else { return }
        let segue = makeSegue(from: source, to: destination)
        configure(segue, sender)
        segue.action = { [weak segue] in
            guard let segue else { return }
            self.withAnimations { self.show(segue, sender) }
        }
        destination.arrival = SegueArrival(self, from: source)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Creates the destination: by a method of the source that the table of its class lists, or by its class.
    private func destination(from source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let name = destinationName, let storyboard = source.storyboard else {
            source.environment.report(
                "\(source.nameInMessages) has no storyboard in which the segue '\(identifier ?? "")' leads anywhere")
            return nil
        }
        var creator: ((NSCoder) -> AnyObject?)?
        if let creationSelector {
            if let create = InterfaceMembers.of(source)?.segueActions[creationSelector] {
                creator = { [identifier] coder in try? create.call(source, [coder, sender, identifier]) }
            } else {
                source.environment.report(
                    "-[\(type(of: source)) \(creationSelector)]: unrecognized selector sent to instance")
            }
        }
        guard let destination = storyboard.instantiate(identifier: name, creator: creator) else {
            source.environment.report(
                "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(name)'")
            return nil
        }
        return destination
    }

    func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        guard let className, let resources else { return plainSegue(source, destination) }
        guard let type = resources.appClass(named: ClassName(archived: className).readable) else {
            source.environment.report("unknown class \(className), using UIStoryboardSegue")
            return plainSegue(source, destination)
        }
        guard let type = type as? UIStoryboardSegue.Type else {
            source.environment.report("\(className) is no UIStoryboardSegue")
            return plainSegue(source, destination)
        }
        return type.init(_template: identifier, source: source, destination: destination)
    }

    private func plainSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }

    func withAnimations(_ body: () -> Void) {
        guard !animates, UIView.areAnimationsEnabled else { return body() }
        UIView.setAnimationsEnabled(false)
        body()
        UIView.setAnimationsEnabled(true)
    }

    /// Sets what the segue says of its destination, before the source prepares it.
    func configure(_ segue: UIStoryboardSegue, _ sender: Any?) {}

    /// Does what segues of the kind do.
    func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        segue.source.environment.report(
            "The custom segue '\(identifier ?? "")' does nothing: \(type(of: segue)) doesn't override perform()")
    }

    nonisolated static let classes: [String: AnyClass] = [
        "UIStoryboardSegueTemplate": UIStoryboardSegueTemplate.self,
        "UIStoryboardShowSegueTemplate": ShowSegueTemplate.self,
        "UIStoryboardPresentationSegueTemplate": PresentationSegueTemplate.self,
        "UIStoryboardUnwindSegueTemplate": UnwindSegueTemplate.self,
        "UIStoryboardPushSegueTemplate": PushSegueTemplate.self,
        "UIStoryboardModalSegueTemplate": PresentationSegueTemplate.self,
        "UIStoryboardReplaceSegueTemplate": ReplaceSegueTemplate.self,
        "UIStoryboardPopoverSegueTemplate": OldPopoverSegueTemplate.self,
        "UIStoryboardPopoverPresentationSegueTemplate": PopoverSegueTemplate.self,
        "UIStoryboardEmbedSegueTemplate": EmbedSegueTemplate.self,
    ]
}

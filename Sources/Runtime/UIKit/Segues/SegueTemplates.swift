import CoreGraphics
import Foundation

/// Shows the destination in the nearest container that can, as a detail or not.
final class ShowSegueTemplate: UIStoryboardSegueTemplate {
    private let showsDetail: Bool

    required init?(coder: NSCoder) {
        showsDetail = (coder as? UINibDecoder)?.string("UIActionName") == "showDetailViewController:sender:"
        super.init(coder: coder)
    }

    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        if showsDetail {
            segue.source.showDetailViewController(segue.destination, sender: segue)
        } else {
            segue.source.show(segue.destination, sender: segue)
        }
    }
}

/// Presents the destination.
class PresentationSegueTemplate: UIStoryboardSegueTemplate {
    private let presentationStyle: UIModalPresentationStyle?
    private let transitionStyle: UIModalTransitionStyle?

    required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        presentationStyle = nib?.option("UIModalPresentationStyle")
        transitionStyle = nib?.option("UIModalTransitionStyle")
        super.init(coder: coder)
    }

    override func configure(_ segue: UIStoryboardSegue, _ sender: Any?) {
        if let presentationStyle { segue.destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle { segue.destination.modalTransitionStyle = transitionStyle }
    }

    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        let destination = segue.destination
        segue.source.present(destination, animated: animates)
        // The segue lives as long as what it has presented, whose delegate it may be.
        let shown = segue.source.presentedViewController
        (destination.presentation ?? shown?.presentation)?.segue = segue
    }
}

/// Presents the destination in a popover.
final class PopoverSegueTemplate: PresentationSegueTemplate {
    private let directions: UIPopoverArrowDirection?

    required init?(coder: NSCoder) {
        let mask = (coder as? UINibDecoder)?.integer("UIPermittedArrowDirections")
        directions = mask.map { UIPopoverArrowDirection(rawValue: UInt(clamping: $0)) }
        super.init(coder: coder)
    }

    override func configure(_ segue: UIStoryboardSegue, _ sender: Any?) {
        segue.destination.modalPresentationStyle = .popover
        guard let popover = segue.destination.popoverPresentationController else { return }
        popover.sourceView = anchorView
        popover.barButtonItem = anchorBarButtonItem
        if anchorView == nil, anchorBarButtonItem == nil {
            popover.sourceView = sender as? UIView
            popover.barButtonItem = sender as? UIBarButtonItem
        }
        if let directions { popover.permittedArrowDirections = directions }
        if !passthroughViews.isEmpty { popover.passthroughViews = passthroughViews }
    }
}

/// Shows the destination in a popover, as before iOS 8.
final class OldPopoverSegueTemplate: UIStoryboardSegueTemplate {
    private let directions: UIPopoverArrowDirection

    required init?(coder: NSCoder) {
        let mask = (coder as? UINibDecoder)?.integer("UIPermittedArrowDirections")
        directions = mask.map { UIPopoverArrowDirection(rawValue: UInt(clamping: $0)) } ?? .any
        super.init(coder: coder)
    }

    override func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardPopoverSegue(identifier: identifier, source: source, destination: destination)
    }

    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        guard let popover = (segue as? UIStoryboardPopoverSegue)?.popoverController else { return }
        if !passthroughViews.isEmpty { popover.passthroughViews = passthroughViews }
        if let item = anchorBarButtonItem ?? sender as? UIBarButtonItem, anchorView == nil {
            popover.present(from: item, permittedArrowDirections: directions, animated: animates)
        } else if let view = anchorView ?? sender as? UIView {
            popover.present(from: view.bounds, in: view, permittedArrowDirections: directions, animated: animates)
        } else {
            segue.source.environment.report("the popover of the segue '\(identifier ?? "")' has nothing to point at")
        }
    }
}

/// Pushes the destination, as before iOS 8.
final class PushSegueTemplate: UIStoryboardSegueTemplate {
    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        guard let navigation = segue.source.navigationController else {
            return segue.source.environment.report(
                "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController.")
        }
        navigation.pushViewController(segue.destination, animated: animates)
    }
}

/// Replaces a column of a split view, as before iOS 8.
final class ReplaceSegueTemplate: UIStoryboardSegueTemplate {
    private let index: Int

    required init?(coder: NSCoder) {
        index = (coder as? UINibDecoder)?.integer("UISplitViewControllerIndex") ?? 1
        super.init(coder: coder)
    }

    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        guard let split = segue.source.splitViewController else {
            return segue.source.environment.report(
                "Replace segues can only be used when the source controller is managed by an instance of "
                    + "UISplitViewController.")
        }
        if split.viewControllers.indices.contains(index) {
            split.viewControllers[index] = segue.destination
        } else {
            split.viewControllers.append(segue.destination)
        }
    }
}

/// Adds the destination to a container view, when the view of the source is loaded.
final class EmbedSegueTemplate: UIStoryboardSegueTemplate {
    override var performsOnViewLoad: Bool { true }

    /// On iOS, a scene inside of itself would be loaded until the stack ends.
    override func carryOut(from source: UIViewController, _ sender: Any?) {
        let around = sequence(first: source) { $0.arrival?.isEmbedded == true ? $0.arrival?.source : nil }
        if around.contains(where: { $0.arrival?.isEmbedded == true && $0.arrival?.destinationName == destinationName })
        {
            return source.environment.report(
                "\(source.nameInMessages) embeds a scene that embeds it, which is shown once")
        }
        super.carryOut(from: source, sender)
    }

    override func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
        guard let container = containerView, let view = segue.destination.view else { return }
        segue.source.addChild(segue.destination)
        view.fill(container)
        container.addSubview(view)
        segue.destination.didMove(toParent: segue.source)
    }
}

/// Goes back to a controller that has an action.
final class UnwindSegueTemplate: UIStoryboardSegueTemplate {
    private let actionName: String

    required init?(coder: NSCoder) {
        actionName = (coder as? UINibDecoder)?.string("UIAction") ?? ""
        super.init(coder: coder)
    }

    override func carryOut(from source: UIViewController, _ sender: Any?) {
        let origin = UIStoryboardUnwindSegueSource(source, Selector(actionName), sender)
        guard let route = UnwindRoute(from: origin) else {
            return source.environment.report(
                "Could not find a view controller to execute unwinding for \(source.nameInMessages) with the action "
                    + "'\(actionName)'")
        }
        let segue = route.ownSegue(identifier) ?? makeSegue(from: source, to: route.destination)
        if segue.action == nil {
            segue.action = { [weak segue] in
                guard let segue else { return }
                self.withAnimations { route.follow(segue) }
            }
        }
        source.prepare(for: segue, sender: sender)
        route.callAction(segue)
        segue.perform()
    }
}

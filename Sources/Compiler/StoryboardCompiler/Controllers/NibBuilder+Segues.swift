import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Segue templates.
extension NibBuilder {
    /// Returns the template from which UIKit creates a segue.
    func template(of segue: Segue, from controller: NibObjectID) -> NibObjectID? {
        let node = segue.node
        guard let (className, action) = Self.templates[segue.kind] else {
            run.leaveOut("segue.unknown-kind", node, "a segue of the kind '\(segue.kind.name)' cannot be compiled")
            return nil
        }
        let id = graph.reserve()
        templates[node.id] = id
        list(id)
        graph.fill(id, className)
        if let identifier = segue.identifier { graph[id, "UIIdentifier"] = .reference(string(identifier)) }
        if segue.kind == .unwind {
            addUnwinding(of: segue, to: id)
        } else {
            addDestination(of: segue, to: id)
        }
        if let action { graph[id, "UIActionName"] = .reference(string(action)) }
        addOptions(of: segue, to: id)
        addOutlet("viewController", from: id, to: controller)
        return id
    }

    private func addUnwinding(of segue: Segue, to id: NibObjectID) {
        let exit = run.document.object(segue.destinationID)
        if exit?.name != "exit" {
            run.report(
                "segue.dangling", segue.node,
                "the unwind segue leads to '\(segue.destinationID)', which is not an exit of the document",
                hint: "delete the segue, or connect it again")
        }
        guard let action = segue.unwindAction, !action.isEmpty else {
            return run.report(
                "segue.missing-action", segue.node, "the unwind segue has no action",
                hint: "choose an unwind action")
        }
        graph[id, "UIAction"] = .reference(string(action))
    }

    private func addDestination(of segue: Segue, to id: NibObjectID) {
        guard let destination = run.document.object(segue.destinationID), destination.isController else {
            return reportDangling(segue)
        }
        let name =
            destination.name == "viewControllerPlaceholder"
            ? destination.referenceName : run.plan.nibName(of: segue.destinationID) ?? ""
        graph[id, "UIDestinationViewControllerIdentifier"] = .reference(string(name))
    }

    private func addOptions(of segue: Segue, to id: NibObjectID) {
        let node = segue.node
        reportOptions(of: node)
        if let name = ClassName.custom(of: node) { graph[id, "UISegueClassName"] = .reference(string(name)) }
        if let selector = node["destinationCreationSelector"] ?? node["action"] {
            graph[id, "UICustomPrepareForChildViewControllersSegueName"] = .reference(string(selector))
        }
        if node["animates"] == "NO" { graph[id, "UIAnimates"] = .bool(false) }
        for (attribute, key) in [
            ("modalPresentationStyle", "UIModalPresentationStyle"), ("modalTransitionStyle", "UIModalTransitionStyle"),
        ] {
            guard let value = node[attribute] else { continue }
            guard let raw = ElementCatalog.shared.enumerations[attribute]?.rawValue(of: value) else {
                run.leaveOut(
                    "value.unknown", node, "'\(attribute)' has the value '\(value)', which is unknown")
                continue
            }
            graph[id, key] = .integer(Int64(raw))
        }
        if segue.kind == .embed { graph[id, "UIPerformOnViewLoad"] = .bool(true) }
        if segue.kind == .popoverPresentation || segue.kind == .popover,
            let arrows = node.child("popoverArrowDirection")
        {
            graph[id, "UIPermittedArrowDirections"] = .integer(mask(of: arrows))
        }
        if let index = node.number("splitViewControllerTargetIndex")?.wholeNumber {
            graph[id, "UISplitViewControllerIndex"] = .integer(index)
        }
    }

    /// Reports the properties of a segue that no template is known to have.
    private func reportOptions(of node: Node) {
        for child in node.children where child.name == "segue" {
            run.warn(
                "segue.preview", child, "the 3D Touch preview is left out",
                hint: "iOS 13 and later show a context menu instead")
        }
        if let passthrough = node.child("point", key: "popoverPassthrough") {
            run.leaveOut(
                "compile.unsupported", passthrough,
                "the views that a popover lets touches through to cannot be compiled yet")
        }
    }

    func reportDangling(_ segue: Segue) {
        run.report(
            "segue.dangling", segue.node,
            "the segue leads to '\(segue.destinationID)', which is not a controller of the document",
            hint: "delete the segue, or connect it again")
    }

    /// Connects the anchors of popovers. Views are connected in their own nib.
    func connectAnchors(of segues: [Segue]) {
        for segue in segues {
            guard let template = templates[segue.node.id] else { continue }
            for attribute in ["popoverAnchorBarButtonItem", "popoverAnchorView"] {
                guard let name = segue.node[attribute], !name.isEmpty else { continue }
                guard let anchor = run.document.object(name) else {
                    run.report(
                        "segue.dangling-anchor", segue.node,
                        "the popover points at '\(name)', which is not in the document",
                        hint: "choose another anchor")
                    continue
                }
                reportRepeated(anchor, segue.node)
                guard owns(anchor) else { continue }
                let outlet = attribute == "popoverAnchorView" ? "anchorView" : "anchorBarButtonItem"
                addOutlet(outlet, from: template, to: object(for: anchor))
            }
            if segue.kind == .embed, let sender = segue.sender { reportRepeated(sender, segue.node) }
        }
    }

    private static let templates: [Segue.Kind: (className: String, action: String?)] = [
        .show: ("UIStoryboardShowSegueTemplate", "showViewController:sender:"),
        .showDetail: ("UIStoryboardShowSegueTemplate", "showDetailViewController:sender:"),
        .presentation: ("UIStoryboardPresentationSegueTemplate", nil),
        .popoverPresentation: ("UIStoryboardPopoverPresentationSegueTemplate", nil),
        .unwind: ("UIStoryboardUnwindSegueTemplate", nil),
        .embed: ("UIStoryboardEmbedSegueTemplate", nil),
        .custom: ("UIStoryboardSegueTemplate", nil),
        .push: ("UIStoryboardPushSegueTemplate", nil),
        .modal: ("UIStoryboardModalSegueTemplate", nil),
        .popover: ("UIStoryboardPopoverSegueTemplate", nil),
        .replace: ("UIStoryboardReplaceSegueTemplate", nil),
    ]
}

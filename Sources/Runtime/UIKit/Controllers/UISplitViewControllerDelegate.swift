import Foundation

/// Decides how a split view collapses in a compact width, and expands in a regular one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Collapsing and expanding

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns whether the delegate has dealt with the secondary controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: With columns

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before a column comes into sight.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Returns what the display mode button changes to; `automatic` for the usual.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    // MARK: Orientations

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    // A column follows no finger here: UIKit doesn't call the methods below.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.supportedInterfaceOrientations }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.preferredInterfaceOrientationForPresentation }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Calls the delegate of a split view: by its class's table first, then by the protocol.
@MainActor
struct SplitCalls {
    private let delegate: any UISplitViewControllerDelegate
    private let methods: OptionalMethods?
    private let split: UISplitViewController

    init?(_ split: UISplitViewController) {
        guard let delegate = split.delegate else { return nil }
        (self.delegate, self.split, methods) = (delegate, split, OptionalMethods(of: delegate))
    }

    var orientations: UIInterfaceOrientationMask {
        methods?.call("splitViewControllerSupportedInterfaceOrientations(_:)", delegate, split)
            ?? delegate.splitViewControllerSupportedInterfaceOrientations(split)
    }

    func willChange(to mode: UISplitViewController.DisplayMode) {
        methods?.call("splitViewController(_:willChangeTo:)", delegate, (split, mode))
            ?? delegate.splitViewController(split, willChangeTo: mode)
    }

    func willShow(_ column: UISplitViewController.Column) {
        methods?.call("splitViewController(_:willShow:)", delegate, (split, column))
            ?? delegate.splitViewController(split, willShow: column)
    }

    func willHide(_ column: UISplitViewController.Column) {
        methods?.call("splitViewController(_:willHide:)", delegate, (split, column))
            ?? delegate.splitViewController(split, willHide: column)
    }

    var modeOfButton: UISplitViewController.DisplayMode {
        methods?.call("targetDisplayModeForAction(in:)", delegate, split)
            ?? delegate.targetDisplayModeForAction(in: split)
    }

    func shows(_ controller: UIViewController, _ sender: Any?) -> Bool {
        methods?.call("splitViewController(_:show:sender:)", delegate, (split, controller, sender))
            ?? delegate.splitViewController(split, show: controller, sender: sender)
    }

    func showsDetail(_ controller: UIViewController, _ sender: Any?) -> Bool {
        methods?.call("splitViewController(_:showDetail:sender:)", delegate, (split, controller, sender))
            ?? delegate.splitViewController(split, showDetail: controller, sender: sender)
    }

    var primaryForCollapsing: UIViewController? {
        methods?.call("primaryViewController(forCollapsing:)", delegate, split)
            ?? delegate.primaryViewController(forCollapsing: split)
    }

    var primaryForExpanding: UIViewController? {
        methods?.call("primaryViewController(forExpanding:)", delegate, split)
            ?? delegate.primaryViewController(forExpanding: split)
    }

    func collapses(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        methods?.call("splitViewController(_:collapseSecondary:onto:)", delegate, (split, secondary, primary))
            ?? delegate.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }

    func separate(from primary: UIViewController) -> UIViewController? {
        methods?.call("splitViewController(_:separateSecondaryFrom:)", delegate, (split, primary))
            ?? delegate.splitViewController(split, separateSecondaryFrom: primary)
    }

    func topColumn(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
        methods?.call(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", delegate, (split, proposed))
            ?? delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
    }

    func displayMode(_ proposed: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        methods?.call(
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", delegate, (split, proposed))
            ?? delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
    }

    func didCollapse() {
        methods?.call("splitViewControllerDidCollapse(_:)", delegate, split)
            ?? delegate.splitViewControllerDidCollapse(split)
    }

    func didExpand() {
        methods?.call("splitViewControllerDidExpand(_:)", delegate, split)
            ?? delegate.splitViewControllerDidExpand(split)
    }
}

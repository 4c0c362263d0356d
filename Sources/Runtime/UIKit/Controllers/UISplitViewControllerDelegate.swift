import Foundation

/// Decides how a split view collapses in a compact width, and expands in a regular one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: DelegateObject {
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

/// Calls the delegate of a split view.
@MainActor
struct SplitCalls {
    private let delegate: DelegateCalls<any UISplitViewControllerDelegate>
    private let split: UISplitViewController

    init?(_ split: UISplitViewController) {
        guard let delegate = split.delegate else { return nil }
        (self.delegate, self.split) = (DelegateCalls(delegate), split)
    }

    var orientations: UIInterfaceOrientationMask {
        delegate.call("splitViewControllerSupportedInterfaceOrientations(_:)", split) {
            $0.splitViewControllerSupportedInterfaceOrientations(split)
        }
    }

    func willChange(to mode: UISplitViewController.DisplayMode) {
        delegate.call("splitViewController(_:willChangeTo:)", (split, mode)) {
            $0.splitViewController(split, willChangeTo: mode)
        }
    }

    func willShow(_ column: UISplitViewController.Column) {
        delegate.call("splitViewController(_:willShow:)", (split, column)) {
            $0.splitViewController(split, willShow: column)
        }
    }

    func willHide(_ column: UISplitViewController.Column) {
        delegate.call("splitViewController(_:willHide:)", (split, column)) {
            $0.splitViewController(split, willHide: column)
        }
    }

    var modeOfButton: UISplitViewController.DisplayMode {
        delegate.call("targetDisplayModeForAction(in:)", split) { $0.targetDisplayModeForAction(in: split) }
    }

    func shows(_ controller: UIViewController, _ sender: Any?) -> Bool {
        delegate.call("splitViewController(_:show:sender:)", (split, controller, sender)) {
            $0.splitViewController(split, show: controller, sender: sender)
        }
    }

    func showsDetail(_ controller: UIViewController, _ sender: Any?) -> Bool {
        delegate.call("splitViewController(_:showDetail:sender:)", (split, controller, sender)) {
            $0.splitViewController(split, showDetail: controller, sender: sender)
        }
    }

    var primaryForCollapsing: UIViewController? {
        delegate.call("primaryViewController(forCollapsing:)", split) { $0.primaryViewController(forCollapsing: split) }
    }

    var primaryForExpanding: UIViewController? {
        delegate.call("primaryViewController(forExpanding:)", split) { $0.primaryViewController(forExpanding: split) }
    }

    func collapses(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        delegate.call("splitViewController(_:collapseSecondary:onto:)", (split, secondary, primary)) {
            $0.splitViewController(split, collapseSecondary: secondary, onto: primary)
        }
    }

    func separate(from primary: UIViewController) -> UIViewController? {
        delegate.call("splitViewController(_:separateSecondaryFrom:)", (split, primary)) {
            $0.splitViewController(split, separateSecondaryFrom: primary)
        }
    }

    func topColumn(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
        delegate.call("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", (split, proposed)) {
            $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
        }
    }

    func displayMode(_ proposed: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        delegate.call("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", (split, proposed)) {
            $0.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
        }
    }

    func didCollapse() {
        delegate.call("splitViewControllerDidCollapse(_:)", split) { $0.splitViewControllerDidCollapse(split) }
    }

    func didExpand() {
        delegate.call("splitViewControllerDidExpand(_:)", split) { $0.splitViewControllerDidExpand(split) }
    }
}

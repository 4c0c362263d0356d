import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPopoverPresentationController` lets one override.
@MainActor
class OverridingUIPopoverPresentationController: UIPopoverPresentationController {
    override var permittedArrowDirections: UIPopoverArrowDirection {
        get { heard(self, "permittedArrowDirections", super.permittedArrowDirections) }
        set { super.permittedArrowDirections = heard(self, "permittedArrowDirections =", newValue) }
    }
    override var sourceView: UIView? {
        get { heard(self, "sourceView", super.sourceView) }
        set { super.sourceView = heard(self, "sourceView =", newValue) }
    }
    override var sourceRect: CGRect {
        get { heard(self, "sourceRect", super.sourceRect) }
        set { super.sourceRect = heard(self, "sourceRect =", newValue) }
    }
    override var barButtonItem: UIBarButtonItem? {
        get { heard(self, "barButtonItem", super.barButtonItem) }
        set { super.barButtonItem = heard(self, "barButtonItem =", newValue) }
    }
    override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { heard(self, "sourceItem", super.sourceItem) }
        set { super.sourceItem = heard(self, "sourceItem =", newValue) }
    }
    override var canOverlapSourceViewRect: Bool {
        get { heard(self, "canOverlapSourceViewRect", super.canOverlapSourceViewRect) }
        set { super.canOverlapSourceViewRect = heard(self, "canOverlapSourceViewRect =", newValue) }
    }
    override var passthroughViews: [UIView]? {
        get { heard(self, "passthroughViews", super.passthroughViews) }
        set { super.passthroughViews = heard(self, "passthroughViews =", newValue) }
    }
    override var backgroundColor: UIColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
        get { heard(self, "popoverLayoutMargins", super.popoverLayoutMargins) }
        set { super.popoverLayoutMargins = heard(self, "popoverLayoutMargins =", newValue) }
    }
    override var arrowDirection: UIPopoverArrowDirection { heard(self, "arrowDirection", super.arrowDirection) }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        heard(self, "adaptivePresentationStyle(for:)", super.adaptivePresentationStyle(for: traitCollection))
    }
    override var presentedView: UIView? { heard(self, "presentedView", super.presentedView) }
    override var shouldRemovePresentersView: Bool {
        heard(self, "shouldRemovePresentersView", super.shouldRemovePresentersView)
    }
    override func presentationTransitionWillBegin() {
        heard(self, "presentationTransitionWillBegin()", super.presentationTransitionWillBegin())
    }
    override func containerViewDidLayoutSubviews() {
        heard(self, "containerViewDidLayoutSubviews()", super.containerViewDidLayoutSubviews())
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        heard(self, "dismissalTransitionDidEnd(_:)", super.dismissalTransitionDidEnd(completed))
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        heard(self, "frameOfPresentedViewInContainerView", super.frameOfPresentedViewInContainerView)
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISheetPresentationController` lets one override.
@MainActor
class OverridingUISheetPresentationController: UISheetPresentationController {
    override var detents: [Detent] {
        get { heard(self, "detents", super.detents) }
        set { super.detents = heard(self, "detents =", newValue) }
    }
    override var selectedDetentIdentifier: Detent.Identifier? {
        get { heard(self, "selectedDetentIdentifier", super.selectedDetentIdentifier) }
        set { super.selectedDetentIdentifier = heard(self, "selectedDetentIdentifier =", newValue) }
    }
    override var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { heard(self, "largestUndimmedDetentIdentifier", super.largestUndimmedDetentIdentifier) }
        set { super.largestUndimmedDetentIdentifier = heard(self, "largestUndimmedDetentIdentifier =", newValue) }
    }
    override var prefersGrabberVisible: Bool {
        get { heard(self, "prefersGrabberVisible", super.prefersGrabberVisible) }
        set { super.prefersGrabberVisible = heard(self, "prefersGrabberVisible =", newValue) }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get {
            heard(self, "prefersScrollingExpandsWhenScrolledToEdge", super.prefersScrollingExpandsWhenScrolledToEdge)
        }
        set {
            super.prefersScrollingExpandsWhenScrolledToEdge = heard(
                self, "prefersScrollingExpandsWhenScrolledToEdge =", newValue)
        }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
        get { heard(self, "prefersEdgeAttachedInCompactHeight", super.prefersEdgeAttachedInCompactHeight) }
        set { super.prefersEdgeAttachedInCompactHeight = heard(self, "prefersEdgeAttachedInCompactHeight =", newValue) }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get {
            heard(
                self, "widthFollowsPreferredContentSizeWhenEdgeAttached",
                super.widthFollowsPreferredContentSizeWhenEdgeAttached)
        }
        set {
            super.widthFollowsPreferredContentSizeWhenEdgeAttached = heard(
                self, "widthFollowsPreferredContentSizeWhenEdgeAttached =", newValue)
        }
    }
    override var prefersPageSizing: Bool {
        get { heard(self, "prefersPageSizing", super.prefersPageSizing) }
        set { super.prefersPageSizing = heard(self, "prefersPageSizing =", newValue) }
    }
    override var preferredCornerRadius: CGFloat? {
        get { heard(self, "preferredCornerRadius", super.preferredCornerRadius) }
        set { super.preferredCornerRadius = heard(self, "preferredCornerRadius =", newValue) }
    }
    override var sourceView: UIView? {
        get { heard(self, "sourceView", super.sourceView) }
        set { super.sourceView = heard(self, "sourceView =", newValue) }
    }
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        heard(self, "init(presentedViewController:presenting:)", ())
    }
    override func animateChanges(_ changes: () -> Void) {
        heard(self, "animateChanges(_:)", super.animateChanges(changes))
    }
    override func invalidateDetents() {
        heard(self, "invalidateDetents()", super.invalidateDetents())
    }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        heard(self, "adaptivePresentationStyle(for:)", super.adaptivePresentationStyle(for: traitCollection))
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        heard(self, "frameOfPresentedViewInContainerView", super.frameOfPresentedViewInContainerView)
    }
    override var shouldRemovePresentersView: Bool {
        heard(self, "shouldRemovePresentersView", super.shouldRemovePresentersView)
    }
    override func presentationTransitionWillBegin() {
        heard(self, "presentationTransitionWillBegin()", super.presentationTransitionWillBegin())
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        heard(self, "presentationTransitionDidEnd(_:)", super.presentationTransitionDidEnd(completed))
    }
    override func dismissalTransitionWillBegin() {
        heard(self, "dismissalTransitionWillBegin()", super.dismissalTransitionWillBegin())
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        heard(self, "dismissalTransitionDidEnd(_:)", super.dismissalTransitionDidEnd(completed))
    }
    override func containerViewDidLayoutSubviews() {
        heard(self, "containerViewDidLayoutSubviews()", super.containerViewDidLayoutSubviews())
    }
}

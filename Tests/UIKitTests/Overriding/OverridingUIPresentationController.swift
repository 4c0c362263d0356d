import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPresentationController` lets one override.
@MainActor
class OverridingUIPresentationController: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        heard(self, "init(presentedViewController:presenting:)", ())
    }
    override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var presentedViewController: UIViewController {
        heard(self, "presentedViewController", super.presentedViewController)
    }
    override var presentingViewController: UIViewController {
        heard(self, "presentingViewController", super.presentingViewController)
    }
    override var presentationStyle: UIModalPresentationStyle {
        heard(self, "presentationStyle", super.presentationStyle)
    }
    override var containerView: UIView? { heard(self, "containerView", super.containerView) }
    override var presentedView: UIView? { heard(self, "presentedView", super.presentedView) }
    override var frameOfPresentedViewInContainerView: CGRect {
        heard(self, "frameOfPresentedViewInContainerView", super.frameOfPresentedViewInContainerView)
    }
    override var shouldPresentInFullscreen: Bool {
        heard(self, "shouldPresentInFullscreen", super.shouldPresentInFullscreen)
    }
    override var shouldRemovePresentersView: Bool {
        heard(self, "shouldRemovePresentersView", super.shouldRemovePresentersView)
    }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override var overrideTraitCollection: UITraitCollection? {
        get { heard(self, "overrideTraitCollection", super.overrideTraitCollection) }
        set { super.overrideTraitCollection = heard(self, "overrideTraitCollection =", newValue) }
    }
    override var traitOverrides: UITraitOverrides {
        get { heard(self, "traitOverrides", super.traitOverrides) }
        set { super.traitOverrides = heard(self, "traitOverrides =", newValue) }
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle {
        heard(self, "adaptivePresentationStyle", super.adaptivePresentationStyle)
    }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        heard(self, "adaptivePresentationStyle(for:)", super.adaptivePresentationStyle(for: traitCollection))
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
    override func containerViewWillLayoutSubviews() {
        heard(self, "containerViewWillLayoutSubviews()", super.containerViewWillLayoutSubviews())
    }
    override func containerViewDidLayoutSubviews() {
        heard(self, "containerViewDidLayoutSubviews()", super.containerViewDidLayoutSubviews())
    }
    override var preferredContentSize: CGSize { heard(self, "preferredContentSize", super.preferredContentSize) }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard(
            self, "preferredContentSizeDidChange(forChildContentContainer:)",
            super.preferredContentSizeDidChange(forChildContentContainer: container))
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        heard(self, "viewWillTransition(to:with:)", super.viewWillTransition(to: size, with: coordinator))
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        heard(self, "willTransition(to:with:)", super.willTransition(to: newCollection, with: coordinator))
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        heard(
            self, "size(forChildContentContainer:withParentContainerSize:)",
            super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard(
            self, "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container))
    }
}

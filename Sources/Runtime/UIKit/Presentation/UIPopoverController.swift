import CoreGraphics
public import Foundation

/// Decides about a popover that a person dismisses. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: DelegateObject {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    /// Called before a popover moves to another place, which may be changed.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) {}
}

/// Shows a controller in a popover, before there were presentation controllers.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    open var contentViewController: UIViewController
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var passthroughViews: [UIView]? { didSet { popover?.passthroughViews = passthroughViews } }
    open var backgroundColor: UIColor? { didSet { popover?.backgroundColor = backgroundColor } }
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    private weak var popover: UIPopoverPresentationController?
    /// The class of the background; nil for the system's, which all popovers have here.
    public var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
    public func setPopoverContentSize(_ size: CGSize, animated: Bool) { setContentSize(size, animated: animated) }

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        guard isPopoverVisible, let popover, let view = popover.sourceView else {
            return contentViewController = viewController
        }
        let (rect, directions) = (popover.sourceRect, popover.permittedArrowDirections)
        contentViewController.dismiss(animated: false)
        contentViewController = viewController
        present(from: rect, in: view, permittedArrowDirections: directions, animated: animated)
    }

    /// The size of the content, which its controller prefers.
    open var popoverContentSize: CGSize {
        get { contentViewController.preferredContentSize }
        set { contentViewController.preferredContentSize = newValue }
    }
    open func setContentSize(_ size: CGSize, animated: Bool) { popoverContentSize = size }

    open var isPopoverVisible: Bool {
        contentViewController.presentingViewController != nil && !contentViewController.isBeingDismissed
    }
    open var popoverArrowDirection: UIPopoverArrowDirection { popover?.arrowDirection ?? .unknown }

    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(in: view.window, arrowDirections, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) { present(in: nil, arrowDirections, animated) { $0.barButtonItem = item } }

    private func present(
        in window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        _ anchor: (UIPopoverPresentationController) -> Void
    ) {
        let environment = UIEnvironment.current
        guard let root = (window ?? environment.keyWindow)?.rootViewController else {
            return environment.report("there is no window to show a popover in")
        }
        contentViewController.modalPresentationStyle = .popover
        guard let popover = contentViewController.popoverPresentationController else { return }
        self.popover = popover
        (popover.permittedArrowDirections, popover.passthroughViews) = (directions, passthroughViews)
        (popover.popoverLayoutMargins, popover.backgroundColor) = (popoverLayoutMargins, backgroundColor)
        popover.delegate = self
        anchor(popover)
        root.frontmost.present(contentViewController, animated: animated)
    }

    /// Dismisses the popover, without telling the delegate.
    open func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }
}

extension UIPopoverController: UIPopoverPresentationControllerDelegate {
    /// A popover stays one in compact width, too.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        delegate?.popoverControllerShouldDismissPopover(self) ?? true
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.popoverControllerDidDismissPopover(self)
    }
}

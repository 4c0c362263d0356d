import CoreGraphics
public import Foundation
import QuartzCore

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: UInt(Int.max))
}

/// The place that a popover points at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the rectangle of the item in a view's coordinates; a null one if it isn't in the same window.
    func frame(in referenceView: UIView) -> CGRect
}
extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        window === referenceView.window ? convert(bounds, to: referenceView) : .null
    }
}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect { button?.frame(in: referenceView) ?? .null }
}

/// Prepares a popover, and learns when a person dismisses it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    // What presentation controllers of all kinds say since iOS 13.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Presents a controller in a popover that points at a view or an item of a bar.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var sourceView: UIView?
    /// The rectangle in the source view, or a null one for all of it.
    open var sourceRect: CGRect = .null
    open var barButtonItem: UIBarButtonItem?
    /// The view or item that the popover points at.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
    }
    open var canOverlapSourceViewRect = false
    /// What the popover becomes in a compact width: a sheet whose detents can be set.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    /// The views below that take touches while the popover is shown.
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor? { didSet { chrome.ground = backgroundColor } }
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    private lazy var chrome = PopoverView()

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return environment.system >= 13 ? .pageSheet : .fullScreen
    }

    open override var presentedView: UIView? { chrome }
    open override var shouldRemovePresentersView: Bool { false }
    override var placesPresentedView: Bool { true }
    override func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentationAnimator(.crossDissolve, isPresentation: isPresentation)
    }

    open override func presentationTransitionWillBegin() {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            DelegateCalls(delegate).call("prepareForPopoverPresentation(_:)", self) {
                $0.prepareForPopoverPresentation(self)
            }
        }
        if anchor == nil { reportMissingAnchor() }
        if let view = presentedViewController.view { chrome.content.addSubview(view) }
        let tap = UITapGestureRecognizer()
        // What is in the popover has its taps for itself.
        tap.begins = { [weak self] tap in
            guard let chrome = self?.chrome else { return false }
            return !chrome.bounds.contains(tap.location(in: chrome))
        }
        tap.addHandler { [weak self] _ in self?.tappedOutside() }
        containerView?.addGestureRecognizer(tap)
    }

    func reportMissingAnchor() {
        environment.report(
            "UIPopoverPresentationController (\(presentedViewController.nameInMessages)) should have a non-nil "
                + "sourceView or barButtonItem set before the presentation occurs.")
    }

    open override func containerViewDidLayoutSubviews() { chrome.setNeedsLayout() }
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { presentedViewController.viewIfLoaded?.removeFromSuperview() }
    }

    private func tappedOutside() { if mayDismiss() { dismissByPerson() } }

    override func letsTouchThrough(to point: CGPoint) -> UIView? {
        guard let container = containerView else { return nil }
        return passthroughViews?.lazy.compactMap { view in
            view.hitTest(view.convert(point, from: container), with: nil)
        }.first
    }

    // MARK: Layout

    /// The rectangle that the popover points at, in the container.
    private var anchor: CGRect? {
        let view = barButtonItem?.shownView ?? (barButtonItem == nil ? sourceView : nil)
        guard let view, let container = containerView, view.window != nil else { return nil }
        return container.convert(sourceRect.isNull || barButtonItem != nil ? view.bounds : sourceRect, from: view)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        let anchor = anchor ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let wanted = presentedViewController.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, room.width),
            height: min(wanted.height > 0 ? wanted.height : 480, room.height))
        let place = PopoverPlace(size: size, anchor: anchor, room: room, permitted: permittedArrowDirections)
        arrowDirection = place.direction
        (chrome.direction, chrome.tip) = (place.direction, place.tip)
        return place.frame
    }
}

extension UIBarButtonItem {
    /// The button of the item in the bar that shows it.
    var shownView: UIView? { customView ?? button }
}

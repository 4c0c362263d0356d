import CoreGraphics
public import Foundation
import QuartzCore

/// Hears of the height that a person gives a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Presents a controller as a sheet: from the bottom in compact width, in the middle of the screen in regular width.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Self("com.apple.UIKit.medium")
            public static let large = Self("com.apple.UIKit.large")
        }

        /// What a detent may depend on.
        public struct ResolutionContext {
            public let containerTraitCollection: UITraitCollection
            public let maximumDetentValue: CGFloat
        }

        public let identifier: Identifier
        private let resolver: (ResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (ResolutionContext) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// About half of the screen; there is none in compact height.
        public static func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue * 0.5
            }
        }
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height without the safe area, or nil where the detent cannot be used.
        public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? min(max($0, 0), context.maximumDetentValue) : nil }
        }
    }

    open var detents: [Detent] = [.large()] { didSet { sheetChanged() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    /// The largest detent at which what is behind the sheet isn't dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    open var prefersGrabberVisible = false { didSet { sheetChanged() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetChanged() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }
    open var prefersPageSizing = true { didSet { sheetChanged() } }
    open var preferredCornerRadius: CGFloat? { didSet { sheetChanged() } }
    open weak var sourceView: UIView?

    let veil = UIView()
    let grabber = UIView()
    /// The height while a finger holds the sheet.
    var heldHeight: CGFloat?
    private lazy var drag = SheetDrag(self)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        veil.backgroundColor = .black
        veil.alpha = 0
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
    }

    /// Makes changes that move the sheet to another detent.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: 0.4,
            animations: {
                changes()
                containerView?.layoutIfNeeded()
            })
    }

    open func invalidateDetents() { sheetChanged() }

    private func sheetChanged() { containerView?.setNeedsLayout() }

    // MARK: Presentation

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        style == .formSheet && traitCollection.horizontalSizeClass == .compact
            ? environment.system >= 13 ? .pageSheet : .fullScreen : .none
    }

    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame(height: heldHeight ?? currentHeight) }
    open override var shouldRemovePresentersView: Bool { false }
    override var placesPresentedView: Bool { true }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView, let view = presentedView else { return }
        veil.fill(container)
        container.insertSubview(veil, at: 0)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tappedOutside() }
        veil.addGestureRecognizer(tap)
        view.layer.masksToBounds = true
        view.addGestureRecognizer(drag.recognizer)
        placeGrabber()
        moveAlong { $0.showBehind(true) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { clean() } }
    open override func dismissalTransitionWillBegin() {
        // What is behind isn't in the container, and follows the finger all the same.
        presentation?.transition?.sideLayers += [presentingViewController.viewIfLoaded?.ownLayer].compactMap(\.self)
        moveAlong { $0.showBehind(false) }
    }
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { clean() } else { showBehind(true) }
    }

    open override func containerViewDidLayoutSubviews() {
        guard presentation?.transition == nil else { return }
        placeGrabber()
        showBehind(true)
    }

    private func moveAlong(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let coordinator = presentation?.transition else { return change(self) }
        _ = coordinator.animate(alongsideTransition: { [weak self] _ in self.map(change) }, completion: nil)
    }

    private func clean() {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = 0
        view.layer.masksToBounds = false
        view.removeGestureRecognizer(drag.recognizer)
        grabber.removeFromSuperview()
        showBehind(false)
    }

    private func tappedOutside() {
        guard presentation?.transition == nil, mayDismiss() else { return }
        dismissByPerson()
    }

    override func letsTouchThrough(to point: CGPoint) -> UIView? {
        guard !isDimmed, let container = containerView, let behind = presentingViewController.viewIfLoaded else {
            return nil
        }
        return behind.hitTest(behind.convert(point, from: container), with: nil)
    }
}

public import Foundation
import QuartzCore

/// How the device is accelerated, as before Core Motion.
public final class UIAcceleration: NSObject {
    public let timestamp: TimeInterval
    public let x: Double
    public let y: Double
    public let z: Double

    init(timestamp: TimeInterval, x: Double, y: Double, z: Double) {
        (self.timestamp, self.x, self.y, self.z) = (timestamp, x, y, z)
        super.init()
    }
}

@preconcurrency @MainActor
public protocol UIAccelerometerDelegate: DelegateObject {
    func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
}

extension UIAccelerometerDelegate {
    public func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {}
}

/// Tells how the device is accelerated: it lies on its back, and isn't moved.
@preconcurrency @MainActor
public final class UIAccelerometer: NSObject {
    public static let shared = UIAccelerometer()
    /// The time between two calls, in seconds.
    public var updateInterval: TimeInterval = 0.1 { didSet { schedule() } }
    public weak var delegate: (any UIAccelerometerDelegate)? { didSet { schedule() } }
    private var ticket: HostClock.Ticket?

    private override init() { super.init() }

    private func schedule() {
        let environment = UIEnvironment.current
        ticket.map(environment.clock.cancel)
        ticket = nil
        guard delegate != nil else { return }
        ticket = environment.schedule(after: max(updateInterval, 0.01), keepsAwake: false) { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            delegate.accelerometer(
                self, didAccelerate: UIAcceleration(timestamp: UIEnvironment.current.now, x: 0, y: 0, z: -1))
            self.schedule()
        }
    }
}

/// A preview that a hard press showed, before context menus. No screen here measures how hard it is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: DelegateObject {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    var title: String { get }
}

@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    public let title: String
    public let style: Style
    public let handler: (UIPreviewAction, UIViewController) -> Void

    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// Several actions behind one.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public let style: UIPreviewAction.Style
    public let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}

/// A view that could be pressed hard.
@MainActor
final class PreviewingContext: UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    }
}

extension UIViewController {
    /// Registers a view for hard presses, which no screen here measures: the delegate isn't asked.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
    public var modalViewController: UIViewController? { presentedViewController }
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize }
        set { preferredContentSize = newValue }
    }
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    public var wantsFullScreenLayout: Bool {
        get { extendedLayoutIncludesOpaqueBars }
        set { extendedLayoutIncludesOpaqueBars = newValue }
    }
    /// The actions below a preview of the controller, which nobody sees here.
    public var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Whether children receive rotations. Since iOS 8, they receive the size.
    public func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    // The halves of a rotation, which is one since iOS 5.
    public func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    public func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
    public func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// Views that went away while the device was turned. They stay since iOS 6.
    public func rotatingHeaderView() -> UIView? { nil }
    public func rotatingFooterView() -> UIView? { nil }
}

/// A hard press on a view. No screen here measures how hard it is pressed.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    public private(set) weak var view: UIView?
    public weak var delegate: (any UIPreviewInteractionDelegate)?

    public init(view: UIView) {
        self.view = view
        super.init()
    }

    public func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    public func cancel() { delegate?.previewInteractionDidCancel(self) }
}

@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: DelegateObject {
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

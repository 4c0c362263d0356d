public import Foundation

/// The screen on which apps draw.
@MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    open private(set) var scale: CGFloat
    open private(set) var traitCollection: UITraitCollection
    /// The insets from the edges to what the device and its system leave free.
    let safeArea: UIEdgeInsets

    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var nativeScale: CGFloat { scale }

    package init(bounds: CGRect, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero) {
        self.bounds = bounds
        self.safeArea = safeArea
        scale = traits.displayScale
        traitCollection = traits
        super.init()
    }

    /// The app's screen.
    open class var main: UIScreen { UIEnvironment.current.screen }
}

/// The root view of a screen.
@MainActor
open class UIWindow: UIView {
    open var screen: UIScreen = .main

    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootChanged(from: oldValue) } }
    }
    /// Whether the window is on the screen, so that its controllers' views appear.
    private(set) var isShown = false
    open var isKeyWindow: Bool { environment.keyWindow === self }
    /// The first responder in the window.
    weak var firstResponder: UIResponder?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        window = self
        environment.add(self)
        ownTraits = screen.traitCollection
        if screen.safeArea != .zero { imposeSafeArea(screen.safeArea) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        window = self
        environment.add(self)
        ownTraits = screen.traitCollection
        if screen.safeArea != .zero { imposeSafeArea(screen.safeArea) }
        if frame.isEmpty { frame = screen.bounds }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("rootViewController", \UIWindow.rootViewController)
    }

    /// The level of the window; those of higher levels are in front.
    open var windowLevel = Level.normal
    open var canBecomeKey: Bool { true }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
        }
    }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        layoutIfNeeded()
    }

    private func enterScreen() {
        guard !isShown else { return }
        isShown = true
        rootViewController?.startAppearance(true, animated: false)
        rootViewController?.tellIsAppearing()
        layoutIfNeeded()
        rootViewController?.finishAppearance()
    }

    private func leaveScreen() {
        guard isShown else { return }
        isShown = false
        rootViewController?.startAppearance(false, animated: false)
        rootViewController?.finishAppearance()
    }

    private func rootChanged(from old: UIViewController?) {
        old?.endPresentations()
        old?.viewIfLoaded?.removeFromSuperview()
        guard let root = rootViewController, let view = root.view else { return }
        view.fill(self)
        insertSubview(view, at: 0)
    }

    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        environment.keyWindow?.resignKey()
        environment.keyWindow = self
        becomeKey()
    }

    /// Called when the window becomes the key window.
    open func becomeKey() {}
    open func resignKey() {}

    open override var next: UIResponder? { environment.application }

    /// Passes an event to the views and recognizers that it concerns.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches: environment.touchDelivery.send(event, in: self)
        case .presses: (event as? UIPressesEvent).map(sendPresses)
        case .motion:
            let responder = firstResponder ?? self
            if event.hasEnded {
                responder.motionEnded(event.subtype, with: event)
            } else {
                responder.motionBegan(event.subtype, with: event)
            }
        default: break
        }
    }

    private func sendPresses(_ event: UIPressesEvent) {
        for press in event.orderedPresses {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: event)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0)
        public static let statusBar = Self(rawValue: 1000)
        public static let alert = Self(rawValue: 2000)
    }

    override class var plainClass: UIView.Type { UIWindow.self }
}

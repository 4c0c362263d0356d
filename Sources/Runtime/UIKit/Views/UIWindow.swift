public import Foundation

/// The screen on which apps draw.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screens: one.
    open class var screens: [UIScreen] { [main] }

    open private(set) var bounds: CGRect
    open private(set) var scale: CGFloat
    open private(set) var traitCollection: UITraitCollection
    /// The insets from the edges to what the device and its system leave free.
    private(set) var safeArea: UIEdgeInsets

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

    /// Creates a screen like the app's, for subclasses in tests.
    public override init() {
        let screen = UIEnvironment.current.screen
        (bounds, scale, traitCollection, safeArea) = (
            screen.bounds, screen.scale, screen.traitCollection, screen.safeArea
        )
        super.init()
    }

    /// Changes the screen while the app runs.
    func update(bounds: CGRect, traits: UITraitCollection, safeArea: UIEdgeInsets) {
        (self.bounds, traitCollection, scale, self.safeArea) = (bounds, traits, traits.displayScale, safeArea)
    }

    /// The bounds without the status bar.
    @available(*, deprecated, message: "Use the bounds of a view")
    public var applicationFrame: CGRect {
        let environment = UIEnvironment.current
        let bar = environment.statusBar
        let height = bar.isHidden ? 0 : bar.frame.height
        return CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    }
    /// The modes of the screen: one.
    public var availableModes: [UIScreenMode] { [ownMode] }
    public var currentMode: UIScreenMode? {
        get { ownMode }
        set {}
    }
    public var preferredMode: UIScreenMode? { ownMode }
    private var ownMode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }
    /// How content beyond the edges of a television is treated, which the screen isn't.
    public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }
    public var overscanCompensation = OverscanCompensation.none
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    public var calibratedLatency: TimeInterval { 0 }
    /// A Boolean value that indicates whether keyboards move a focus, which they don't here.
    public var supportsFocus: Bool { false }

    /// Returns a view that shows what the screen shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let whole = UIView(frame: bounds)
        for window in UIEnvironment.current.windows where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            whole.addSubview(picture)
        }
        return whole
    }

    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
    /// The brightness from 0 to 1. A change posts a notification, and changes nothing on the screen.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(0, brightness), 1)
            if brightness != oldValue {
                NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
            }
        }
    }
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    // Nobody posts these: the screen is the only one, has one mode, and isn't recorded.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    open var wantsSoftwareDimming = false
    open var maximumFramesPerSecond: Int { 60 }
    /// How much brighter than white the screen shows: it doesn't.
    public var currentEDRHeadroom: CGFloat { 1 }
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// Whether the screen shows reference colors, which it can't.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
    /// Whether the screen is recorded or mirrored.
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }

    /// The app's screen.
    open class var main: UIScreen { UIEnvironment.current.screen }
}

/// A size of a screen in pixels.
@preconcurrency @MainActor
public class UIScreenMode: NSObject {
    public let size: CGSize
    /// The proportion of a pixel's width to its height.
    public var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// The root view of a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var screen: UIScreen = .main
    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootChanged(from: oldValue) } }
    }
    /// Whether the window is on the screen, so that its controllers' views appear.
    private(set) var isShown = false
    open var isKeyWindow: Bool { environment.keyWindow === self }
    /// The first responder in the window.
    var firstResponder: UIResponder? {
        // What is in the window of the keyboard belongs to that of the app.
        get { isOfSystem ? environment.firstResponder : ownFirstResponder }
        set { if isOfSystem { environment.keyWindow?.firstResponder = newValue } else { ownFirstResponder = newValue } }
    }
    private weak var ownFirstResponder: UIResponder?
    /// Whether the window belongs to the system, not to the app.
    var isOfSystem: Bool { false }
    /// Whether the window is that of the keyboard.
    package final var isKeyboard: Bool { self is KeyboardWindow }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        window = self
        environment.add(self)
        applyScreen()
    }

    /// Creates a window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window that fills the screen of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        window = self
        environment.add(self)
        applyScreen()
    }

    /// The scene that the window belongs to. In an app without scenes, it is one that the system has made.
    open var windowScene: UIWindowScene? {
        get { ownScene ?? environment.lifeCycle.systemScene }
        set { ownScene = newValue }
    }
    private weak var ownScene: UIWindowScene?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        window = self
        environment.add(self)
        applyScreen()
        if frame.isEmpty { frame = screen.bounds }
    }

    private func applyScreen() {
        ownTraits = environment.windowTraits
        let insets = environment.windowSafeArea
        if insets != .zero { imposeSafeArea(insets) }
    }

    /// Whether the window fills the screen, and goes with its changes.
    var followsScreen: Bool { bounds.size == environment.screen.bounds.size }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("rootViewController", \UIWindow.rootViewController)
    }

    /// The level of the window; those of higher levels are in front.
    open var windowLevel = Level.normal
    open var canBecomeKey: Bool { true }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasShown = isShown
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
            if isShown != wasShown {
                post(isShown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification)
            }
            environment.windowsChanged?()
            environment.keyboard.follow()
        }
    }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        layoutIfNeeded()
    }

    private func enterScreen() {
        guard !isShown else { return }
        if let view = rootViewController?.view, view.superview !== self { place(view) }
        isShown = true
        rootViewController?.startAppearance(true, animated: false)
        rootViewController?.callIsAppearing()
        layoutIfNeeded()
        if environment.lifeCycle.isLaunching { return environment.lifeCycle.recordAppearing(self) }
        finishEntering()
    }

    /// Tells the controllers that they have appeared.
    func finishEntering() {
        if isShown { rootViewController?.finishAppearance() }
        environment.shownControllersChanged()
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
        // An app may still prepare the controllers of its main storyboard, so their views are loaded when they are shown.
        guard let root = rootViewController, isShown || !environment.lifeCycle.isLaunching, let view = root.view else {
            return
        }
        place(view)
        environment.shownControllersChanged()
    }

    private func place(_ rootView: UIView) {
        rootView.fill(self)
        insertSubview(rootView, at: 0)
    }

    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        let old = environment.keyWindow
        old?.resignKey()
        old?.post(Self.didResignKeyNotification)
        environment.keyWindow = self
        becomeKey()
        post(Self.didBecomeKeyNotification)
        environment.keyboard.follow()
    }

    /// Called when the window becomes the key window.
    open func becomeKey() {}
    open func resignKey() {}

    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    open override var next: UIResponder? { environment.application }

    /// Passes an event to the views and recognizers that it concerns.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches:
            if event.orderedTouches.contains(where: { $0.phase == .began }) { environment.editMenu.touched(self) }
            environment.touchDelivery.send(event, in: self)
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

    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0)
        public static let statusBar = Self(rawValue: 1000)
        public static let alert = Self(rawValue: 2000)

        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        public static func + (a: Self, b: CGFloat) -> Self { Self(rawValue: a.rawValue + b) }
        public static func - (a: Self, b: CGFloat) -> Self { Self(rawValue: a.rawValue - b) }
    }

    override class var plainClass: UIView.Type { UIWindow.self }
}

public import Foundation

/// The screen on which apps draw.
@MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    open private(set) var scale: CGFloat
    open private(set) var traitCollection: UITraitCollection

    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var nativeScale: CGFloat { scale }

    package init(bounds: CGRect, traits: UITraitCollection) {
        self.bounds = bounds
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
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    open private(set) var isKeyWindow = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        window = self
        ownTraits = screen.traitCollection
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        window = self
        ownTraits = screen.traitCollection
        if frame.isEmpty { frame = screen.bounds }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("rootViewController", \UIWindow.rootViewController)
    }

    /// The level of the window; those of higher levels are in front.
    open var windowLevel = Level.normal
    open var canBecomeKey: Bool { true }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        isKeyWindow = true
        becomeKey()
    }

    /// Called when the window becomes the key window.
    open func becomeKey() {}
    open func resignKey() {}

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0)
        public static let statusBar = Self(rawValue: 1000)
        public static let alert = Self(rawValue: 2000)
    }

    override class var plainClass: UIView.Type { UIWindow.self }
}

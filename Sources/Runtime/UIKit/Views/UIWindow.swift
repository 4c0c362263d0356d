public import Foundation

/// The display that apps draw on.
@MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    open private(set) var scale: CGFloat
    open private(set) var traitCollection: UITraitCollection

    /// In pixels.
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

    /// The screen that the app draws on.
    open class var main: UIScreen { UIEnvironment.current.screen }
}

/// The root of what is on a screen.
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

    /// Windows of a higher level lie above.
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

    /// Tells the window that it is the one that hears the keyboard now, or no longer.
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

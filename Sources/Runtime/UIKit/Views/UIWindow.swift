public import Foundation

/// The display that apps draw on.
@MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    open private(set) var scale: CGFloat
    open private(set) var traitCollection: UITraitCollection

    public init(bounds: CGRect, traits: UITraitCollection) {
        self.bounds = bounds
        scale = traits.displayScale
        traitCollection = traits
        super.init()
    }

    /// The screen that the app draws on.
    public static var main: UIScreen { UIEnvironment.current.screen }
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

    open func makeKeyAndVisible() {
        isHidden = false
        isKeyWindow = true
        layoutIfNeeded()
    }
}

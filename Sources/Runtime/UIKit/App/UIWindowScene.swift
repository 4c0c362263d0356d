import CoreGraphics
public import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open private(set) var screen: UIScreen

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        screen = .main
        super.init(session: session, connectionOptions: connectionOptions)
    }

    public required init?(coder: NSCoder) { nil }

    open var windows: [UIWindow] { environment.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var interfaceOrientation: UIInterfaceOrientation { environment.interfaceOrientation }
    open var effectiveGeometry: Geometry { Geometry(environment.interfaceOrientation) }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection {
        environment.windowTraits.overridden(by: ownTraitOverrides?.collection)
    }
    /// Traits that the scene sets for its windows.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitOverrides ?? UITraitOverrides() }
        set {
            ownTraitOverrides = newValue
            for window in windows { window.traitsMayHaveChanged() }
        }
    }
    var ownTraitOverrides: UITraitOverrides?
    public private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(environment)
    /// The limits of the size, or nil because a person can't resize the scene.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }

    /// Turns the interface, if what is shown supports the orientation.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        if !environment.turn(toOneOf: wanted) {
            errorHandler?(
                SceneError(
                    message: "None of the requested orientations are supported by the view controller. Requested: "
                        + "\(wanted.rawValue); Supported: \(environment.supportedOrientations.rawValue)"))
        }
    }
}

extension UIWindowScene {
    /// What isn't possible with a scene.
    struct SceneError: LocalizedError {
        let message: String
        var errorDescription: String? { message }
    }

    /// The place of a scene.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// What an app prefers as the place of a scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {}
}

extension UIWindowScene.GeometryPreferences {
    /// Preferences on iOS.
    @preconcurrency @MainActor
    open class iOS: UIWindowScene.GeometryPreferences {
        open var interfaceOrientations: UIInterfaceOrientationMask?

        public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
            self.interfaceOrientations = interfaceOrientations
            super.init()
        }
    }
}

/// The limits of the size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let environment: UIEnvironment

    init(_ environment: UIEnvironment) {
        self.environment = environment
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle { environment.statusBar.style }
    open var isStatusBarHidden: Bool { environment.statusBar.isHidden }
    /// The frame on the screen, or a null rectangle of a status bar that is hidden.
    open var statusBarFrame: CGRect { environment.statusBar.frame }
}

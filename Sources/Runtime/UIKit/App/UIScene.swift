public import Foundation

/// A part of an app's interface that comes and goes by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String!
    open var subtitle = ""
    /// Which contents the scene is the right one for.
    public var activationConditions = UISceneActivationConditions()
    /// Whether the scene is protected by the person's face or finger; nil where scenes can't be.
    public var systemProtectionManager: UISceneSystemProtectionManager? { nil }
    /// Lets the state be restored later. It is restored at once here.
    public func extendStateRestoration() {}
    public func completeStateRestoration() {}

    /// Creates a scene. UIKit does this when a session is connected.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    public required init?(coder: NSCoder) { nil }

    /// Opens an address, in this app or another.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { environment.application.open(url, options: [:], completionHandler: completion) }

    open override var next: UIResponder? { environment.application }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL, sourceApplication: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication)
        super.init()
    }
}

extension UIScene {
    /// How an address that leaves the app is opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        /// The advertisement that led to the address. Nobody measures that here.
        public var eventAttribution: UIEventAttribution?
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        open internal(set) var sourceApplication: String?
    }

    /// Where an address comes from.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open private(set) var sourceApplication: String?
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }

        init(_ source: String?) {
            sourceApplication = source
            super.init()
        }
    }
}

/// The life of a scene, which goes on when the scene itself is away.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    open private(set) var role: Role
    open internal(set) var configuration: UISceneConfiguration
    open internal(set) weak var scene: UIScene?
    open private(set) var persistentIdentifier: String
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        (self.role, self.configuration, persistentIdentifier) = (role, configuration, identifier)
        super.init()
    }
}

/// The classes and the storyboard of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// Creates a configuration with what `Info.plist` says of the one with this name and role, or the first if there is no
    /// name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
        UIEnvironment.current.lifeCycle.fill(self)
    }
}

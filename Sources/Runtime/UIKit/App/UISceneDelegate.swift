import Foundation

/// Hears how a scene comes and goes.
@preconcurrency @MainActor
public protocol UISceneDelegate: DelegateObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Returns what the scene shows, for the next launch of the app, which finds it in the scene's session.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Restores what a person was about to do in the scene, after its windows are shown.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Hears of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window in which the scene's storyboard is shown.
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// Calls the delegate of a scene.
@MainActor
struct SceneCalls {
    private let delegate: DelegateCalls<any UISceneDelegate>
    private let scene: UIScene

    init?(_ scene: UIScene) {
        guard let delegate = scene.delegate else { return nil }
        (self.delegate, self.scene) = (DelegateCalls(delegate), scene)
    }

    func willConnect(_ options: UIScene.ConnectionOptions) {
        delegate.call("scene(_:willConnectTo:options:)", (scene, scene.session, options)) {
            $0.scene(scene, willConnectTo: scene.session, options: options)
        }
    }

    func send(_ call: SceneStateCall) {
        delegate.call(call.name, scene) { delegate in
            switch call {
            case .didDisconnect: delegate.sceneDidDisconnect(scene)
            case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
            case .willResignActive: delegate.sceneWillResignActive(scene)
            case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
            case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
            }
        }
    }

    /// What the scene shows, for the next launch.
    var restorationActivity: NSUserActivity? {
        delegate.call("stateRestorationActivity(for:)", scene) { $0.stateRestorationActivity(for: scene) }
    }

    func restoreInteraction(_ activity: NSUserActivity) {
        delegate.call("scene(_:restoreInteractionStateWith:)", (scene, activity)) {
            $0.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    func open(_ contexts: Set<UIOpenURLContext>) {
        delegate.call("scene(_:openURLContexts:)", (scene, contexts)) { $0.scene(scene, openURLContexts: contexts) }
    }

    func willContinue(_ type: String) {
        delegate.call("scene(_:willContinueUserActivityWithType:)", (scene, type)) {
            $0.scene(scene, willContinueUserActivityWithType: type)
        }
    }

    func `continue`(_ activity: NSUserActivity) {
        delegate.call("scene(_:continue:)", (scene, activity)) { $0.scene(scene, continue: activity) }
    }

    private var windowDelegate: DelegateCalls<any UIWindowSceneDelegate>? {
        (delegate.object as? any UIWindowSceneDelegate).map { DelegateCalls($0) }
    }

    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void) {
        guard let scene = scene as? UIWindowScene, let delegate = windowDelegate else {
            return completion(false)
        }
        delegate.call("windowScene(_:performActionFor:completionHandler:)", (scene, item, completion)) {
            $0.windowScene(scene, performActionFor: item, completionHandler: completion)
        }
    }

    func didUpdate(_ old: ScreenSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
        guard let scene = scene as? UIWindowScene, let delegate = windowDelegate else { return }
        let space: any UICoordinateSpace = old
        delegate.call(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", (scene, space, orientation, traits)
        ) {
            $0.windowScene(
                scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
        }
    }
}

/// A call that says how the state of a scene changes.
enum SceneStateCall {
    case didDisconnect, didBecomeActive, willResignActive, willEnterForeground, didEnterBackground

    /// The name of the delegate's method.
    var name: String {
        switch self {
        case .didDisconnect: "sceneDidDisconnect(_:)"
        case .didBecomeActive: "sceneDidBecomeActive(_:)"
        case .willResignActive: "sceneWillResignActive(_:)"
        case .willEnterForeground: "sceneWillEnterForeground(_:)"
        case .didEnterBackground: "sceneDidEnterBackground(_:)"
        }
    }

    /// The notification that follows the call.
    var notification: Notification.Name {
        switch self {
        case .didDisconnect: UIScene.didDisconnectNotification
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        }
    }
}

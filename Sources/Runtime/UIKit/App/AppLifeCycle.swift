import Foundation

/// Launches an app, and leads it through its states: the only place that calls delegates of the app and of its scenes.
@MainActor
package final class AppLifeCycle {
    private unowned let environment: UIEnvironment
    private(set) var info = AppInfo()
    private(set) var state = UIApplication.State.active
    private(set) var scenes: [UIScene] = []
    private(set) var sessions: [UISceneSession] = []
    private var resources: (any NibResources)?
    var appResources: (any NibResources)? { resources }
    private(set) lazy var restoration = StateRestoration(environment)
    /// The delegate, which `UIApplication` doesn't own.
    private var delegate: (any UIApplicationDelegate)?
    /// The windows that UIKit makes for storyboards.
    private var ownWindows: [UIWindow] = []
    /// The windows that are shown during the launch: their controllers have appeared when the app is active.
    private var appearingWindows: [UIWindow] = []
    private(set) var isLaunching = false
    private var launchScreen: LaunchScreen?
    private var isPrepared = false
    private var ownSystemScene: UIWindowScene?
    package private(set) var isTerminated = false

    init(_ environment: UIEnvironment) { self.environment = environment }

    private var application: UIApplication { environment.application }
    private var calls: ApplicationCalls? { ApplicationCalls(application) }

    // MARK: Launching

    /// Prepares the launch of an app: until it shows itself, its launch screen is seen.
    package func prepare(_ app: AppLaunch) {
        guard !isPrepared else { return }
        isPrepared = true
        environment.perform {
            info = AppInfo(app.info, idiom: environment.screen.traitCollection.userInterfaceIdiom)
            resources = app.resources
            environment.windowTraitsMayHaveChanged()
            environment.chooseFirstOrientation()
            launchScreen = LaunchScreen(info, app.resources, in: environment)
        }
    }

    /// Whether a launch screen is seen.
    package var showsLaunchScreen: Bool { launchScreen != nil }

    /// Launches an app in the environment.
    package func launch(_ app: AppLaunch) {
        prepare(app)
        environment.perform {
            environment.application = app.makeApplication()
            delegate = app.makeDelegate()
            application.delegate = delegate
            state = .inactive
            isLaunching = true
            if info.hasScenes { launchWithScenes(app) } else { launchWithoutScenes(app) }
            isLaunching = false
            let windows = appearingWindows
            appearingWindows = []
            for window in windows { window.finishEntering() }
            for window in environment.visibleWindows where window.rootViewController == nil && !window.isOfSystem {
                environment.report(
                    "Application windows are expected to have a root view controller at the end of application launch")
            }
            environment.statusBarMayHaveChanged()
            launchScreen?.leave()
            launchScreen = nil
        }
    }

    /// Records a window that the app shows during the launch.
    func recordAppearing(_ window: UIWindow) { appearingWindows.append(window) }

    private func launchWithoutScenes(_ app: AppLaunch) {
        let window = info.mainStoryboard.flatMap { makeWindow(storyboard($0), for: nil) }
        if let window { delegate?.window = window }
        notifyLaunched(app) { restoration.restore() }
        // The delegate may have replaced the window.
        if window != nil { (delegate?.window ?? window)?.makeKeyAndVisible() }
        restoration.launched()
        becomeActive()
        if let url = app.url { _ = calls?.opens(url, [:]) }
        if let activity = app.activity { continueActivity(activity) }
    }

    private func launchWithScenes(_ app: AppLaunch) {
        notifyLaunched(app)
        let role = UISceneSession.Role.windowApplication
        let usual = UISceneConfiguration(name: nil, sessionRole: role)
        let saved = SavedSession(environment.readSavedState())
        let session = UISceneSession(
            role: role, configuration: usual, identifier: saved?.identifier ?? UUID().uuidString)
        (session.stateRestorationActivity, session.userInfo) = (saved?.activity, saved?.userInfo)
        sessions.append(session)
        connect(session, app.connectionOptions)
        becomeActive(fromBackground: true)
        if let activity = saved?.activity, let scene = session.scene { SceneCalls(scene)?.restoreInteraction(activity) }
    }

    private func notifyLaunched(_ app: AppLaunch, between restore: () -> Void = {}) {
        calls?.willFinishLaunching(app.options)
        restore()
        calls?.didFinishLaunching(app.options)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application, userInfo: app.options)
    }

    // MARK: Scenes

    /// The scene that the system makes for an app without scenes; nil in one with scenes.
    var systemScene: UIWindowScene? {
        guard !info.hasScenes else { return nil }
        let scene = ownSystemScene ?? makeSystemScene()
        switch state {
        case .active: scene.activationState = .foregroundActive
        case .inactive: scene.activationState = .foregroundInactive
        case .background: scene.activationState = .background
        }
        return scene
    }

    private func makeSystemScene() -> UIWindowScene {
        environment.perform {
            let role = UISceneSession.Role.windowApplication
            let session = UISceneSession(
                role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
                identifier: UUID().uuidString)
            let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
            ownSystemScene = scene
            return scene
        }
    }

    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        if let configuration = calls?.configuration(for: session, options) { session.configuration = configuration }
        let configuration = session.configuration
        let sceneType = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        scenes.append(scene)
        if let type = configuration.delegateClass {
            scene.delegate = AppObject.make(type) as? any UISceneDelegate
            if scene.delegate == nil {
                environment.report("The scene delegate class \(type) is no UISceneDelegate that can be created")
            }
        }
        let window = (scene as? UIWindowScene).flatMap { makeWindow(configuration.storyboard, for: $0) }
        if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
        scene.activationState = .background
        SceneCalls(scene)?.willConnect(options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if window != nil {
            ((scene.delegate as? any UIWindowSceneDelegate)?.window ?? window)?.makeKeyAndVisible()
        }
    }

    /// Fills a configuration with what `Info.plist` says of it.
    func fill(_ configuration: UISceneConfiguration) {
        guard let entry = info.scene(named: configuration.name, for: configuration.role) else { return }
        configuration.sceneClass = appClass(entry.sceneClass)
        configuration.delegateClass = appClass(entry.delegateClass)
        configuration.storyboard = entry.storyboard.flatMap(storyboard)
    }

    private func appClass(_ name: String?) -> AnyClass? {
        guard let name, !name.isEmpty else { return nil }
        if let known = resources?.appClass(named: name) { return known }
        environment.report("There is no class \(name), which Info.plist names")
        return nil
    }

    private func storyboard(_ name: String) -> UIStoryboard? {
        guard let resources else { return nil }
        let storyboard = environment.perform { UIStoryboard(name: name, resources: resources) }
        if storyboard.isThere { return storyboard }
        environment.report("Could not find a storyboard named '\(name)', which Info.plist names")
        return nil
    }

    /// Makes a window with the initial controller of a storyboard.
    private func makeWindow(_ storyboard: UIStoryboard?, for scene: UIWindowScene?) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: environment.screen.bounds)
        ownWindows.append(window)
        guard let root = storyboard.instantiateInitialViewController() else {
            environment.report(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard.name)' - "
                    + "perhaps the designated entry point is not set?")
            return window
        }
        window.rootViewController = root
        return window
    }

    // MARK: States

    func becomeActive() { becomeActive(fromBackground: state == .background) }

    private func becomeActive(fromBackground: Bool) {
        guard state != .active, !isTerminated else { return }
        environment.perform {
            if fromBackground {
                notify(.willEnterForeground, .willEnterForeground, scenesThen: .foregroundInactive)
                state = .inactive
            }
            state = .active
            notify(.didBecomeActive, .didBecomeActive, scenesFirst: .foregroundActive)
            if !isLaunching { application.resumed() }
        }
    }

    func resignActive() {
        guard state == .active else { return }
        environment.perform {
            environment.input.cancelTouches()
            notify(.willResignActive, .willResignActive, scenesThen: .foregroundInactive)
            state = .inactive
        }
    }

    func enterBackground() {
        guard state != .background, !isTerminated else { return }
        resignActive()
        environment.perform {
            state = .background
            notify(.didEnterBackground, .didEnterBackground, scenesFirst: .background)
            saveState()
            application.suspended()
        }
    }

    /// Keeps what the app shows for its next launch.
    private func saveState() {
        guard let scene = scenes.first else { return restoration.save() }
        if let calls = SceneCalls(scene) { scene.session.stateRestorationActivity = calls.restorationActivity }
        environment.writeSavedState(SavedSession(scene.session)?.data)
    }

    /// Ends the app as a person does who removes it from the list of apps. Its saved state is kept, as if the system had
    /// ended it.
    func terminate() {
        guard !isTerminated else { return }
        enterBackground()
        environment.perform {
            isTerminated = true
            for scene in scenes {
                scene.activationState = .unattached
                SceneCalls(scene)?.send(.didDisconnect)
                NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            }
            if !sessions.isEmpty { calls?.didDiscard(Set(sessions)) }
            notifyApp(.willTerminate)
            (scenes, sessions) = ([], [])
        }
    }

    func warnOfMemory() {
        environment.perform {
            notifyApp(.didReceiveMemoryWarning)
            for window in environment.windows { window.rootViewController?.warnOfMemory() }
        }
    }

    /// Notifies the delegates of the scenes, or that of an app without scenes, and observers.
    private func notify(
        _ call: AppStateCall, _ sceneCall: SceneStateCall, scenesFirst early: UIScene.ActivationState? = nil,
        scenesThen late: UIScene.ActivationState? = nil
    ) {
        for scene in scenes {
            if let early { scene.activationState = early }
            SceneCalls(scene)?.send(sceneCall)
            NotificationCenter.default.post(name: sceneCall.notification, object: scene)
            if let late { scene.activationState = late }
        }
        if scenes.isEmpty { calls?.send(call) }
        NotificationCenter.default.post(name: call.notification, object: application)
    }

    private func notifyApp(_ call: AppStateCall) {
        calls?.send(call)
        NotificationCenter.default.post(name: call.notification, object: application)
    }

    // MARK: Opening

    /// Passes an address of the app to the delegates. Returns whether somebody took it.
    func open(_ url: URL, from source: String? = nil) -> Bool {
        environment.perform {
            if let scene = scenes.first {
                SceneCalls(scene)?.open([UIOpenURLContext(url, sourceApplication: source)])
                return scene.delegate != nil
            }
            return calls?.opens(url, source.map { [.sourceApplication: $0] } ?? [:]) ?? false
        }
    }

    func continueActivity(_ activity: NSUserActivity) {
        environment.perform {
            if let scene = scenes.first, let calls = SceneCalls(scene) {
                calls.willContinue(activity.activityType)
                calls.continue(activity)
            } else {
                calls?.willContinue(activity.activityType)
                _ = calls?.continues(activity)
            }
        }
    }

    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void = { _ in }) {
        environment.perform {
            if let scene = scenes.first, let calls = SceneCalls(scene) {
                calls.perform(item, completion)
            } else {
                calls?.perform(item, completion)
            }
        }
    }
}

extension UIViewController {
    /// Tells the controller, and all that it contains and presents, that memory is low.
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        ownPresented?.warnOfMemory()
    }
}

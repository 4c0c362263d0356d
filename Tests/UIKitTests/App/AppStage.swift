import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// An app that is launched on a phone, with a ledger of what its delegates and controllers are called with.
@MainActor
final class AppStage {
    let clock = HostClock()
    let environment: UIEnvironment
    private(set) var messages: [String] = []
    private(set) var ledger: [String] = []
    /// The stage of the test, which delegates find that UIKit creates.
    fileprivate(set) static weak var current: AppStage?
    /// The screen with the windows, so that their layers are animated.
    private let screen = CALayer()
    private lazy var host = LayerHost(root: screen, scale: 1, clock: clock)

    static let phone = DeviceScreen(
        portrait: DeviceScreen.Shape(
            size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        landscape: DeviceScreen.Shape(size: CGSize(width: 667, height: 375), verticalSizeClass: .compact))
    static let pad = DeviceScreen(
        portrait: DeviceScreen.Shape(
            size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, horizontalSizeClass: .regular),
        landscape: DeviceScreen.Shape(
            size: CGSize(width: 1180, height: 820), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, horizontalSizeClass: .regular))
    /// A pad of whose screen the app has a narrow part.
    static let narrow = DeviceScreen(
        portrait: DeviceScreen.Shape(
            size: CGSize(width: 375, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24))

    init(_ screen: DeviceScreen = AppStage.phone, idiom: UIUserInterfaceIdiom = .phone) {
        environment = UIEnvironment(clock: clock)
        environment.setScreen(
            screen, orientation: .portrait,
            traits: UITraitCollection.standard.overridden(by: UITraitCollection(userInterfaceIdiom: idiom)))
        environment.report = { [unowned self] in messages.append($0) }
        AppStage.current = self
    }

    func record(_ entry: String) { ledger.append(entry) }

    /// Returns what is called during an action and in the seconds after it.
    func calls(wait seconds: TimeInterval = 0, _ action: () -> Void) -> [String] {
        ledger = []
        environment.perform(action)
        show()
        if seconds > 0 {
            record("...")
            wait(seconds)
        }
        return ledger
    }

    func send(_ event: HostEvent) -> [String] { calls { environment.input.send(event) } }
    func wait(_ seconds: TimeInterval) {
        environment.perform {
            clock.advance(by: seconds)
            environment.layOutWindows()
        }
        show()
    }

    private func show() {
        screen.frame = environment.screen.bounds
        for window in environment.windows where window.layer.superlayer == nil { screen.addSublayer(window.layer) }
        _ = host.makeFrame()
    }

    /// Launches an app with a storyboard `Main`, whose initial scene is a `Page`.
    func launch(
        info: [String: Any], delegate: @escaping @MainActor () -> (any UIApplicationDelegate)?,
        change: (inout AppLaunch) -> Void = { _ in }
    ) throws -> [String] {
        let storyboard = try CompiledStoryboard(
            ["Main": SegueStage.page("vc"), "Large": SegueStage.page("vc"), "Launch": SegueStage.page("vc")],
            classes: ["Page": AppPage.self, "App.SceneDelegate": NotingSceneDelegate.self])
        var app = AppLaunch(info: info, resources: storyboard)
        app.makeDelegate = delegate
        change(&app)
        environment.lifeCycle.prepare(app)
        show()
        return calls { environment.lifeCycle.launch(app) }
    }
}

/// A controller that notes its calls on the stage of its app.
final class AppPage: LedgerController {
    override func record(_ call: String) { AppStage.current?.record("page \(call)") }
    override func didReceiveMemoryWarning() { record("didReceiveMemoryWarning") }
}

/// A delegate of an app that notes its calls.
class NotingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    var setUp: (NotingAppDelegate) -> Void = { _ in }
    var orientations = UIInterfaceOrientationMask.all

    func record(_ call: String) {
        let state = UIApplication.shared.applicationState
        AppStage.current?.record("\(call) (\(state))")
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        record("willFinishLaunching\(window == nil ? "" : ", window")")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        self.launchOptions = launchOptions
        record("didFinishLaunching")
        setUp(self)
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { record("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { record("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { record("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { record("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { record("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { record("didReceiveMemoryWarning") }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        record("open \(url)")
        return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        record("willContinue \(type)")
        return true
    }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        record("continue \(userActivity.activityType)")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        record("configuration \(options.urlContexts.map(\.url))")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        record("didDiscard \(sessions.count)")
    }
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientations }
}

/// A delegate of a scene that notes its calls.
final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func record(_ call: String, _ scene: UIScene) {
        AppStage.current?.record("scene \(call) (\(scene.activationState))")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) { record("willConnect\(window?.rootViewController == nil ? "" : ", window")", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { record("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { record("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { record("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { record("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { record("didEnterBackground", scene) }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        record("open \(contexts.map(\.url))", scene)
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
        record("willContinue \(type)", scene)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        record("continue \(userActivity.activityType)", scene)
    }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        record("perform \(item.type)", windowScene)
        completionHandler(true)
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate space: any UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
    ) { record("didUpdate from \(space.bounds.width) \(interfaceOrientation)", windowScene) }
}

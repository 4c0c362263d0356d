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

    func note(_ entry: String) { ledger.append(entry) }

    /// Returns what is called during an action and in the seconds after it.
    func calls(wait seconds: TimeInterval = 0, _ action: () -> Void) -> [String] {
        ledger = []
        environment.perform(action)
        show()
        if seconds > 0 {
            note("...")
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
    override func note(_ call: String) { AppStage.current?.note("page \(call)") }
    override func didReceiveMemoryWarning() { note("didReceiveMemoryWarning") }
}

/// A delegate of an app that notes its calls.
class NotingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    var setUp: (NotingAppDelegate) -> Void = { _ in }
    var orientations = UIInterfaceOrientationMask.all

    func note(_ call: String) {
        let state = UIApplication.shared.applicationState
        AppStage.current?.note("\(call) (\(state))")
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinishLaunching\(window == nil ? "" : ", window")")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        self.launchOptions = launchOptions
        note("didFinishLaunching")
        setUp(self)
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("didReceiveMemoryWarning") }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("open \(url)")
        return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        note("willContinue \(type)")
        return true
    }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continue \(userActivity.activityType)")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configuration \(options.urlContexts.map(\.url))")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        note("didDiscard \(sessions.count)")
    }
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientations }
}

/// A delegate of a scene that notes its calls.
final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ call: String, _ scene: UIScene) {
        AppStage.current?.note("scene \(call) (\(scene.activationState))")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) { note("willConnect\(window?.rootViewController == nil ? "" : ", window")", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        note("open \(contexts.map(\.url))", scene)
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { note("willContinue \(type)", scene) }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("continue \(userActivity.activityType)", scene)
    }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("perform \(item.type)", windowScene)
        completionHandler(true)
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate space: any UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
    ) { note("didUpdate from \(space.bounds.width) \(interfaceOrientation)", windowScene) }
}

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("An app is launched, comes and goes")
struct AppLifeCycleTests {
    private static let sceneInfo: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    [
                        "UISceneConfigurationName": "Default Configuration",
                        "UISceneDelegateClassName": "App.SceneDelegate", "UISceneStoryboardFile": "Main",
                    ]
                ]
            ],
        ] as [String: Any]
    ]

    private let delegate = NotingAppDelegate()

    @Test(
        "an app with a main storyboard gets its window before it hears of the launch, and its view appears when it is active"
    )
    func storyboard() throws {
        let stage = AppStage()
        let calls = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { delegate }
        #expect(
            calls == [
                "willFinishLaunching, window (inactive)", "didFinishLaunching (inactive)", "page loadView",
                "page viewDidLoad", "page willAppear", "page isAppearing", "didBecomeActive (active)",
                "page didAppear",
            ])
        #expect(delegate.window?.isKeyWindow == true && delegate.window?.frame.size == CGSize(width: 375, height: 667))
        #expect(delegate.window?.rootViewController is AppPage && delegate.launchOptions == nil && stage.messages == [])
        #expect(stage.environment.application.delegate === delegate)
        #expect(delegate.window?.safeAreaInsets.top == 20)
    }

    @Test("an app without a storyboard makes its window itself; one without a root controller is told in Apple's words")
    func code() throws {
        let stage = AppStage()
        delegate.setUp = { delegate in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = AppPage(nibName: nil, bundle: nil)
            window.makeKeyAndVisible()
            delegate.window = window
            delegate.record("shown")
        }
        #expect(
            try stage.launch(info: [:]) { delegate } == [
                "willFinishLaunching (inactive)", "didFinishLaunching (inactive)", "page loadView", "page viewDidLoad",
                "page willAppear", "page isAppearing", "shown (inactive)", "didBecomeActive (active)",
                "page didAppear",
            ])
        let other = AppStage()
        let empty = NotingAppDelegate()
        empty.setUp = { delegate in
            delegate.window = UIWindow()
            delegate.window?.makeKeyAndVisible()
        }
        _ = try other.launch(info: [:]) { empty }
        #expect(
            other.messages == [
                "Application windows are expected to have a root view controller at the end of application launch"
            ])
    }

    @Test("keys with the name of a device take precedence on it")
    func variants() {
        let entries: [String: Any] = [
            "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Large.storyboard",
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": [
                "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            ], "UIStatusBarHidden~iphone": "YES", "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            "UIUserInterfaceStyle": "Dark", "UIViewControllerBasedStatusBarAppearance": false,
        ]
        let (phone, pad) = (AppInfo(entries, idiom: .phone), AppInfo(entries, idiom: .pad))
        #expect(phone.mainStoryboard == "Main" && pad.mainStoryboard == "Large")
        #expect(phone.orientations == .portrait && pad.orientations == .landscape)
        #expect(phone.hidesStatusBar && !pad.hidesStatusBar && phone.statusBarStyle == .lightContent)
        #expect(phone.userInterfaceStyle == .dark && !phone.controllersDecideStatusBar && !phone.hasScenes)
        #expect(AppInfo([:], idiom: .phone).orientations == .allButUpsideDown)
        #expect(AppInfo([:], idiom: .pad).orientations == .all)
    }

    @Test("a storyboard that isn't there, or has no entry point, is told")
    func missingStoryboard() throws {
        let stage = AppStage()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Nowhere"]) { delegate }
        #expect(stage.messages == ["Could not find a storyboard named 'Nowhere', which Info.plist names"])
        #expect(delegate.window == nil)
    }

    @Test("an app leaves and comes back: delegate and notifications, with the state at each call")
    func states() throws {
        let stage = AppStage()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { delegate }
        var observers: [any NSObjectProtocol] = []
        let names: [Notification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let application = stage.environment.application
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { note in
                    let text = note.name.rawValue
                    MainActor.assumeIsolated { stage.record(text) }
                })
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        #expect(
            stage.send(.appActivity(.background)) == [
                "willResignActive (active)", "UIApplicationWillResignActiveNotification",
                "didEnterBackground (background)", "UIApplicationDidEnterBackgroundNotification",
            ])
        #expect(stage.send(.appActivity(.background)) == [])
        #expect(
            stage.send(.appActivity(.activate)) == [
                "willEnterForeground (background)", "UIApplicationWillEnterForegroundNotification",
                "didBecomeActive (active)", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(
            stage.send(.appActivity(.deactivate)) == [
                "willResignActive (active)", "UIApplicationWillResignActiveNotification",
            ])
        #expect(application.applicationState == .inactive)
        #expect(stage.send(.appActivity(.activate)).first == "didBecomeActive (active)")
    }

    @Test("a finger on the screen is taken off when the app leaves")
    func touches() throws {
        let stage = AppStage()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { delegate }
        let button = try stage.environment.perform {
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            try #require(delegate.window).addSubview(button)
            return button
        }
        _ = stage.send(.touches([HostTouch(0, .began, at: CGPoint(x: 50, y: 150))]))
        #expect(button.isTracking)
        _ = stage.send(.appActivity(.background))
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test("scenes: configuration, connection and states in Apple's order; the app's delegate hears of no states")
    func scenes() throws {
        let stage = AppStage()
        #expect(
            try stage.launch(info: Self.sceneInfo) { delegate } == [
                "willFinishLaunching (inactive)", "didFinishLaunching (inactive)", "configuration [] (inactive)",
                "scene willConnect, window (background)", "page loadView", "page viewDidLoad", "page willAppear",
                "page isAppearing", "scene willEnterForeground (background)",
                "scene didBecomeActive (foregroundActive)", "page didAppear",
            ])
        let application = stage.environment.application
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1 && scene.keyWindow === scene.windows.first && delegate.window == nil)
        #expect(scene.session.configuration.name == "Default Configuration" && application.openSessions.count == 1)
        #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
        #expect(
            stage.send(.appActivity(.background)) == [
                "scene willResignActive (foregroundActive)", "scene didEnterBackground (background)",
            ])
        #expect(
            stage.send(.appActivity(.activate)) == [
                "scene willEnterForeground (background)", "scene didBecomeActive (foregroundActive)",
            ])
        #expect(
            stage.send(.appActivity(.terminate)) == [
                "scene willResignActive (foregroundActive)", "scene didEnterBackground (background)",
                "scene didDisconnect (unattached)", "didDiscard 1 (background)", "willTerminate (background)",
            ])
        #expect(application.connectedScenes.isEmpty && stage.send(.appActivity(.activate)) == [])
    }

    @Test("memory warnings reach the delegate and each controller")
    func memory() throws {
        let stage = AppStage()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { delegate }
        #expect(
            stage.send(.appActivity(.memoryWarning)) == [
                "didReceiveMemoryWarning (active)", "page didReceiveMemoryWarning",
            ])
    }

    @Test("addresses and activities come to the delegate, also at the launch")
    func opening() throws {
        let stage = AppStage()
        let url = try #require(URL(string: "cave://map"))
        let calls = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) {
            delegate
        } change: {
            $0.url = url
        }
        #expect(calls.suffix(2) == ["open cave://map (active)", "page didAppear"])
        #expect(delegate.launchOptions?[.url] as? URL == url)
        #expect(stage.send(.appActivity(.open(url))) == ["open cave://map (active)"])
        #expect(
            stage.send(.appActivity(.continue(NSUserActivity(activityType: "look")))) == [
                "willContinue look (active)", "continue look (active)",
            ])
    }

    @Test("with scenes, addresses, activities and shortcuts come to the scene's delegate")
    func openingInScenes() throws {
        let stage = AppStage()
        let url = try #require(URL(string: "cave://map"))
        let calls = try stage.launch(info: Self.sceneInfo) {
            delegate
        } change: {
            $0.url = url
        }
        #expect(calls.contains("configuration [cave://map] (inactive)"))
        #expect(stage.send(.appActivity(.open(url))) == ["scene open [cave://map] (foregroundActive)"])
        #expect(
            stage.send(.appActivity(.continue(NSUserActivity(activityType: "look")))) == [
                "scene willContinue look (foregroundActive)", "scene continue look (foregroundActive)",
            ])
        let item = UIApplicationShortcutItem(type: "add", localizedTitle: "Add")
        #expect(stage.send(.appActivity(.perform(item))) == ["scene perform add (foregroundActive)"])
    }

    @Test("an app opens its own addresses itself, and others outside, if somebody does")
    func openByApp() throws {
        let stage = AppStage()
        _ = try stage.launch(info: [
            "UIMainStoryboardFile": "Main", "CFBundleURLTypes": [["CFBundleURLSchemes": ["Cave"]]],
        ]) { delegate }
        let application = stage.environment.application
        let (own, web) = (try #require(URL(string: "cave://x")), try #require(URL(string: "https://example.org")))
        let unknown = try #require(URL(string: "nobody:x"))
        #expect(application.canOpenURL(own) && application.canOpenURL(web) && !application.canOpenURL(unknown))
        var results: [Bool] = []
        #expect(
            stage.calls(wait: 0.1) { application.open(own) { results.append($0) } } == [
                "...", "open cave://x (active)",
            ])
        _ = stage.calls(wait: 0.1) { application.open(web) { results.append($0) } }
        var opened: [URL] = []
        stage.environment.openAddress = {
            opened.append($0)
            return true
        }
        _ = stage.calls(wait: 0.1) { application.open(web) { results.append($0) } }
        #expect(results == [true, false, true] && opened == [web])
    }

    @Test("tasks in the background have half a minute, then they expire")
    func backgroundTasks() throws {
        let stage = AppStage()
        _ = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { delegate }
        let application = stage.environment.application
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        let ended = application.beginBackgroundTask { stage.record("first expired") }
        let running = application.beginBackgroundTask(withName: "b") { stage.record("second expired") }
        #expect(ended != running && ended != .invalid)
        _ = stage.send(.appActivity(.background))
        application.endBackgroundTask(ended)
        #expect(stage.calls(wait: 10) {} == ["..."] && application.backgroundTimeRemaining == 20)
        #expect(stage.calls(wait: 25) {} == ["...", "second expired"] && application.backgroundTimeRemaining == 0)
        _ = stage.send(.appActivity(.activate))
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        _ = stage.send(.appActivity(.background))
        _ = stage.send(.appActivity(.activate))
        #expect(stage.calls(wait: 60) {} == ["..."])
    }

    @Test("what an optional method of a subclass answers counts, where its table lists it")
    func table() throws {
        final class Listed: NotingAppDelegate {
            func applicationDidBecomeActiveToo(_ application: UIApplication) { record("listed") }
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .optional("applicationDidBecomeActive(_:)", Listed.applicationDidBecomeActiveToo)
            }
        }
        let stage = AppStage()
        let calls = try stage.launch(info: ["UIMainStoryboardFile": "Main"]) { Listed() }
        #expect(calls.contains("listed (active)") && !calls.contains("didBecomeActive (active)"))
    }

    @Test("a class that is only named is created as its table says, or as responders are")
    func creation() throws {
        final class Plain: UIResponder { var value = 7 }
        final class Listed: UIResponder {
            let value: Int
            init(value: Int) {
                self.value = value
                super.init()
            }
            required init?(coder: NSCoder) { nil }
            override class var interfaceMembers: InterfaceMembers { .creation { Listed(value: 9) } }
        }
        #expect((AppObject.make(Plain.self) as? Plain)?.value == 7)
        #expect((AppObject.make(Listed.self) as? Listed)?.value == 9)
        #expect(AppObject.make(NSString.self) == nil)
    }

    @Test("an app in a process of its own is launched in the host's environment, and runs until the host is done")
    func main() {
        final class Host: ApplicationHost {
            let environment = UIEnvironment(clock: HostClock())
            var launched = false
            func run(_ launch: @MainActor () -> Void) -> Int32 {
                launch()
                launched = environment.application.delegate is MainDelegate
                return 5
            }
        }
        let host = Host()
        MainApplication.host = host
        defer { MainApplication.host = nil }
        let app = MainApplication.launch(MainPrincipal.self) { MainDelegate() }
        #expect(MainApplication.run(app) == 5)
        #expect(host.launched && host.environment.application is MainPrincipal)
    }

    final class MainDelegate: UIResponder, UIApplicationDelegate {}
    final class MainPrincipal: UIApplication {}
}

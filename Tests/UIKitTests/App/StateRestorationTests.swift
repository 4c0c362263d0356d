import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("The state of an app is saved in the background, and restored in the next launch")
struct StateRestorationTests {
    /// An app that is launched several times on one device, which keeps its state.
    @MainActor
    private final class Device {
        var state: Data?
        var ledger: [String] = []
        private(set) var messages: [String] = []

        struct Run {
            let environment: UIEnvironment
            let delegate: Delegate
            let storyboard: CompiledStoryboard
            let clock: HostClock
            @MainActor var root: UIViewController? { delegate.window?.rootViewController }
            @MainActor func wait(_ seconds: TimeInterval) {
                environment.perform {
                    clock.advance(by: seconds)
                    environment.layOutWindows()
                }
            }
            /// Leaves the app, which the system ends then.
            @MainActor func leave() { environment.input.send(.appActivity(.background)) }
        }

        func launch(
            _ scenes: String, info: [String: Any] = ["UIMainStoryboardFile": "Main"],
            setUp: (Delegate) -> Void = { _ in }
        ) throws -> Run {
            let clock = HostClock()
            let environment = UIEnvironment(clock: clock)
            environment.setScreen(AppStage.phone, orientation: .portrait, traits: .standard)
            environment.readSavedState = { [unowned self] in state }
            environment.writeSavedState = { [unowned self] in state = $0 }
            environment.report = { [unowned self] in messages.append($0) }
            let storyboard = try CompiledStoryboard(
                ["Main": scenes], initial: scenes.contains("id=\"nav\"") ? "nav" : "a",
                classes: [
                    "Page": Page.self, "ScrollingPage": ScrollingPage.self, "App.SceneDelegate": SceneDelegate.self,
                ])
            let delegate = environment.perform { Delegate() }
            delegate.device = self
            Page.device = self
            SceneDelegate.device = self
            environment.perform { setUp(delegate) }
            var app = AppLaunch(info: info, resources: storyboard)
            app.makeDelegate = { delegate }
            environment.lifeCycle.launch(app)
            let run = Run(environment: environment, delegate: delegate, storyboard: storyboard, clock: clock)
            run.wait(1)
            return run
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        weak var device: Device?
        var saves = true
        var restores = true
        var makes: (([String], NSCoder) -> UIViewController?)?

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            device?.ledger.append("willFinish")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            device?.ledger.append("didFinish")
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            coder.encode("1.0", forKey: "version")
            return saves
        }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            let version = coder.decodeObject(of: NSString.self, forKey: "version").map(String.init(describing:)) ?? ""
            device?.ledger.append("restore \(version)")
            return restores
        }
        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            device?.ledger.append("path \(path.joined(separator: "/"))")
            return makes?(path, coder)
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            device?.ledger.append("didDecode")
        }
    }

    /// A page with a number that it saves.
    private final class Page: UIViewController {
        static weak var device: Device?
        var number = 0
        var friend: UIViewController?

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
            coder.encode(friend, forKey: "friend")
            coder.encode(["one", "two"], forKey: "list")
            coder.encode(CGPoint(x: 3, y: 4), forKey: "place")
            coder.encode(URL(string: "https://example.com")! as NSURL, forKey: "page")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number")
            friend = coder.decodeObject(forKey: "friend") as? UIViewController
            let list = coder.decodeObject(forKey: "list") as? [String] ?? []
            let page = coder.decodeObject(of: NSURL.self, forKey: "page")?.absoluteString ?? ""
            Self.device?.ledger.append(
                "\(title ?? "") decodes \(number) \(list.count) \(coder.decodeCGPoint(forKey: "place").x) \(page)"
                    + (isViewLoaded ? "" : ", no view"))
        }
        override func applicationFinishedRestoringState() { Self.device?.ledger.append("\(title ?? "") finished") }
    }

    /// A scene's page with a restoration identifier.
    private func page(_ id: String, _ more: String = "") -> String {
        SegueStage.page(id).replacingOccurrences(
            of: "storyboardIdentifier=\"\(id)\"",
            with: "storyboardIdentifier=\"\(id)\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
    }

    private var stack: String {
        SegueStage.container("navigationController", "nav", ["a"]).replacingOccurrences(
            of: "storyboardIdentifier=\"nav\"",
            with: "storyboardIdentifier=\"nav\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
    }

    @Test("a stack comes back with its controllers and their states, between the calls of the launch")
    func stackOfPages() throws {
        let device = Device()
        let scenes = stack + page("a") + page("b") + page("c")
        let first = try device.launch(scenes)
        let nav = try #require(first.root as? UINavigationController)
        first.environment.perform {
            for (place, name) in ["b", "b", "c"].enumerated() {
                let page = first.storyboard.storyboard().instantiateViewController(withIdentifier: name) as? Page
                page?.number = place + 1
                nav.pushViewController(page!, animated: false)
            }
        }
        (nav.viewControllers[3] as? Page)?.friend = nav.viewControllers[1]
        device.ledger = []
        first.leave()
        #expect(device.state != nil && device.messages == [])

        let second = try device.launch(scenes)
        let again = try #require(second.root as? UINavigationController)
        #expect(again.viewControllers.map(\.title) == ["a", "b", "b", "c"])
        #expect(again.viewControllers.compactMap { ($0 as? Page)?.number } == [0, 1, 2, 3])
        #expect((again.viewControllers[3] as? Page)?.friend === again.viewControllers[1])
        #expect(
            device.ledger == [
                "willFinish", "restore 1.0", "path nav", "path nav/a", "path nav/b", "path nav/b", "path nav/c",
                "a decodes 0 2 3.0 https://example.com", "b decodes 1 2 3.0 https://example.com",
                "b decodes 2 2 3.0 https://example.com", "c decodes 3 2 3.0 https://example.com", "didDecode",
                "didFinish", "a finished", "b finished", "b finished", "c finished",
            ])
        #expect(again.navigationBar.topItem?.title == "c" && device.messages == [])
    }

    @Test("what has no identifier, and what is behind it, isn't restored")
    func missing() throws {
        let device = Device()
        let scenes = stack + page("a") + SegueStage.page("b") + page("c")
        let first = try device.launch(scenes)
        first.environment.perform {
            let nav = first.root as? UINavigationController
            for name in ["b", "c"] {
                nav?.pushViewController(
                    first.storyboard.storyboard().instantiateViewController(withIdentifier: name), animated: false)
            }
        }
        first.leave()
        let second = try device.launch(scenes)
        #expect((second.root as? UINavigationController)?.viewControllers.map(\.title) == ["a"])
    }

    @Test("an app may refuse to save and to restore; without a state it is asked nothing")
    func refusing() throws {
        let device = Device()
        let first = try device.launch(page("a")) { $0.saves = false }
        #expect(device.ledger == ["willFinish", "didFinish"])
        first.leave()
        #expect(device.state == nil)
        let second = try device.launch(page("a"))
        (second.root as? Page)?.number = 5
        second.leave()
        let third = try device.launch(page("a")) { $0.restores = false }
        #expect((third.root as? Page)?.number == 0)
    }

    @Test("a presented controller is presented again, and the delegate may make controllers itself")
    func presented() throws {
        let device = Device()
        let scenes = page("a") + page("b")
        let first = try device.launch(scenes)
        first.environment.perform {
            let made = Page(nibName: nil, bundle: nil)
            (made.title, made.restorationIdentifier, made.number) = ("code", "code", 7)
            first.root?.present(made, animated: false)
        }
        first.leave()
        let second = try device.launch(scenes) { delegate in
            delegate.makes = { path, _ in
                guard path == ["a", "code"] else { return nil }
                let made = Page(nibName: nil, bundle: nil)
                made.title = "made"
                return made
            }
        }
        let shown = try #require(second.root?.presentedViewController as? Page)
        #expect(shown.title == "made" && shown.number == 7 && shown.view.window != nil)
    }

    private final class Factory: UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            let made = Page(nibName: nil, bundle: nil)
            made.title = "factory \(path.last ?? "")"
            return made
        }
    }

    @Test("a restoration class makes its controllers; those that an app encodes are saved, too")
    func factory() throws {
        let device = Device()
        let first = try device.launch(page("a"))
        let root = try #require(first.root as? Page)
        first.environment.perform {
            let child = Page(nibName: nil, bundle: nil)
            (child.restorationIdentifier, child.restorationClass, child.number) = ("child", Factory.self, 9)
            root.addChild(child)
            child.didMove(toParent: root)
            root.friend = child
        }
        InterfaceMembers.register(Factory.self, named: String(reflecting: Factory.self), InterfaceMembers())
        first.leave()
        let second = try device.launch(page("a"))
        let friend = try #require((second.root as? Page)?.friend as? Page)
        #expect(friend.title == "factory child" && friend.number == 9)
    }

    /// A page with views that have identifiers.
    private final class ScrollingPage: UIViewController {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 300, height: 34))
        override func viewDidLoad() {
            super.viewDidLoad()
            (scroller.contentSize, scroller.restorationIdentifier) = (CGSize(width: 300, height: 3000), "scroller")
            (field.text, field.restorationIdentifier) = ("coffee", "field")
            view.addSubview(scroller)
            view.addSubview(field)
        }
    }

    @Test("views with an identifier keep where they are scrolled to and what is selected in them")
    func views() throws {
        let device = Device()
        let scene = page("a").replacingOccurrences(of: "customClass=\"Page\"", with: "customClass=\"ScrollingPage\"")
        let first = try device.launch(scene)
        let old = try #require(first.root as? ScrollingPage)
        old.scroller.contentOffset.y = 700
        old.field.editedRange = NSRange(location: 1, length: 3)
        first.leave()
        let new = try #require(try device.launch(scene).root as? ScrollingPage)
        #expect(new.scroller.contentOffset.y == 700 && new.field.editedRange == NSRange(location: 1, length: 3))
    }

    private final class Model: NSObject, UIStateRestoring {
        var value = 0
        var isOver = false
        func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
        func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
        func applicationFinishedRestoringState() { isOver = true }
    }

    @Test("a registered object keeps its state, and hears when the restoration is over")
    func objects() throws {
        let device = Device()
        let (old, new) = (Model(), Model())
        old.value = 12
        let first = try device.launch(page("a")) { _ in
            UIApplication.registerObject(forStateRestoration: old, restorationIdentifier: "model")
        }
        first.leave()
        _ = try device.launch(page("a")) { _ in
            UIApplication.registerObject(forStateRestoration: new, restorationIdentifier: "model")
        }
        #expect(new.value == 12 && new.isOver)
    }

    @Test("what has no coding isn't saved, with a message that says what")
    func refusal() {
        var refused: [String] = []
        let coder = StateCoder(reference: { _ in nil }, refuse: { key, _ in refused.append(key) })
        coder.encode(Model(), forKey: "model")
        coder.encode(UIView(), forKey: "view")
        coder.encode(["a": 1], forKey: "table")
        #expect(refused == ["model"] && coder.containsValue(forKey: "table") && !coder.containsValue(forKey: "view"))
    }

    // MARK: Scenes

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static weak var device: Device?
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            let activity = session.stateRestorationActivity
            Self.device?.ledger.append(
                "connects \(activity?.activityType ?? "-") \(activity?.userInfo?["row"] as? Int ?? -1)")
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "com.example.row")
            activity.addUserInfoEntries(from: ["row": 4])
            return activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
            Self.device?.ledger.append("interaction \(activity.activityType)")
        }
    }

    @Test("a scene's activity is in its session in the next launch")
    func scenes() throws {
        let device = Device()
        let info: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        ["UISceneDelegateClassName": "App.SceneDelegate", "UISceneStoryboardFile": "Main"]
                    ]
                ]
            ] as [String: Any]
        ]
        let first = try device.launch(page("a"), info: info)
        let identifier = first.environment.lifeCycle.sessions.first?.persistentIdentifier
        first.leave()
        let second = try device.launch(page("a"), info: info)
        #expect(
            device.ledger == [
                "willFinish", "didFinish", "connects - -1", "willFinish", "didFinish", "connects com.example.row 4",
                "interaction com.example.row",
            ])
        #expect(second.environment.lifeCycle.sessions.first?.persistentIdentifier == identifier)
        #expect(device.messages == [])
    }
}

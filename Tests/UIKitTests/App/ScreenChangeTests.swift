import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("The screen changes while an app runs")
struct ScreenChangeTests {
    private let delegate = NotingAppDelegate()

    /// A controller that notes sizes and traits.
    final class Watcher: UIViewController {
        var name = "root"
        var mask: UIInterfaceOrientationMask?
        var hidesStatusBar = false
        var animatedWidths: [CGFloat] = []

        func record(_ call: String) { AppStage.current?.record("\(name) \(call)") }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            record("size \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
            super.viewWillTransition(to: size, with: coordinator)
            _ = coordinator.animate { context in
                self.animatedWidths.append(self.view.bounds.width)
                let angle = atan2(context.targetTransform.b, context.targetTransform.a)
                self.record("alongside \(Int((angle * 180 / .pi).rounded()))°")
            } completion: { _ in
                self.record("completion")
            }
        }
        override func willTransition(
            to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            record("traits \(new.horizontalSizeClass) \(new.verticalSizeClass)")
            super.willTransition(to: new, with: coordinator)
        }
        override func traitCollectionDidChange(_ old: UITraitCollection?) {
            guard let old, AppStage.current?.environment.lifeCycle.isLaunching == false else { return }
            let now = traitCollection
            record(
                "changed from \(old.verticalSizeClass) \(old.userInterfaceStyle) to \(now.verticalSizeClass) "
                    + "\(now.userInterfaceStyle)")
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask ?? .all }
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
    }

    private func launch(_ stage: AppStage, _ root: UIViewController, info: [String: Any] = [:]) throws {
        delegate.setUp = { delegate in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            delegate.window = window
        }
        _ = try stage.launch(info: info) { delegate }
        stage.wait(0)
    }

    private func make<Object: AnyObject>(_ stage: AppStage, _ body: () -> Object) -> Object {
        stage.environment.perform(body)
    }

    @Test("a rotation: traits, size, change with what is animated alongside, completion")
    func rotation() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        var calls = stage.send(.hold(.landscapeLeft))
        #expect(
            calls == [
                "root traits compact compact", "root size 667×375 from 375",
                "root changed from regular light to compact light", "root alongside 90°",
            ])
        #expect(root.view.bounds.size == CGSize(width: 667, height: 375) && root.animatedWidths == [667])
        #expect(root.transitionCoordinator != nil && UIScreenIs(stage, 667, 375))
        #expect(stage.environment.interfaceOrientation == .landscapeRight)
        calls = stage.calls(wait: 1) {}
        #expect(calls == ["...", "root completion"] && root.transitionCoordinator == nil)
        #expect(root.view.safeAreaInsets.top == 0, "a phone that is turned has no status bar")
        calls = stage.send(.hold(.portrait))
        #expect(calls.contains("root alongside -90°") && root.view.bounds.width == 375)
        stage.wait(1)
        #expect(root.view.safeAreaInsets.top == 20 && stage.messages == [])
    }

    private func UIScreenIs(_ stage: AppStage, _ width: CGFloat, _ height: CGFloat) -> Bool {
        stage.environment.perform { UIScreen.main.bounds.size == CGSize(width: width, height: height) }
    }

    @Test("two rotations in a row end as the last one wants")
    func rotationInRotation() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        _ = stage.send(.hold(.landscapeLeft))
        stage.wait(0.1)
        let calls = stage.calls(wait: 2) { stage.environment.input.send(.hold(.portrait)) }
        #expect(calls.filter { $0 == "root completion" }.count == 2 && root.view.bounds.width == 375)
        #expect(delegate.window?.isUserInteractionEnabled == true)
        #expect(root.view.layer.animationKeys() == nil && root.transitionCoordinator == nil)
    }

    @Test("the interface stays where the app, its delegate or its controller doesn't support the orientation")
    func supported() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        root.mask = .portrait
        #expect(stage.send(.hold(.landscapeLeft)) == [] && stage.environment.interfaceOrientation == .portrait)
        // Now it does, and says so.
        root.mask = nil
        #expect(stage.calls { root.setNeedsUpdateOfSupportedInterfaceOrientations() }.count == 4)
        #expect(stage.environment.interfaceOrientation == .landscapeRight)
        stage.wait(1)
        delegate.orientations = .portrait
        #expect(stage.calls { root.setNeedsUpdateOfSupportedInterfaceOrientations() }.contains("root alongside -90°"))
        stage.wait(1)
        #expect(root.view.bounds.width == 375)
    }

    @Test("delegates of tab bars and split views say which orientations are supported")
    func delegates() throws {
        final class Portrait: NSObject, UITabBarControllerDelegate, UISplitViewControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
            func splitViewControllerSupportedInterfaceOrientations(
                _ splitViewController: UISplitViewController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let (stage, portrait) = (AppStage(), Portrait())
        let tabs = make(stage) { UITabBarController() }
        try launch(stage, tabs)
        tabs.delegate = portrait
        _ = stage.send(.hold(.landscapeLeft))
        #expect(stage.environment.interfaceOrientation == .portrait)
        let split = make(stage) { UISplitViewController(style: .doubleColumn) }
        _ = stage.calls(wait: 1) { delegate.window?.rootViewController = split }
        split.delegate = portrait
        split.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(stage.environment.interfaceOrientation == .portrait)
        split.delegate = nil
        split.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(stage.environment.interfaceOrientation == .landscapeRight)
    }

    @Test("the app's delegate hears of a turn before and after it")
    func statusBarOrientation() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) { heard.append("will \(newStatusBarOrientation.rawValue) in \(duration)") }
            func application(
                _ application: UIApplication,
                didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
            ) { heard.append("did \(oldStatusBarOrientation.rawValue)") }
            var heard: [String] = []
        }
        let stage = AppStage()
        let own = make(stage) { Delegate() }
        _ = try stage.launch(info: [:]) { own }
        stage.environment.perform {
            own.window = UIWindow(frame: UIScreen.main.bounds)
            own.window?.rootViewController = Watcher()
            own.window?.makeKeyAndVisible()
        }
        _ = stage.send(.hold(.landscapeLeft))
        #expect(own.heard == ["will 3 in 0.3", "did 1"])
    }

    @Test("an app that doesn't support the orientation of the device is launched in its own")
    func launchTurned() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        delegate.orientations = .landscapeRight
        try launch(stage, root, info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]])
        #expect(stage.environment.interfaceOrientation == .landscapeRight && root.view.bounds.width == 667)
        #expect(root.traitCollection.verticalSizeClass == .compact)
    }

    @Test("a controller in full screen that only supports landscape turns the interface, and it turns back after it")
    func presentedLandscape() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        let film = make(stage) { Watcher() }
        (film.name, film.mask, film.modalPresentationStyle) = ("film", .landscape, .fullScreen)
        _ = stage.calls(wait: 2) { root.present(film, animated: true) }
        #expect(film.view.bounds.size == CGSize(width: 667, height: 375))
        #expect(stage.environment.interfaceOrientation == .landscapeRight)
        _ = stage.calls(wait: 2) { root.dismiss(animated: true) }
        #expect(stage.environment.interfaceOrientation == .portrait && root.view.frame.width == 375)
        #expect(delegate.window?.subviews.count == 1 && delegate.window?.subviews.first === root.view)
    }

    @Test("children and presented controllers hear of the size that they will get")
    func containers() throws {
        let stage = AppStage()
        let (root, inner) = (make(stage) { Watcher() }, make(stage) { Watcher() })
        inner.name = "inner"
        let navigation = make(stage) { UINavigationController(rootViewController: inner) }
        try launch(stage, navigation)
        (root.name, root.modalPresentationStyle) = ("sheet", .overFullScreen)
        _ = stage.calls(wait: 1) { inner.present(root, animated: true) }
        let calls = stage.send(.hold(.landscapeRight))
        #expect(calls.contains("inner size 667×375 from 375") && calls.contains("sheet size 667×375 from 375"))
        #expect(calls.contains("inner traits compact compact") && calls.contains("sheet traits compact compact"))
        #expect(root.view.bounds.width == 667 && inner.view.bounds.width == 667)
    }

    @Test("another appearance changes traits and colors, and nothing moves")
    func appearance() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        root.view.backgroundColor = .systemBackground
        #expect(
            stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark))) == [
                "root changed from regular light to regular dark"
            ])
        let color = try #require(root.view.layer.backgroundColor)
        #expect(color == UIColor.black.cgColor && root.transitionCoordinator == nil)
        #expect(stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark))) == [])
    }

    @Test("an app that keeps an appearance doesn't change it")
    func keptAppearance() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root, info: ["UIUserInterfaceStyle": "Light"])
        #expect(stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark))) == [])
        #expect(root.traitCollection.userInterfaceStyle == .light)
    }

    @Test("another size of texts is told, and texts that follow it grow")
    func contentSize() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        let label = make(stage) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Coffee"
            root.view.addSubview(label)
            return label
        }
        let small = label.intrinsicContentSize.height
        let heard = Heards()
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: stage.environment.screen, queue: nil
        ) { note in
            let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { heard.values.append(category) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = stage.send(.prefer(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
        #expect(heard.values == [.accessibilityLarge] && label.intrinsicContentSize.height > small * 1.5)
        #expect(stage.environment.application.preferredContentSizeCategory == .accessibilityLarge)
    }

    @MainActor
    final class Heards { var values: [UIContentSizeCategory?] = [] }

    @Test("a part of the screen: the size class changes with the size, and the scene's delegate hears of it")
    func splitScreen() throws {
        let stage = AppStage(AppStage.pad, idiom: .pad)
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        let calls = stage.send(.resize(AppStage.narrow))
        #expect(
            calls.prefix(2) == ["root traits compact regular", "root size 375×1180 from 820"]
                && root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.view.bounds.width == 375)
    }

    @Test("a popover becomes a sheet in a compact width, and a popover again, without being dismissed")
    func popover() throws {
        let stage = AppStage(AppStage.pad, idiom: .pad)
        let (root, list) = (make(stage) { Watcher() }, make(stage) { Watcher() })
        list.name = "list"
        try launch(stage, root)
        list.modalPresentationStyle = .popover
        list.preferredContentSize = CGSize(width: 300, height: 200)
        list.popoverPresentationController?.sourceView = root.view
        _ = stage.calls(wait: 1) { root.present(list, animated: true) }
        #expect(list.view.bounds.width == 300)
        _ = stage.calls(wait: 1) { stage.environment.input.send(.resize(AppStage.narrow)) }
        #expect(list.presentation?.controller is UISheetPresentationController && list.view.bounds.width == 375)
        #expect(list.presentationController is UIPopoverPresentationController && list.appearance.phase == .appeared)
        _ = stage.calls(wait: 1) { stage.environment.input.send(.resize(AppStage.pad)) }
        #expect(list.presentation?.controller is UIPopoverPresentationController && list.view.bounds.width == 300)
        _ = stage.calls(wait: 1) { root.dismiss(animated: true) }
        #expect(root.presentedViewController == nil && delegate.window?.subviews.count == 1 && root.view.window != nil)
        #expect(stage.messages == [])
    }

    @Test("the delegate may show another controller in the adapted style, which takes its place")
    func replacement() throws {
        final class Adapting: UIPopoverPresentationControllerDelegate {
            var navigation: UINavigationController?
            var styles: [UIModalPresentationStyle] = []
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                let made = UINavigationController(rootViewController: controller.presentedViewController)
                navigation = made
                return made
            }
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { styles.append(style) }
        }
        let stage = AppStage(AppStage.pad, idiom: .pad)
        let (root, list) = (make(stage) { Watcher() }, make(stage) { Watcher() })
        try launch(stage, root)
        let adapting = Adapting()
        list.modalPresentationStyle = .popover
        list.popoverPresentationController?.sourceView = root.view
        list.popoverPresentationController?.delegate = adapting
        _ = stage.calls(wait: 1) { root.present(list, animated: true) }
        _ = stage.calls(wait: 1) { stage.environment.input.send(.resize(AppStage.narrow)) }
        #expect(root.presentedViewController === adapting.navigation && list.view.window != nil)
        #expect(adapting.styles == [.none, .fullScreen] && root.view.window == nil)
        #expect(root.appearance.phase == .disappeared && list.appearance.phase == .appeared)
        _ = stage.calls(wait: 1) { root.dismiss(animated: true) }
        #expect(root.view.window != nil && root.appearance.phase == .appeared)
    }

    @Test("the status bar is as the controller wants it, and the safe area follows")
    func statusBar() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        #expect(!stage.environment.statusBar.isHidden && root.view.safeAreaInsets.top == 20)
        root.hidesStatusBar = true
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(stage.environment.statusBar.isHidden && root.view.safeAreaInsets.top == 0)
        let above = make(stage) { Watcher() }
        above.modalPresentationStyle = .fullScreen
        _ = stage.calls(wait: 1) { root.present(above, animated: true) }
        #expect(!stage.environment.statusBar.isHidden && above.view.safeAreaInsets.top == 20)
        let navigation = make(stage) { UINavigationController(rootViewController: Watcher()) }
        navigation.navigationBar.barStyle = .black
        stage.environment.perform { delegate.window?.rootViewController = navigation }
        #expect(stage.environment.statusBar.style == .lightContent)
    }

    @Test("the status bar is white over the black that a sheet leaves, unless the sheet decides itself or leaves more")
    func statusBarOverSheet() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        try launch(stage, root)
        let (sheet, half) = (make(stage) { Watcher() }, make(stage) { Watcher() })
        #expect(stage.environment.statusBar.style == .default)
        _ = stage.calls(wait: 1) { root.present(sheet, animated: true) }
        #expect(stage.environment.statusBar.style == .lightContent)
        half.sheetPresentationController?.detents = [.medium()]
        _ = stage.calls(wait: 1) { sheet.present(half, animated: true) }
        #expect(stage.environment.statusBar.style == .lightContent)
        _ = stage.calls(wait: 1) { root.dismiss(animated: true) }
        #expect(stage.environment.statusBar.style == .default)
        // A presentation controller is for one presentation.
        half.sheetPresentationController?.detents = [.medium()]
        _ = stage.calls(wait: 1) { root.present(half, animated: true) }
        #expect(stage.environment.statusBar.style == .default)
        _ = stage.calls(wait: 1) { root.dismiss(animated: true) }
        sheet.modalPresentationCapturesStatusBarAppearance = true
        _ = stage.calls(wait: 1) { root.present(sheet, animated: true) }
        #expect(stage.environment.statusBar.style == .default)
    }

    @Test("where controllers don't decide, the app and Info.plist do")
    func statusBarByApp() throws {
        let stage = AppStage()
        let root = make(stage) { Watcher() }
        root.hidesStatusBar = true
        try launch(
            stage, root,
            info: [
                "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            ])
        let application = stage.environment.application
        #expect(!application.isStatusBarHidden && application.statusBarStyle == .lightContent)
        application.setStatusBarHidden(true, with: .fade)
        #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
    }
}

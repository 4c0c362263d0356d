import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// UIKit calls what an app overrides in controllers where it does such things itself.
@MainActor
@Suite struct ControllerOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func controllersAreToldWhatTheirViewsGoThrough() {
        let controller = HeardController(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let heard = Heard.of(controller) {
            navigation.pushViewController(controller, animated: false)
            window.layoutIfNeeded()
            controller.view.layoutMargins.left += 1
        }
        #expect(
            heard.isSuperset(of: [
                "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
                "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()", "navigationItem",
                "willMove(toParent:)", "didMove(toParent:)", "viewSafeAreaInsetsDidChange()",
                "viewLayoutMarginsDidChange()",
            ]))
        #expect(
            Heard.of(controller) { navigation.pushViewController(UIViewController(), animated: false) }.isSuperset(of: [
                "viewWillDisappear(_:)", "viewDidDisappear(_:)",
            ]))
        #expect(Heard.of(controller) { controller.isEditing = true }.contains("setEditing(_:animated:)"))
        #expect(controller.isEditing)
        #expect(
            Heard.of(controller) { controller.overrideUserInterfaceStyle = .dark }.contains(
                "traitCollectionDidChange(_:)"))
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func containersGoThroughTheirOwnMethods() {
        final class Toolbar: UIToolbar {}
        let navigation = HeardNavigation(nibName: nil, bundle: nil)
        let first = UIViewController()
        #expect(
            Heard.of(navigation) { navigation.viewControllers = [first] }.contains("setViewControllers(_:animated:)"))
        #expect(
            Heard.of(navigation) { first.show(UIViewController(), sender: nil) }.contains(
                "pushViewController(_:animated:)"))
        let custom = HeardNavigation(
            navigationBarClass: HeardBar.self, toolbarClass: Toolbar.self)
        #expect(custom.navigationBar is HeardBar && custom.toolbar is Toolbar)
        let bar = HeardBar(frame: .zero)
        #expect(
            Heard.of(bar) { bar.pushItem(UINavigationItem(title: "a"), animated: true) }.contains(
                "setItems(_:animated:)"))
        #expect(bar.topItem?.title == "a" && bar.backItem == nil)
    }
}

/// A controller that notes what it goes through.
@MainActor
private final class HeardController: UIViewController {
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override func viewIsAppearing(_ animated: Bool) {
        heard(self, "viewIsAppearing(_:)", super.viewIsAppearing(animated))
    }
    override func viewDidAppear(_ animated: Bool) {
        heard(self, "viewDidAppear(_:)", super.viewDidAppear(animated))
    }
    override func viewWillDisappear(_ animated: Bool) {
        heard(self, "viewWillDisappear(_:)", super.viewWillDisappear(animated))
    }
    override func viewDidDisappear(_ animated: Bool) {
        heard(self, "viewDidDisappear(_:)", super.viewDidDisappear(animated))
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
    override func viewDidLayoutSubviews() {
        heard(self, "viewDidLayoutSubviews()", super.viewDidLayoutSubviews())
    }
    override func viewSafeAreaInsetsDidChange() {
        heard(self, "viewSafeAreaInsetsDidChange()", super.viewSafeAreaInsetsDidChange())
    }
    override func viewLayoutMarginsDidChange() {
        heard(self, "viewLayoutMarginsDidChange()", super.viewLayoutMarginsDidChange())
    }
    override func updateViewConstraints() {
        heard(self, "updateViewConstraints()", super.updateViewConstraints())
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
    }
    override func willMove(toParent parent: UIViewController?) {
        heard(self, "willMove(toParent:)", super.willMove(toParent: parent))
    }
    override func didMove(toParent parent: UIViewController?) {
        heard(self, "didMove(toParent:)", super.didMove(toParent: parent))
    }
    override var navigationItem: UINavigationItem { heard(self, "navigationItem", super.navigationItem) }
}

/// A navigation controller that notes changes of its stack.
@MainActor
private final class HeardNavigation: UINavigationController {
    override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        heard(self, "setViewControllers(_:animated:)", super.setViewControllers(controllers, animated: animated))
    }
    override func pushViewController(_ controller: UIViewController, animated: Bool) {
        heard(self, "pushViewController(_:animated:)", super.pushViewController(controller, animated: animated))
    }
}

/// A navigation bar that notes changes of its items.
@MainActor
private final class HeardBar: UINavigationBar {
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        heard(self, "setItems(_:animated:)", super.setItems(items, animated: animated))
    }
}

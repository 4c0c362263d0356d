import Foundation
import Testing

@testable import UIKit

/// Methods of UIKit that selectors name.
@MainActor
struct FrameworkMemberTests {
    private final class List: UITableView {
        var reloads = 0
        override func reloadData() { reloads += 1 }
    }

    private func environment(_ body: () -> Void) -> [String] {
        let environment = UIEnvironment()
        var messages: [String] = []
        environment.report = { messages.append($0) }
        environment.perform(body)
        return messages
    }

    @Test("an object has the methods of its class and of those above it, and overrides are called")
    func called() {
        let messages = environment {
            let list = List(frame: .zero)
            let outer = UIView()
            outer.addSubview(list)
            for selector in ["reloadData", "setNeedsLayout", "removeFromSuperview", "endEditing:"] {
                #expect(list.responds(to: Selector(selector)))
            }
            #expect(!UIView().responds(to: Selector("reloadData")))
            list.perform("reloadData")
            list.perform("reloadData", with: "an argument that it has no parameter for")
            #expect(list.reloads == 2)
            list.perform("removeFromSuperview")
            #expect(list.superview == nil)
        }
        #expect(messages.isEmpty)
    }

    @Test("a flag is set by any object, and an object of another class is refused")
    func arguments() {
        let messages = environment {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            UIView.performWithoutAnimation {
                _ = navigation.perform(Selector("popViewControllerAnimated:"), with: false as NSNumber)
            }
            #expect(navigation.viewControllers.count == 1)
            UIView().perform(Selector("addSubview:"), with: "a text")
        }
        #expect(messages.count == 1 && messages[0].contains("expects UIView"))
    }

    @Test("a recognizer ends editing of the view that is its target")
    func recognizer() {
        final class Form: UIView {
            var forced: [Bool] = []
            override func endEditing(_ force: Bool) -> Bool {
                forced.append(force)
                return true
            }
        }
        let messages = environment {
            let form = Form()
            UIApplication.shared.sendAction(
                Selector("endEditing:"), to: form, from: UITapGestureRecognizer(), for: nil)
            #expect(form.forced == [true])
        }
        #expect(messages.isEmpty)
    }

    @Test("a navigation controller that is shown in another one is presented")
    func shownNavigationController() {
        let messages = environment {
            let inner = UINavigationController(rootViewController: UIViewController())
            let page = UIViewController()
            let outer = UINavigationController(rootViewController: page)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = outer
            window.makeKeyAndVisible()
            UIView.performWithoutAnimation { page.show(inner, sender: nil) }
            #expect(outer.presentedViewController === inner)
            #expect(outer.viewControllers == [page])
        }
        #expect(messages.isEmpty)
    }
}

import ElementCatalog
import Foundation
import UIKit

/// Controllers with their views, bars and items.
extension SceneReader {
    /// Reads a controller and all that is in its scene.
    func read(_ controller: UIViewController, isInBar: Bool) -> CapturedElement {
        let name = ClassNames.element(of: controller) ?? "viewController"
        let element = make(name, for: controller, at: "controller")
        element["sceneMemberID"] = "viewController"
        readAttributes(of: controller, into: element, except: Self.attributesApart(of: controller, isInBar: isInBar))
        switch controller {
        case let navigation as UINavigationController:
            element.add(readBar(navigation.navigationBar, at: "bar"))
            if !navigation.isToolbarHidden, let bar = navigation.toolbar {
                element.add(read(bar, key: "toolbar", at: "toolbar"))
            }
        case let tabs as UITabBarController: element.add(readBar(tabs.tabBar, at: "tabBar"))
        case is UISplitViewController, is UIPageViewController: break
        default: readView(of: controller, into: element)
        }
        readItems(of: controller, into: element, isInBar: isInBar)
        readConstraints()
        readConnections()
        return element
    }

    private static func attributesApart(of controller: UIViewController, isInBar: Bool) -> Set<String> {
        var apart: Set<String> = ["restorationIdentifier"]
        // The title of the item is enough where it is that of the controller.
        if controller.title == controller.navigationItem.title, isInBar { apart.insert("title") }
        if !(controller is UISplitViewController) { apart.insert("style") }
        return apart
    }

    /// Documents can only simulate how the status bar looks.
    private func simulateStatusBar(of controller: UIViewController, in element: CapturedElement) {
        let wish = controller.environment.statusBarWish(of: controller)
        let key = "simulatedStatusBarMetrics"
        if wish.isHidden {
            element.add(CapturedElement("nil", key: key))
            report(controller, "code hides the status bar; the scene simulates it")
        } else if wish.style == .lightContent {
            element.add(CapturedElement(key, key: key, ["statusBarStyle": "lightContent"]))
            report(controller, "code sets the style of the status bar; the scene simulates it")
        } else if wish.style != .default {
            report(controller, "code sets the style of the status bar; documents can't")
        }
    }

    private func readView(of controller: UIViewController, into element: CapturedElement) {
        guard controller.isViewLoaded, let view = controller.view else {
            return report(controller, "it wasn't shown, so its view isn't captured; a step that shows it helps")
        }
        simulateStatusBar(of: controller, in: element)
        guard let spelled = read(view, key: "view", at: "view") else { return }
        if view.backgroundColor == nil, let color = view.window?.backgroundColor, element.name == "viewController",
            controller.parent == nil
        {
            report(controller, "the color of the window is captured as that of its view")
            spelled.add(self.spelled(color, "backgroundColor", of: view))
        }
        element.add(spelled)
        if let table = controller as? UITableViewController, let refresh = table.refreshControl {
            let control = CapturedElement("refreshControl", key: "refreshControl")
            control["id"] = board.ids.id("\(name)/refresh")
            control["opaque"] = "NO"
            control["multipleTouchEnabled"] = "YES"
            control["contentMode"] = "center"
            control["enabled"] = "NO"
            control["contentHorizontalAlignment"] = "center"
            control["contentVerticalAlignment"] = "center"
            control.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
            adopt(control, for: refresh)
            element.add(control)
        }
        // The guides are made when they are asked for: only those that constraints name are.
        let items = view.constraints.filter { !$0.isSystemMade }.flatMap { [$0.firstItem, $0.secondItem] }.compactMap(
            \.self)
        let guides = items.compactMap { $0 as? UIView }.filter { ClassNames.title(of: $0) == "ControllerLayoutGuide" }
        for guide in guides where self.element(of: guide) == nil {
            let type = guide.frame.midY < view.bounds.midY ? "top" : "bottom"
            let spelled = CapturedElement("viewControllerLayoutGuide", ["type": type])
            spelled["id"] = board.ids.id("\(name)/\(type)")
            adopt(spelled, for: guide)
            element.add("layoutGuides", [spelled])
        }
    }

    private func readItems(of controller: UIViewController, into element: CapturedElement, isInBar: Bool) {
        let item = controller.navigationItem
        let hasItems =
            item.title != nil || item.titleView != nil || item.rightBarButtonItem != nil
            || item.leftBarButtonItem != nil
        let isContainer = controller is UINavigationController || controller is UITabBarController
        if isInBar || hasItems && !isContainer {
            element.add(read(item, key: "navigationItem", at: "item"))
        }
        if controller.tabBarController != nil, controller.parent is UITabBarController {
            element.add(readTab(controller.tabBarItem, "tabBarItem", at: "tab"))
        }
        if let items = controller.toolbarItems {
            element.add("toolbarItems", items.enumerated().map { readItem($1, nil, at: "toolbarItem\($0)") })
        }
        // Actions of items belong to the scene like those of controls.
        for object in objects {
            guard let item = object as? UIBarButtonItem, let action = item.action, let spelled = self.element(of: item)
            else { continue }
            guard let target = item.target, let destination = self.element(of: target) else {
                report(item, "its action '\(action.description)' goes to an object outside of the scene")
                continue
            }
            if canConnect(action.description, target, item) {
                connect("action", from: spelled, to: destination, ["selector": action.description])
            }
        }
    }
}

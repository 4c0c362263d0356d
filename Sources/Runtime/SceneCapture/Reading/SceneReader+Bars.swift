import CoreGraphics
import ElementCatalog
import Foundation
import UIKit

/// Bars and their items.
extension SceneReader {
    func readItems(of bar: UINavigationBar, into element: CapturedElement, at path: String) {
        // The items of a controller's bar belong to the controllers in it.
        guard !(bar.delegate is UINavigationController) else { return }
        element.add(
            "items",
            (bar.items ?? []).enumerated().map { read($1, key: nil, at: "\(path)/item\($0)") })
    }

    /// Reads the bar of a navigation controller.
    func readBar(_ bar: UINavigationBar, at path: String) -> CapturedElement {
        let element = make("navigationBar", key: "navigationBar", for: bar, at: path)
        readAttributes(of: bar, into: element, except: ["translatesAutoresizingMaskIntoConstraints", "userLabel"])
        element.add(ValueSpelling.rect(bar.frame))
        element.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
        readAppearances(of: bar, into: element)
        return element
    }

    func readAppearances(of bar: UINavigationBar, into element: CapturedElement) {
        readAppearances(
            [
                ("standardAppearance", bar.standardAppearance), ("scrollEdgeAppearance", bar.scrollEdgeAppearance),
                ("compactAppearance", bar.compactAppearance),
            ], "navigationBarAppearance", of: bar, into: element)
    }

    func readAppearances(of bar: UITabBar, into element: CapturedElement) {
        readAppearances(
            [
                ("standardAppearance", bar.standardAppearance), ("scrollEdgeAppearance", bar.scrollEdgeAppearance),
            ], "tabBarAppearance", of: bar, into: element)
    }

    /// Reads the bar of a tab bar controller.
    func readBar(_ bar: UITabBar, at path: String) -> CapturedElement {
        let element = make("tabBar", key: "tabBar", for: bar, at: path)
        readAttributes(of: bar, into: element, except: ["translatesAutoresizingMaskIntoConstraints", "tintColor"])
        if let tint = bar.ownTintColor { element.add(spelled(tint, "selectedImageTintColor", of: bar)) }
        element.add(ValueSpelling.rect(bar.frame))
        element.add(CapturedElement("autoresizingMask", key: "autoresizingMask"))
        readAppearances(of: bar, into: element)
        return element
    }

    private func readAppearances(
        _ appearances: [(String, UIBarAppearance?)], _ name: String, of bar: UIView, into element: CapturedElement
    ) {
        let usual = UIBarAppearance()
        for (key, appearance) in appearances {
            guard let appearance else { continue }
            let spelled = CapturedElement(name, key: key)
            let hasUsualShadow = appearance.shadowColor == usual.shadowColor
            readAttributes(of: appearance, into: spelled, except: hasUsualShadow ? ["shadowColor"] : [])
            let isPlain = spelled.children.isEmpty && spelled.attributes.count == 1
            // A bar without an appearance of its own has the usual one as standard.
            if isPlain, key == "standardAppearance" { continue }
            if appearance.shadowColor == nil, appearance.backgroundColor == nil, appearance.backgroundEffect == nil {
                report(bar, "code makes its \(key) transparent; documents can't")
            }
            element.add(spelled)
        }
    }

    // MARK: Items

    func read(_ item: UINavigationItem, key: String?, at path: String) -> CapturedElement {
        let element = make("navigationItem", key: key, for: item, at: path)
        readAttributes(of: item, into: element)
        let sides: [([UIBarButtonItem]?, String, String)] = [
            (item.leftBarButtonItems, "leftBarButtonItem", "leftBarButtonItems"),
            (item.rightBarButtonItems, "rightBarButtonItem", "rightBarButtonItems"),
        ]
        for (items, single, several) in sides {
            let items = items ?? []
            if items.count == 1 {
                element.add(readItem(items[0], single, at: "\(path)/\(single)"))
            } else {
                element.add(several, items.enumerated().map { readItem($1, nil, at: "\(path)/\(single)\($0)") })
            }
        }
        if let back = item.backBarButtonItem {
            element.add(readItem(back, "backBarButtonItem", at: "\(path)/back"))
        }
        if let view = item.titleView { element.add(read(view, key: "titleView", at: "\(path)/titleView")) }
        if item.searchController != nil { report(item, "its search controller is made in code") }
        return element
    }

    func readItem(_ item: UIBarButtonItem, _ key: String?, at path: String) -> CapturedElement {
        let element = make("barButtonItem", key: key, for: item, at: path)
        let type = ElementCatalog.shared["barButtonItem"]?.attribute("systemItem")?.type
        if let system = item.systemItem, let type {
            element["systemItem"] = ValueSpelling.attribute(.option(system.rawValue), type)
        }
        readAttributes(of: item, into: element, except: item.systemItem == nil ? [] : ["title", "image", "style"])
        if let view = item.customView { element.add(read(view, key: "customView", at: "\(path)/view")) }
        if item.titleTextAttributes(for: .normal)?.isEmpty == false {
            report(item, "documents can't have the font and color of its title")
        }
        if item.menu != nil { report(item, "its menu is made in code") }
        if item.primaryAction != nil { report(item, "documents can't have its closure; use an action") }
        return element
    }

    func readTab(_ item: UITabBarItem, _ key: String?, at path: String) -> CapturedElement {
        let element = make("tabBarItem", key: key, for: item, at: path)
        let type = ElementCatalog.shared["tabBarItem"]?.attribute("systemItem")?.type
        if let system = item.systemItem, let type {
            element["systemItem"] = ValueSpelling.attribute(.option(system.rawValue), type)
        }
        var apart: Set<String> = item.systemItem == nil ? [] : ["title", "image", "selectedImage"]
        if item.selectedImage?.name == item.image?.name { apart.insert("selectedImage") }
        readAttributes(of: item, into: element, except: apart)
        return element
    }
}

import ElementCatalog
import Foundation
import UIKit

/// Outlets and actions, where the classes have them.
extension SceneReader {
    /// Reads the connections of all objects of the scene, which were read before.
    func readConnections() {
        for object in objects {
            guard let element = element(of: object) else { continue }
            readOutlets(of: object, element)
            if let control = object as? UIControl { readActions(of: control, element) }
            if let view = object as? UIView { readRecognizers(of: view, element) }
        }
    }

    /// Outlets that the structure of the document says.
    private static let structural: Set<String> = [
        "view", "window", "tableView", "collectionView", "accessoryView", "editingAccessoryView", "backgroundView",
        "selectedBackgroundView", "tableHeaderView", "tableFooterView", "navigationItem", "tabBarItem", "navigationBar",
        "contentView", "selectionSegueTemplate", "accessoryActionSegueTemplate", "gestureRecognizers", "toolbar",
        "navigationController", "tabBar", "superview", "parent", "presentingViewController", "presentedViewController",
        "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem", "titleView", "customView", "leftView",
        "rightView",
        "selectedViewController", "topViewController", "visibleViewController", "splitViewController",
        "tabBarController", "refreshControl", "searchController",
    ]

    /// Outlets of UIKit's own classes that apps connect.
    private static let usual: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    ]

    private func readOutlets(of object: AnyObject, _ element: CapturedElement) {
        let isCustom = ClassNames.custom(object) != nil
        if isCustom, board.isStandalone { return }
        for outlet in InterfaceMembers.outlets(of: object) where !Self.structural.contains(outlet.name) {
            guard isCustom || Self.usual.contains(outlet.name), let target = self.element(of: outlet.value),
                target !== element
            else { continue }
            connect("outlet", from: element, to: target, ["property": outlet.name])
        }
        guard isCustom else { return }
        for collection in InterfaceMembers.outletCollections(of: object)
        where !Self.structural.contains(collection.name) {
            for value in collection.values {
                guard let target = self.element(of: value) else { continue }
                connect("outletCollection", from: element, to: target, ["property": collection.name])
            }
        }
    }

    func connect(
        _ kind: String, from source: CapturedElement, to target: CapturedElement,
        _ attributes: KeyValuePairs<String, String?>
    ) {
        let connection = CapturedElement(kind, attributes)
        connection["destination"] = target.id
        let path = attributes.map { $0.value ?? "" }.joined(separator: "/")
        connection["id"] = board.ids.id("\(source.id)/\(kind)/\(path)/\(target.id)")
        source.connect(connection)
    }

    private func readActions(of control: UIControl, _ element: CapturedElement) {
        let events = ElementCatalog.shared.enumerations["eventType"]
        for known in control.namedActions {
            guard let target = known.target, let destination = self.element(of: target) else {
                report(control, "its action '\(known.action)' goes to an object outside of the scene")
                continue
            }
            guard canConnect(known.action, target, control) else { continue }
            let names = events?.values.filter { name in
                guard let raw = events?.rawValue(of: name), raw.nonzeroBitCount == 1 else { return false }
                return known.events.rawValue & UInt(raw) != 0
            }
            for name in names ?? [] {
                connect(
                    "action", from: element, to: destination, ["selector": known.action, "eventType": name])
            }
        }
    }

    /// Returns whether an action can be connected; one that can't is reported.
    func canConnect(_ action: String, _ target: AnyObject, _ sender: AnyObject) -> Bool {
        if board.isStandalone, ClassNames.custom(target) != nil { return false }
        if InterfaceMembers.hasAction(action, target) { return true }
        report(
            sender,
            "its action '\(action)' isn't an @IBAction of \(ClassNames.title(of: target)), so it can't be connected")
        return false
    }

    // MARK: Recognizers

    private func readRecognizers(of view: UIView, _ element: CapturedElement) {
        for (number, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
            // Those of UIKit's own classes have closures or objects that aren't in the scene.
            let actions = recognizer.namedActions.filter { ClassNames.custom($0.target) != nil }
            guard !actions.isEmpty, let name = ClassNames.element(of: recognizer) else { continue }
            let connected = actions.filter { canConnect($0.action, $0.target, recognizer) }
            guard !connected.isEmpty else { continue }
            let spelled = make(name, for: recognizer, at: "\(element.id)/recognizer\(number)")
            readAttributes(of: recognizer, into: spelled)
            for known in connected {
                guard let target = self.element(of: known.target) else { continue }
                connect("action", from: spelled, to: target, ["selector": known.action])
            }
            recognizers.append(spelled)
            connect(
                "outletCollection", from: element, to: spelled, ["property": "gestureRecognizers", "appends": "YES"])
        }
    }
}

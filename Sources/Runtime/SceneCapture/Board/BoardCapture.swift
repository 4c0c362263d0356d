import CoreGraphics
import Foundation
package import UIKit

/// Captures the screens of a running app as the scenes of a storyboard.
///
/// `look` is called whenever the app is at rest: first when it was launched, then after each step. Controllers that are shown for the
/// first time become scenes, with segues from where they were reached.
@MainActor
package final class BoardCapture {
    /// Whether UIKit's classes take the place of the app's, for a document that needs no code.
    let isStandalone: Bool
    var ids = CapturedIDs()
    private(set) var scenes: [CapturedScene] = []
    private(set) var findings: [CapturedFinding] = []
    /// The images that were made in code, by their names.
    private(set) var images: [(name: String, image: UIImage)] = []
    private var known: [ObjectIdentifier: CapturedScene] = [:]
    /// Controllers are known by their identity, so they are kept.
    private var kept: [UIViewController] = []
    /// Tabs that were loaded to be captured, and are captured again when a step shows them.
    private var unshown: Set<ObjectIdentifier> = []
    private var names: Set<String> = []
    private(set) var initial: CapturedScene?
    /// The color that the first window gives all views.
    private(set) var tint: UIColor?

    package init(isStandalone: Bool = false) { self.isStandalone = isStandalone }

    // MARK: Looking

    /// Looks at what the app shows. `origin` is the view that a step has touched.
    package func look(at environment: UIEnvironment, after origin: UIView? = nil) {
        let windows = environment.visibleWindows.filter { $0.rootViewController != nil }
        guard let root = windows.first?.rootViewController else { return }
        let scene = visit(root, isInBar: false)
        if initial == nil {
            initial = scene
            tint = windows.first?.ownTintColor
        }
        follow(root, after: origin)
        for window in windows.dropFirst() {
            guard let other = window.rootViewController, known[ObjectIdentifier(other)] == nil else { continue }
            kept.append(other)
            report(
                CapturedFinding(
                    scene: scene?.name ?? "", object: ClassNames.title(of: other),
                    message: "it is in a window of its own, which isn't captured"))
        }
    }

    /// Returns the scene of what is at the front: what was presented, selected and pushed last.
    package func front(of environment: UIEnvironment) -> String? {
        let windows = environment.visibleWindows.filter { $0.rootViewController != nil }
        guard var controller = windows.first?.rootViewController else { return nil }
        while let next = next(inFrontOf: controller), known[ObjectIdentifier(next)] != nil { controller = next }
        return known[ObjectIdentifier(controller)]?.id
    }

    private func next(inFrontOf controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController, presented.presentingViewController === controller,
            canCapture(presented)
        {
            return presented
        }
        return switch controller {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.last
        default: nil
        }
    }

    /// Whether a controller's class is one that documents have, or the app's.
    func canCapture(_ controller: UIViewController) -> Bool {
        ClassNames.element(of: controller) != nil && !ClassNames.isSystemPart(controller)
    }

    func report(_ finding: CapturedFinding) { if !findings.contains(finding) { findings.append(finding) } }

    /// Looks for controllers that a known one has shown since.
    private func follow(_ controller: UIViewController, after origin: UIView?) {
        guard let scene = known[ObjectIdentifier(controller)] else { return }
        switch controller {
        case let navigation as UINavigationController:
            var last: CapturedScene?
            for child in navigation.viewControllers {
                let isNew = known[ObjectIdentifier(child)] == nil
                let shown = visit(child, isInBar: true)
                if isNew, let last, let shown { addSegue(from: last, to: shown, "show", after: origin) }
                follow(child, after: origin)
                last = shown
            }
        case let tabs as UITabBarController:
            if let selected = tabs.selectedViewController {
                _ = visit(selected, isInBar: false)
                readAgain(selected)
                follow(selected, after: origin)
            }
        default: for child in controller.children { follow(child, after: origin) }
        }
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller
        else {
            return
        }
        guard canCapture(presented) else { return leaveOut(presented, of: scene) }
        let isNew = known[ObjectIdentifier(presented)] == nil
        let shown = visit(presented, isInBar: false)
        if isNew, let shown {
            addSegue(from: source(of: controller, origin) ?? scene, to: shown, "presentation", after: origin)
        }
        follow(presented, after: origin)
    }

    private func leaveOut(_ controller: UIViewController, of scene: CapturedScene) {
        let title = controller.title.map { " '\($0)'" } ?? ""
        report(
            CapturedFinding(
                scene: scene.name, object: ClassNames.title(of: controller) + title,
                message: "it is presented in code, and documents can't have it"))
    }

    /// Returns the scene in which a person has touched a view, for a container that presents.
    private func source(of container: UIViewController, _ origin: UIView?) -> CapturedScene? {
        guard let origin else {
            return (container as? UINavigationController)?.topViewController.flatMap { known[ObjectIdentifier($0)] }
        }
        let responders = sequence(first: origin as UIResponder) { $0.next }
        return responders.lazy.compactMap { ($0 as? UIViewController).flatMap { self.known[ObjectIdentifier($0)] } }
            .first
    }

    // MARK: Scenes

    /// Returns the scene of a controller, which is read if it is new; nil for controllers of the system.
    private func visit(_ controller: UIViewController, isInBar: Bool) -> CapturedScene? {
        if let scene = known[ObjectIdentifier(controller)] { return scene }
        guard canCapture(controller) else {
            kept.append(controller)
            report(
                CapturedFinding(
                    scene: "", object: ClassNames.title(of: controller), message: "documents can't have this controller"
                ))
            return nil
        }
        kept.append(controller)
        if let twin = twin(of: controller) {
            known[ObjectIdentifier(controller)] = twin
            return twin
        }
        return capture(controller, isInBar: isInBar)
    }

    private func capture(_ controller: UIViewController, isInBar: Bool) -> CapturedScene {
        let name = sceneName(of: controller)
        let scene = CapturedScene(name: name, controller: controller, id: ids.id("\(name)/scene"))
        known[ObjectIdentifier(controller)] = scene
        scenes.append(scene)
        let reader = SceneReader(self, name)
        scene.element = reader.read(controller, isInBar: isInBar)
        scene.reader = reader
        addContents(of: controller, scene)
        for (container, child) in reader.embedded {
            guard let shown = visit(child, isInBar: false) else { continue }
            connect(container, to: shown, ["kind": "embed"])
        }
        return scene
    }

    /// A controller of the app's class that was shown before, with other content.
    private func twin(of controller: UIViewController) -> CapturedScene? {
        guard let custom = ClassNames.custom(controller)?.name, controller.isViewLoaded else { return nil }
        guard !(controller is UINavigationController), !(controller is UITabBarController) else { return nil }
        return scenes.first { scene in
            scene.controller !== controller && ClassNames.custom(scene.controller)?.name == custom
                && scene.controller.isViewLoaded && !isShownBeside(scene.controller, controller)
        }
    }

    /// Whether two controllers are in one container at a time, such as two tabs of one class.
    private func isShownBeside(_ one: UIViewController, _ other: UIViewController) -> Bool {
        guard let container = one.tabBarController ?? one.splitViewController else { return false }
        return container === (other.tabBarController ?? other.splitViewController)
    }

    /// Reads a tab again that wasn't on the screen when its container was captured.
    private func readAgain(_ controller: UIViewController) {
        if let root = (controller as? UINavigationController)?.topViewController { readAgain(root) }
        guard unshown.remove(ObjectIdentifier(controller)) != nil, let scene = known[ObjectIdentifier(controller)]
        else {
            return
        }
        findings.removeAll { $0.scene == scene.name }
        let segues = scene.element.children.filter { $0.name == "connections" }.flatMap(\.children).filter {
            $0.name == "segue"
        }
        let reader = SceneReader(self, scene.name)
        let id = scene.element.id
        scene.element = reader.read(controller, isInBar: controller.parent is UINavigationController)
        scene.element.replaceID(by: id)
        for segue in segues { scene.element.connect(segue) }
        scene.reader = reader
    }

    private func addContents(of controller: UIViewController, _ scene: CapturedScene) {
        switch controller {
        case let navigation as UINavigationController:
            guard let root = navigation.viewControllers.first, let shown = visit(root, isInBar: true) else { return }
            connect(scene.element, to: shown, ["kind": "relationship", "relationship": "rootViewController"])
        case let tabs as UITabBarController:
            for tab in tabs.viewControllers ?? [] {
                load(tab, in: tabs)
                guard let shown = visit(tab, isInBar: false) else { continue }
                connect(scene.element, to: shown, ["kind": "relationship", "relationship": "viewControllers"])
            }
        case let split as UISplitViewController:
            let names = ["masterViewController", "detailViewController"]
            for (child, name) in zip(split.viewControllers, names) {
                guard let shown = visit(child, isInBar: false) else { continue }
                connect(scene.element, to: shown, ["kind": "relationship", "relationship": name])
            }
        case let pages as UIPageViewController:
            for page in pages.viewControllers ?? [] { _ = visit(page, isInBar: false) }
            report(
                CapturedFinding(
                    scene: scene.name, object: ClassNames.title(of: pages),
                    message: "its pages come from code; the one on the screen is a scene of its own"))
        default: break
        }
    }

    /// Loads the view of a tab that wasn't shown, in the size that it will have.
    private func load(_ tab: UIViewController, in tabs: UITabBarController) {
        guard !tab.isViewLoaded, let size = tabs.selectedViewController?.view.bounds.size else { return }
        unshown.insert(ObjectIdentifier(tab))
        tab.view.frame = CGRect(origin: .zero, size: size)
        tab.view.layoutIfNeeded()
        guard let root = (tab as? UINavigationController)?.topViewController else { return }
        unshown.insert(ObjectIdentifier(root))
        root.view.frame = tab.view.bounds
        root.view.layoutIfNeeded()
    }

    private func sceneName(of controller: UIViewController) -> String {
        var name = ClassNames.custom(controller)?.name ?? controller.title ?? controller.navigationItem.title ?? ""
        for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name != ending {
            name = String(name.dropLast(ending.count))
            break
        }
        name = name.filter { $0.isLetter || $0.isNumber }
        if name.isEmpty { name = String(ClassNames.title(of: controller).dropFirst(2)) }
        var number = 1
        var free = name
        while !names.insert(free).inserted {
            number += 1
            free = "\(name)\(number)"
        }
        return free
    }

    // MARK: Segues

    private func addSegue(from source: CapturedScene, to target: CapturedScene, _ kind: String, after origin: UIView?) {
        let found = origin.flatMap { source.reader?.trigger(of: $0) }
        let trigger = found ?? source.element
        let identifier = "show\(target.name)"
        let exists = trigger.all.contains { $0.name == "segue" && $0["destination"] == target.element.id }
        if exists { return }
        connect(
            trigger, to: target,
            [
                "kind": kind, "identifier": identifier,
                "trigger": trigger.name == "tableViewCell" || trigger.name == "collectionViewCell" ? "selection" : nil,
            ])
    }

    private func connect(
        _ source: CapturedElement, to target: CapturedScene, _ attributes: KeyValuePairs<String, String?>
    ) {
        let segue = CapturedElement("segue", attributes)
        segue["destination"] = target.element.id
        segue["id"] = ids.id("\(source.id)/segue/\(target.name)")
        // A cell is selected by default: documents don't say it.
        if segue["trigger"] == "selection" { segue["trigger"] = nil }
        source.connect(segue)
    }

    // MARK: Images

    /// Returns the name of an image. One that was made in code gets a name, and is written beside the document.
    func name(of image: UIImage, wanted: String, _ report: (String) -> Void) -> String {
        if let name = image.name, !name.isEmpty { return Self.assetName(name) }
        if let known = images.first(where: {
            $0.image === image || $0.image.cgImage === image.cgImage && image.cgImage != nil
        }) {
            return known.name
        }
        let name = "\(wanted)Image\(images.count + 1)"
        images.append((name, image))
        report("its image was made in code; '\(name)' beside the document is a copy")
        return name
    }

    private static func assetName(_ name: String) -> String {
        for ending in [".png", ".jpg", ".jpeg"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

extension SceneReader {
    /// Returns the object of the scene that a touched view belongs to and that a segue can start from.
    fileprivate func trigger(of view: UIView) -> CapturedElement? {
        let triggers: Set<String> = ["button", "tableViewCell", "collectionViewCell", "barButtonItem"]
        for view in sequence(first: view, next: \.superview) {
            if let item = objects.lazy.compactMap({ $0 as? UIBarButtonItem }).first(where: { $0.isShown(by: view) }),
                let element = element(of: item)
            {
                return element
            }
            if let element = element(of: view), triggers.contains(element.name) { return element }
        }
        return nil
    }
}

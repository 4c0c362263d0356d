package import Foundation
import StoryboardModel
package import UIKit
import XMLTree

/// The simulated metrics of a scene: the device's safe area, and the bars of containers.
@MainActor
package struct SimulatedMetrics {
    package var size: CGSize
    package var safeArea: UIEdgeInsets = .zero
    /// The height of the status bar; 0 if none is shown, as for scenes in another's container view.
    package var statusBarHeight: CGFloat = 0
    /// Whether the status bar is white.
    package var isStatusBarLight = false
    package var homeIndicatorHeight: CGFloat = 0
    /// The height with a large title; 0 without a navigation bar.
    package var navigationBarHeight: CGFloat = 0
    package var hasNavigationBar = false
    package var hasTabBar = false
    package var hasToolbar = false
    let heights: BarHeights
}

/// The containers of a document's scenes.
struct InferredContainers {
    private let document: Document
    private let device: DocumentDevice
    /// The navigation or tab bar controllers of controllers, by id.
    private var navigation: [String: Node] = [:]
    private var tabs: [String: Node] = [:]
    /// The children of tab bar controllers that contain controllers, by the controllers' ids.
    private var tabChildren: [String: String] = [:]
    private var pushers: [String: Node] = [:]

    init(_ document: Document, device: DocumentDevice) {
        self.document = document
        self.device = device
        for controller in document.controllers {
            for segue in controller.segues where segue.kind == .relationship {
                if controller.name == "navigationController" { enter(segue.destinationID, controller, \.navigation) }
                if controller.name == "tabBarController" { enter(segue.destinationID, controller, \.tabs) }
            }
            // A simulated bar is also there for controllers that are pushed.
            if simulated("simulatedTopBarMetrics", controller)?.contains("avigationBar") == true {
                enter(controller["id"] ?? "", controller, \.navigation)
            }
        }
    }

    /// Adds a controller and those that are pushed from it to a container.
    private mutating func enter(
        _ id: String, _ container: Node, _ place: WritableKeyPath<InferredContainers, [String: Node]>
    ) {
        var open: [(id: String, pusher: Node?)] = [(id, nil)]
        while let (next, pusher) = open.popLast() {
            guard self[keyPath: place][next] == nil, let controller = document.object(next), controller.isController
            else { continue }
            self[keyPath: place][next] = container
            if place == \.tabs { tabChildren[next] = id }
            if place == \.navigation { pushers[next] = pusher }
            for segue in controller.allSegues {
                switch segue.kind {
                case .show, .push: open.append((segue.destinationID, controller))
                case .relationship: open.append((segue.destinationID, nil))
                default: break
                }
            }
        }
    }

    /// Returns the index of the tab that contains a controller.
    func tab(of controller: Node) -> Int? {
        guard let tabs = tabBarController(of: controller), let child = tabChildren[controller["id"] ?? ""] else {
            return nil
        }
        let children = tabs.segues.filter { $0.kind == .relationship }.map(\.destinationID)
        return children.firstIndex(of: child)
    }

    /// Returns the controller below another in its navigation controller.
    func pusher(of controller: Node) -> Node? { pushers[controller["id"] ?? ""] }

    func navigationController(of controller: Node) -> Node? { navigation[controller["id"] ?? ""] }
    func tabBarController(of controller: Node) -> Node? { tabs[controller["id"] ?? ""] }

    /// Creates the metrics. `size` is the size of the canvas of the scene's root view.
    @MainActor
    func metrics(of controller: Node, size: CGSize, traits: UITraitCollection) -> SimulatedMetrics {
        let heights = BarHeights(traits)
        var metrics = SimulatedMetrics(size: size, heights: heights)
        let bar = navigationController(of: controller)
        let isWidget = controller.child(key: "view")?["simulatedAppContext"] == "notificationCenter"
        // Phones without a home button keep their safe area in notifications, too.
        let hasStatusBar =
            (!isWidget || device.homeIndicatorHeight > 0) && !hides("simulatedStatusBarMetrics", controller)
        metrics.statusBarHeight = hasStatusBar ? CGFloat(device.statusBarHeight) : 0
        metrics.isStatusBarLight =
            controller.child(key: "simulatedStatusBarMetrics")?["statusBarStyle"] == "lightContent"
        metrics.homeIndicatorHeight = CGFloat(device.homeIndicatorHeight)
        metrics.hasNavigationBar = hasNavigationBar(controller, in: bar)
        metrics.hasTabBar = hasTabBar(controller)
        metrics.hasToolbar = hasToolbar(controller, in: bar)
        if isPageSheet(controller, in: bar) {
            metrics.statusBarHeight = 0
            metrics.navigationBarHeight = Self.sheetBarHeight
            metrics.safeArea.top = metrics.hasNavigationBar ? Self.sheetBarHeight : 0
        } else {
            metrics.safeArea.top = hasStatusBar ? device.safeArea.top : 0
            if metrics.hasNavigationBar {
                metrics.navigationBarHeight = heights.navigationBar
                if isLarge(bar, controller), BarHeights.allowLargeTitles(traits) {
                    metrics.navigationBarHeight += BarHeights.largeTitle
                }
                metrics.safeArea.top += metrics.navigationBarHeight
            }
        }
        metrics.safeArea.bottom = device.safeArea.bottom
        if metrics.hasTabBar { metrics.safeArea.bottom += heights.tabBar }
        if metrics.hasToolbar { metrics.safeArea.bottom += heights.toolbar }
        removeOpaqueBars(&metrics, controller)
        if isEmbedded(controller) { metrics.statusBarHeight = 0 }
        if device.id == "appleTV" { metrics.safeArea = televisionSafeArea }
        return metrics
    }

    // MARK: Bars

    private func hasNavigationBar(_ controller: Node, in container: Node?) -> Bool {
        if let kind = simulated("simulatedTopBarMetrics", controller) { return kind.contains("avigationBar") }
        return !hides("simulatedTopBarMetrics", controller) && container != nil
            && container?.bool("navigationBarHidden") != true
    }

    private func hasTabBar(_ controller: Node) -> Bool {
        if let kind = simulated("simulatedBottomBarMetrics", controller) { return kind.contains("abBar") }
        return !hides("simulatedBottomBarMetrics", controller) && tabs[controller["id"] ?? ""] != nil
            && !controller.bool("hidesBottomBarWhenPushed")
    }

    /// Returns whether a navigation controller has a toolbar. A simulated one is there for all its controllers.
    private func hasToolbar(_ controller: Node, in container: Node?) -> Bool {
        if let kind = simulated("simulatedBottomBarMetrics", controller) { return kind.contains("oolbar") }
        guard let container, !hides("simulatedBottomBarMetrics", controller),
            !controller.bool("hidesBottomBarWhenPushed")
        else { return false }
        return container["toolbarHidden"] == "NO"
            || simulated("simulatedBottomBarMetrics", container)?.contains("oolbar") == true
    }

    /// The height of bars in page sheets (9 root views of documents of Xcode 11 and later).
    private static let sheetBarHeight: CGFloat = 56

    /// Returns whether the scene's view has the height of a page sheet in the document, and a segue presents it as one.
    /// A sheet keeps free 10 points more than the status bar, or 20 in total with a home button.
    private func isPageSheet(_ controller: Node, in container: Node?) -> Bool {
        guard let frame = controller.child(key: "view")?.frame else { return false }
        let free = device.homeIndicatorHeight > 0 ? device.statusBarHeight + 10 : 20
        guard abs(screen.height - free - frame.height) < 1, frame.y == 0 else { return false }
        return [controller, container].compactMap(\.self).contains { shown in
            shown.children.contains { $0.name == "modalPageSheetSimulatedSizeMetrics" }
                || document.segues(to: shown["id"] ?? "").contains { $0.kind == .presentation || $0.kind == .modal }
        }
    }

    /// Removes the area of opaque bars if they don't cover the view: in the document it is below the top of the screen,
    /// above its bottom, or shorter by the height of the bars (55 views of two sets of documents; most of them 603
    /// points of 667, 64 points below the top).
    @MainActor
    private func removeOpaqueBars(_ metrics: inout SimulatedMetrics, _ controller: Node) {
        guard let frame = controller.child(key: "view")?.frame, !isEmbedded(controller) else { return }
        if frame.y > 0, isBelowOpaqueBar(controller) { metrics.safeArea.top = 0 }
        guard abs(frame.width - screen.width) < 1 else { return }
        let own = DocumentDevice(of: document)
        let bottom = metrics.safeArea.bottom - device.safeArea.bottom + own.safeArea.bottom
        let tops = [own.safeArea.top, own.statusBarHeight].map { $0 + metrics.navigationBarHeight }
        let covered = screen.height - frame.height
        func covers(_ heights: [Double]) -> Bool { covered >= 1 && heights.contains { abs($0 - covered) < 1 } }
        let coversBoth = covers(tops.map { $0 + bottom })
        if frame.y > 0 || coversBoth || covers(tops) { metrics.safeArea.top = 0 }
        if coversBoth || covers([bottom]) && frame.y == 0 { metrics.safeArea.bottom = 0 }
    }

    /// Returns whether a simulated bar is opaque, so that the scene's view begins below it (RxExample and Reachability, 49
    /// views).
    private func isBelowOpaqueBar(_ controller: Node) -> Bool {
        let bar = controller.child(key: "simulatedTopBarMetrics")
        return bar?.name == "simulatedNavigationBarMetrics" && bar?["translucent"] == "NO"
            && !controller.bool("extendedLayoutIncludesOpaqueBars")
    }

    private func isEmbedded(_ controller: Node) -> Bool {
        document.segues(to: controller["id"] ?? "").contains { $0.kind == .embed }
    }

    /// The screen for which the document was saved.
    private var screen: CGSize { document.canvasScreen }

    /// The overscan area of televisions. Documents that name no device, those of Xcode 7, don't have it.
    private var televisionSafeArea: UIEdgeInsets {
        document.namedDevice == nil ? .zero : UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90)
    }

    private func isLarge(_ bar: Node?, _ controller: Node) -> Bool {
        guard bar?.child(key: "navigationBar")?.bool("largeTitles") == true else { return false }
        return controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    }

    private func simulated(_ key: String, _ controller: Node) -> String? {
        controller.child(key: key).flatMap { $0.name == "nil" ? nil : $0["type"] ?? $0.name }
    }

    private func hides(_ key: String, _ controller: Node) -> Bool { controller.child(key: key)?.name == "nil" }
}

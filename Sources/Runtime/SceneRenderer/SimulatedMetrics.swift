package import Foundation
import StoryboardModel
package import UIKit
import XMLTree

/// What Interface Builder shows around a scene: the device's edges, and bars that containers will bring.
@MainActor
package struct SimulatedMetrics {
    package var size: CGSize
    package var safeArea: UIEdgeInsets = .zero
    package var statusBarHeight: CGFloat = 0
    package var homeIndicatorHeight: CGFloat = 0
    package var hasNavigationBar = false
    package var hasTabBar = false
    package var hasToolbar = false
    let heights: BarHeights
}

/// Which bars the scenes of a document will stand between.
struct InferredContainers {
    private let document: Document
    private let device: DocumentDevice
    /// Controllers by id, with the navigation or tab bar controller that they stand in.
    private var navigation: [String: Node] = [:]
    private var tabs: [String: Node] = [:]

    init(_ document: Document, device: DocumentDevice) {
        self.document = document
        self.device = device
        for controller in document.controllers {
            for segue in controller.segues where segue.kind == .relationship {
                if controller.name == "navigationController" { enter(segue.destinationID, controller, \.navigation) }
                if controller.name == "tabBarController" { enter(segue.destinationID, controller, \.tabs) }
            }
            // A bar that is only pretended is there for what is pushed from under it, too.
            if simulated("simulatedTopBarMetrics", controller)?.contains("avigationBar") == true {
                enter(controller["id"] ?? "", controller, \.navigation)
            }
        }
    }

    /// A controller, and all that is pushed from it, stands in the container.
    private mutating func enter(
        _ id: String, _ container: Node, _ place: WritableKeyPath<InferredContainers, [String: Node]>
    ) {
        var open = [id]
        while let next = open.popLast() {
            guard self[keyPath: place][next] == nil, let controller = document.object(next), controller.isController
            else { continue }
            self[keyPath: place][next] = container
            for segue in controller.allSegues {
                switch segue.kind {
                case .show, .push: open.append(segue.destinationID)
                case .relationship: open.append(segue.destinationID)
                default: break
                }
            }
        }
    }

    func navigationController(of controller: Node) -> Node? { navigation[controller["id"] ?? ""] }
    func tabBarController(of controller: Node) -> Node? { tabs[controller["id"] ?? ""] }

    /// `size` is that of the scene's root view, as the document has it.
    @MainActor
    func metrics(of controller: Node, size: CGSize, traits: UITraitCollection) -> SimulatedMetrics {
        let heights = BarHeights(traits)
        var metrics = SimulatedMetrics(size: size, heights: heights)
        let screen = CGSize(width: device.width, height: device.height)
        let isWidget = controller.child(key: "view")?["simulatedAppContext"] == "notificationCenter"
        let hasStatusBar = !isWidget && !hides("simulatedStatusBarMetrics", controller)
        metrics.statusBarHeight = hasStatusBar ? CGFloat(device.statusBarHeight) : 0
        let bar = navigationController(of: controller)
        metrics.hasNavigationBar =
            switch simulated("simulatedTopBarMetrics", controller) {
            case .some(let kind): kind.contains("avigationBar")
            case nil:
                !hides("simulatedTopBarMetrics", controller) && bar != nil && bar?.bool("navigationBarHidden") != true
            }
        metrics.hasTabBar =
            switch simulated("simulatedBottomBarMetrics", controller) {
            case .some(let kind): kind.contains("abBar")
            case nil:
                !hides("simulatedBottomBarMetrics", controller) && tabs[controller["id"] ?? ""] != nil
                    && !controller.bool("hidesBottomBarWhenPushed")
            }
        metrics.hasToolbar = simulated("simulatedBottomBarMetrics", controller)?.contains("oolbar") == true
        var top = metrics.statusBarHeight
        if metrics.hasNavigationBar {
            top += heights.navigationBar
            if isLarge(bar, controller), BarHeights.allowLargeTitles(traits) { top += BarHeights.largeTitle }
        }
        // A root view that is as much smaller as the bars are high stands below them.
        if size.height < screen.height, abs(screen.height - top - size.height) < 1 { top = 0 }
        metrics.homeIndicatorHeight = CGFloat(device.homeIndicatorHeight)
        var bottom = metrics.homeIndicatorHeight
        if metrics.hasTabBar { bottom += heights.tabBar }
        if metrics.hasToolbar { bottom += heights.toolbar }
        metrics.safeArea = UIEdgeInsets(top: top, bottom: bottom)
        // Televisions may cut off what is near their edges.
        if device.id == "appleTV" { metrics.safeArea = UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90) }
        return metrics
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

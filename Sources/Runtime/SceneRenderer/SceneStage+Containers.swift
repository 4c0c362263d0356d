import Foundation
import StoryboardModel
import UIKit
import XMLTree

extension SceneStage {
    /// Returns a placeholder for a controller without a view: a canvas with its name and bars.
    func placeholder(of scene: Scene) -> UIView? {
        guard let node = scene.controller, !node.isStoryboardReference else { return nil }
        let size = placeholderSize(of: node)
        let canvas = UIView(frame: CGRect(origin: .zero, size: size))
        let isDark = settings.appearance(of: document) == .dark
        canvas.imposeTraits(resources.traits)
        canvas.clipsToBounds = true
        canvas.tintColor = tint
        canvas.backgroundColor = UIColor(white: isDark ? 0.17 : 0.85, alpha: 1)
        canvas.addSubview(caption(node.typeTitle, in: canvas.bounds, isDark: isDark))
        for bar in bars(of: node, size) { canvas.addSubview(bar) }
        canvas.layoutIfNeeded()
        return canvas
    }

    func placeholderSize(of node: Node) -> CGSize {
        freeformSize(node) ?? CGSize(width: device.width, height: device.height)
    }

    private func caption(_ text: String, in bounds: CGRect, isDark: Bool) -> UIView {
        let label = UILabel(frame: bounds.insetBy(dx: 20, dy: 0))
        label.text = text
        label.font = .systemFont(ofSize: min(30, bounds.width / 11), weight: .semibold)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = UIColor(white: isDark ? 0.5 : 0.55, alpha: 1)
        return label
    }

    private func bars(of node: Node, _ size: CGSize) -> [UIView] {
        let container = load(node)
        let heights = BarHeights(resources.traits)
        let side = settings.device == nil ? 0 : device.sideInset
        let top = CGFloat(device.statusBarHeight)
        let bottom = CGFloat(device.homeIndicatorHeight)
        if let container = container as? UINavigationController, !container.isNavigationBarHidden {
            let bar = container.navigationBar
            bar.items = [UINavigationItem(title: "")]
            bar.frame = CGRect(x: 0, y: top, width: size.width, height: heights.navigationBar)
            bar.imposeSafeArea(UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            return [ground(of: bar), bar]
        }
        if let container = container as? UITabBarController {
            let bar = container.tabBar
            bar.items = container.viewControllers?.map(\.tabBarItem)
            let height = heights.tabBar + bottom
            bar.imposeSafeArea(UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            return [bar]
        }
        return []
    }

    /// Returns what Interface Builder shows below a bar that is clear where nothing is scrolled under it.
    private func ground(of bar: UIView) -> UIView {
        let isDark = settings.appearance(of: document) == .dark
        let view = UIView(frame: CGRect(x: 0, y: 0, width: bar.frame.width, height: bar.frame.maxY))
        view.backgroundColor = UIColor(white: isDark ? 0.11 : 0.97, alpha: 1)
        let edge = UIView(frame: CGRect(x: 0, y: view.bounds.maxY - 0.5, width: view.bounds.width, height: 0.5))
        edge.backgroundColor = UIColor(white: isDark ? 0.3 : 0.7, alpha: 1)
        view.addSubview(edge)
        return view
    }

    private func freeformSize(_ node: Node) -> CGSize? {
        guard isFreeform(node), let size = node.child("size", key: "freeformSize"),
            let width = size.number("width"), let height = size.number("height"), width > 0, height > 0
        else { return nil }
        return CGSize(width: width, height: height)
    }
}

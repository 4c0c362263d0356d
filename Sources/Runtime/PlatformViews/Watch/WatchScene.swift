import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// The interface of a watch: documents have no frames, WatchKit stacks the items of a controller.
@MainActor
struct WatchScene {
    let resources: PlatformResources
    private let document: Document
    let metrics: WatchMetrics

    init(_ document: Document, _ resources: PlatformResources) {
        self.document = document
        self.resources = resources
        metrics = WatchMetrics(DocumentDevice(of: document))
    }

    /// Returns a controller as on the watch, as high as its items need.
    func view(of object: Node) -> UIView? {
        guard object.isController, !object.isStoryboardReference else { return nil }
        let screen = metrics.screen
        let isGlance = object.name == "glanceController"
        let bar = isGlance ? 0 : metrics.barHeight
        let items = object.elements(in: "items")
        let margins = metrics.margins(of: object)
        let width = screen.width - margins.left - margins.right
        let visible = CGSize(width: width, height: screen.height - bar - margins.top - margins.bottom)
        let spacing = CGFloat(object.number("spacing") ?? metrics.spacing)
        let layout = WatchLayout(self, available: visible)
        let content = layout.place(items, "vertical", spacing, in: visible)
        let height = max(screen.height, bar + margins.top + content.size.height + margins.bottom)
        let view = PlatformView(object["id"], CGRect(x: 0, y: 0, width: screen.width, height: height))
        view.backgroundColor = object.child(key: "backgroundColor").flatMap(resources.ownColor) ?? .black
        view.clipsToBounds = true
        if bar > 0 { addBar(to: view, title(of: object)) }
        add(content, to: view, CGPoint(x: margins.left, y: bar + margins.top))
        return view
    }

    private func title(of controller: Node) -> String {
        controller.name == "notificationController" ? "" : resources.text("title", of: controller)
    }

    /// Adds the bar with the title and the time that Apple's pictures of watches show.
    private func addBar(to view: PlatformView, _ title: String) {
        let place = CGRect(
            x: metrics.inset, y: 0, width: metrics.screen.width - 2 * metrics.inset, height: metrics.barHeight)
        let font = UIFont.systemFont(ofSize: metrics.barFont, weight: .medium)
        view.text("10:09", in: place, font, UIColor(white: 1, alpha: 0.9), .right)
        view.text(title, in: place, font, .systemBlue.resolvedColor(with: resources.traits), .left)
    }

    func add(_ content: WatchLayout.Placed, to view: PlatformView, _ origin: CGPoint) {
        for (node, frame) in content.frames {
            let own = self.view(of: node, frame.offsetBy(dx: origin.x, dy: origin.y))
            view.addSubview(own)
        }
    }

    private func view(of node: Node, _ frame: CGRect) -> UIView {
        let view = PlatformView(node["id"], frame)
        view.alpha = CGFloat(node.number("alpha") ?? 1)
        WatchElement(node, view, self).look()
        if node["hidden"] == "YES" { view.alpha = min(view.alpha, 0.35) }
        return view
    }
}

/// The sizes of a watch.
@MainActor
struct WatchMetrics {
    let screen: CGSize
    /// The first watches have square screens up to the border; later ones have round corners.
    let isSquare: Bool

    init(_ device: DocumentDevice) {
        let isWatch = device.id.hasPrefix("watch")
        screen = isWatch ? CGSize(width: device.width, height: device.height) : CGSize(width: 136, height: 170)
        isSquare = screen.width < 160
    }

    /// The heights of the status bar by Apple's Human Interface Guidelines for watchOS.
    var barHeight: CGFloat { screen.width < 150 ? 19 : isSquare ? 21 : screen.width < 180 ? 28 : 31 }
    var barFont: CGFloat { isSquare ? 14 : 15 }
    var inset: CGFloat { isSquare ? 3 : 12 }
    var spacing: Double { isSquare ? 4 : 6 }
    var buttonHeight: CGFloat { screen.width < 150 ? 38 : isSquare ? 40 : 44 }
    var plateRadius: CGFloat { isSquare ? 6 : 9 }

    /// The insets of a group: its own, or what keeps texts off the round corners of a row or a button.
    func insets(of group: Node) -> UIEdgeInsets {
        if let own = group.child(key: "margins"), own.name == "edgeInsets" { return own.insets }
        let isPlate = group["key"] == "rootItem" || group.name == "button"
        return isPlate ? UIEdgeInsets(top: 0, left: plateRadius - 1, bottom: 0, right: plateRadius - 1) : .zero
    }

    func margins(of controller: Node) -> UIEdgeInsets {
        guard let own = controller.child(key: "margins"), own.name == "edgeInsets" else {
            return isSquare ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        }
        return own.insets
    }
}

extension Node {
    /// The numbers of an `<edgeInsets>`.
    var insets: UIEdgeInsets {
        func side(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
}

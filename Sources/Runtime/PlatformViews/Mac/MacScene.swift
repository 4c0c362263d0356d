import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// The views of a macOS document, at the document's frames.
@MainActor
struct MacScene {
    let document: Document
    let resources: PlatformResources
    let colors: MacColors

    init(_ document: Document, _ resources: PlatformResources) {
        self.document = document
        self.resources = resources
        colors = MacColors(resources: resources)
    }

    /// Returns a top-level object as it is on the canvas, or nil if it can't be seen.
    func view(of object: Node) -> UIView? {
        switch object.name {
        case "window": return window(object)
        case "windowController": return object.child(key: "window").map { window($0, of: object) }
        case "menu": return menu(object)
        case "application": return object.child(key: "mainMenu").flatMap(menu)
        default: break
        }
        if object.isController { return controller(object) }
        guard let frame = object.rectangle("frame") else { return nil }
        let view = self.view(of: object, CGRect(origin: .zero, size: frame.size))
        if object.name != "customView" || object.child("subviews") != nil { view.backgroundColor = colors.window }
        return view
    }

    private func controller(_ node: Node) -> UIView? {
        guard let root = node.child(key: "view") ?? node.child(key: "splitView") ?? node.child(key: "tabView"),
            let frame = root.rectangle("frame")
        else {
            return node.isStoryboardReference ? nil : emptyController(node)
        }
        let view = self.view(of: root, CGRect(origin: .zero, size: frame.size))
        view.backgroundColor = colors.window
        let parts = node.segues.filter { $0.relationship == "splitItems" || $0.relationship == "tabItems" }
        if root.child("subviews") == nil, !parts.isEmpty { showParts(of: node, in: view) }
        return view
    }

    /// Returns the canvas of a controller without a view in the document, with its title.
    private func emptyController(_ node: Node) -> UIView {
        let view = PlatformView(node["id"], CGRect(x: 0, y: 0, width: 450, height: 300))
        view.backgroundColor = colors.window
        if node.segues.contains(where: { $0.kind == .relationship }) {
            showParts(of: node, in: view)
        } else {
            view.text(node.displayName, in: view.bounds, .systemFont(ofSize: 13), colors.secondaryLabel)
        }
        return view
    }

    /// Shows the controllers in a split view or tab view controller by their titles.
    private func showParts(of node: Node, in view: PlatformView) {
        let parts = node.segues.filter { $0.kind == .relationship }.compactMap { document.object($0.destinationID) }
        let titles = parts.map { $0["title"] ?? $0.displayName }
        guard !titles.isEmpty else { return }
        let font = UIFont.systemFont(ofSize: 13)
        if node.name == "tabViewController" {
            let labels = node.elements(in: "tabViewItems").map { resources.text("label", of: $0) }
            let tabs = MacElement(node, view, self).segments(labels.isEmpty ? titles : labels, at: 10)
            let place = CGRect(x: 0, y: tabs.maxY, width: view.bounds.width, height: view.bounds.height - tabs.maxY)
            view.text(titles[0], in: place, font, colors.secondaryLabel)
            return
        }
        let isVertical = node.child(key: "splitView")?["vertical"] == "YES"
        let length = (isVertical ? view.bounds.width : view.bounds.height) / CGFloat(titles.count)
        for (number, title) in titles.enumerated() {
            let start = CGFloat(number) * length
            let place =
                isVertical
                ? CGRect(x: start, y: 0, width: length, height: view.bounds.height)
                : CGRect(x: 0, y: start, width: view.bounds.width, height: length)
            view.text(title, in: place, font, colors.secondaryLabel)
            guard number > 0 else { continue }
            var divider = place
            if isVertical { divider.size.width = 1 } else { divider.size.height = 1 }
            view.shape(divider, fill: colors.separator)
        }
    }

    // MARK: Views

    /// Returns the view of an element with those in it.
    func view(of node: Node, _ frame: CGRect) -> PlatformView {
        let view = PlatformView(node["id"], frame)
        view.alpha = node.number("alphaValue").map { CGFloat($0) } ?? 1
        let element = MacElement(node, view, self)
        if MacElement.clips.contains(node.name) { view.clipsToBounds = true }
        if let look = MacElement.looks[node.name] {
            look(element)
        } else if node["customClass"] == nil || node.child("subviews") == nil {
            element.other()
        }
        addViews(in: node, of: node, to: view)
        // Hidden views can be seen and chosen on the canvas, as in Interface Builder.
        if node["hidden"] == "YES" { view.alpha = min(view.alpha, 0.35) }
        return view
    }

    /// Adds the views of the elements in another one, or in one of its containers.
    private func addViews(in node: Node, of owner: Node, to view: PlatformView) {
        let shift = node.name == "scrollView" ? headerHeight(of: node) : 0
        for child in node.children {
            if let frame = child.rectangle("frame"), child["key"] != "cell", !MacElement.parts.contains(child.name) {
                addView(child, frame, of: owner, shift, to: view)
            } else if child.name == "tabViewItems" {
                for item in child.children.prefix(1) { addViews(in: item, of: owner, to: view) }
            } else if child.name != "menu", child.name != "connections", child.name != "toolbar" {
                addViews(in: child, of: owner, to: view)
            }
        }
    }

    private func addView(_ child: Node, _ frame: CGRect, of node: Node, _ shift: CGFloat, to view: PlatformView) {
        if child.name == "scroller" || child.name == "tableHeaderView" { return addScrollPart(child, frame, to: view) }
        var place = frame
        if document.countsUpward(in: node) { place.origin.y = view.bounds.height - frame.maxY }
        if child.name == "clipView", shift > 0, place.minY < shift {
            place.size.height -= shift - place.minY
            place.origin.y = shift
        }
        view.addSubview(self.view(of: child, place))
    }

    /// The height of the header over a table.
    private func headerHeight(of scrollView: Node) -> CGFloat {
        let frame = scrollView.children.first { $0.name == "tableHeaderView" }?.rectangle("frame")
        return frame.map { $0.height + ((scrollView["borderType"] ?? "bezel") == "none" ? 0 : 1) } ?? 0
    }

    /// Headers are on top of their scroll views. Scrollers are seen while one scrolls only, but they are there.
    private func addScrollPart(_ node: Node, _ frame: CGRect, to view: PlatformView) {
        if node.name == "scroller" {
            guard node["hidden"] != "YES" else { return }
            view.addSubview(PlatformView(node["id"], frame))
            return
        }
        let header = PlatformView(
            node["id"],
            CGRect(x: frame.minX > 0 ? frame.minX : 1, y: 1, width: view.bounds.width - 2, height: frame.height))
        let scroll = node.parent.flatMap { $0.name == "scrollView" ? $0 : nil }
        if let table = scroll?.subtree.first(where: { ["tableView", "outlineView"].contains($0.name) }) {
            MacElement(table, header, self).headers()
        }
        view.addSubview(header)
    }
}

extension Node {
    /// The elements in a child, which is a container.
    func elements(in container: String) -> [Node] { child(container).map { Array($0.children) } ?? [] }

    /// A `<rect>` with a key.
    func rectangle(_ key: String) -> CGRect? {
        guard let rect = child(key: key), rect.name == "rect", let width = rect.number("width"),
            let height = rect.number("height"), width.isFinite, height.isFinite
        else { return nil }
        let largest = 20000.0
        return CGRect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: min(max(width, 0), largest),
            height: min(max(height, 0), largest))
    }
}

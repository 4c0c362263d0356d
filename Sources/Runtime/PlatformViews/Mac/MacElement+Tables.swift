import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

extension MacElement {
    private var columns: [Node] { node.elements(in: "tableColumns").filter { $0["hidden"] != "YES" } }
    private var spacing: CGSize { node.rectangleSize("intercellSpacing") ?? CGSize(width: 3, height: 2) }

    /// A table. One of views shows its prototypes, which are views of their own; one of cells its cells in the first row.
    func table() {
        view.backgroundColor = colors.color("backgroundColor", of: node) ?? colors.text
        let prototypes = columns.flatMap { $0.elements(in: "prototypeCellViews") }
        let own = prototypes.compactMap { $0.rectangle("frame")?.height }.max()
        let height = max(8, own ?? node["rowHeight"].flatMap { Double($0) }.map { CGFloat($0) } ?? 17) + spacing.height
        if node["alternatingRowBackgroundColors"] == "YES" { stripes(height) }
        if let grid = node.child(key: "gridStyleMask") { lines(grid, height) }
        if prototypes.isEmpty { cells(height) }
    }

    private func stripes(_ height: CGFloat) {
        var y = height
        while y < bounds.height {
            view.shape(
                CGRect(x: 0, y: y, width: bounds.width, height: min(height, bounds.height - y)),
                fill: colors.alternateRow)
            y += 2 * height
        }
    }

    private func lines(_ grid: Node, _ height: CGFloat) {
        let color = colors.color("gridColor", of: node) ?? colors.separator
        if grid["horizontal"] == "YES" || grid["dashed"] == "YES" {
            var y = height
            while y < bounds.height {
                view.shape(CGRect(x: 0, y: y - 1, width: bounds.width, height: 1), fill: color)
                y += height
            }
        }
        guard grid["vertical"] == "YES" else { return }
        for place in columnPlaces.dropLast() {
            view.shape(CGRect(x: place.maxX - 1, y: 0, width: 1, height: bounds.height), fill: color)
        }
    }

    /// The columns of the table; the last one reaches as far as the table does.
    private var columnPlaces: [CGRect] {
        var x: CGFloat = 0
        return columns.map { column in
            let width = CGFloat(column.number("width") ?? 100) + spacing.width
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    private func cells(_ height: CGFloat) {
        for (column, place) in zip(columns, columnPlaces) {
            guard let cell = column.child(key: "dataCell") else { continue }
            let frame = CGRect(x: place.minX + 2, y: 0, width: max(0, place.width - 4), height: height)
            let own = PlatformView(cell["id"], frame)
            let element = MacElement(cell, own, scene)
            switch cell.name {
            case "buttonCell": element.button()
            case "imageCell": element.imageView()
            case "popUpButtonCell": element.popUpButton()
            default:
                let words = element.title.isEmpty ? "Text Cell" : element.title
                own.text(words, in: own.bounds, element.font, element.textColor, element.alignment)
            }
            view.addSubview(own)
        }
    }

    /// The titles over the columns of the table, in the header's view.
    func headers() {
        view.backgroundColor = colors.text
        let font = UIFont.systemFont(ofSize: MacFont.small, weight: .medium)
        for (column, place) in zip(columns, columnPlaces) {
            guard let header = column.child(key: "headerCell") else { continue }
            let own = CGRect(x: place.minX + 5, y: 0, width: max(0, place.width - 8), height: bounds.height)
            let words =
                column["id"].flatMap { scene.resources.translation("\($0).headerCell.title") } ?? header["title"]
            let side = MacElement(header, view, scene).alignment
            view.text(words ?? "", in: own, font, colors.secondaryLabel, side)
            view.shape(
                CGRect(x: place.maxX - 1, y: 4, width: 1, height: max(0, bounds.height - 8)), fill: colors.separator)
        }
        view.shape(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), fill: colors.separator)
    }
}

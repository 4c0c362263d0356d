import CoreGraphics
import Foundation
import UIKit

/// Rows of views with captions, in columns side by side.
@MainActor
struct Page {
    static let styles: [(name: String, value: UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]

    var background: UIColor = .systemBackground
    var columnWidth: CGFloat = 375
    /// The margin above the first rows and below the last.
    var margin: CGFloat = 16
    var styles = Page.styles
    private(set) var columns: [[Row]] = []

    struct Row {
        var caption: String?
        var view: UIView
        var height: CGFloat
    }

    /// Adds a view with a caption to its left to the last column.
    mutating func add(_ caption: String? = nil, _ view: UIView, height: CGFloat? = nil) {
        if columns.isEmpty { columns = [[]] }
        let wanted = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
        columns[columns.count - 1].append(Row(caption: caption, view: view, height: height ?? wanted))
    }

    mutating func startColumn() { columns.append([]) }

    /// Returns the image at two pixels per point.
    func image(_ style: UIUserInterfaceStyle) -> CGImage? {
        let root = UIView(frame: .zero)
        root.overrideUserInterfaceStyle = style
        root.backgroundColor = background
        var height: CGFloat = 0
        for (index, rows) in columns.enumerated() {
            let x = CGFloat(index) * columnWidth
            var y = margin
            for row in rows {
                place(row, in: root, x: x, y: y)
                height = max(height, y + row.height + margin)
                y += row.height + (row.caption == nil ? 0 : 14)
            }
        }
        root.frame = CGRect(x: 0, y: 0, width: CGFloat(columns.count) * columnWidth, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(bounds: root.bounds, format: format).image { _ in
            root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }.cgImage
    }

    /// Positions a row; without a caption it has the whole width of its column.
    private func place(_ row: Row, in root: UIView, x: CGFloat, y: CGFloat) {
        root.addSubview(row.view)
        guard let caption = row.caption else {
            row.view.frame = CGRect(x: x, y: y, width: columnWidth, height: row.height)
            return
        }
        let label = UILabel(frame: CGRect(x: x + 16, y: y, width: 128, height: row.height))
        (label.text, label.font, label.textColor) = (caption, .systemFont(ofSize: 11), .secondaryLabel)
        label.numberOfLines = 2
        root.addSubview(label)
        let wanted = row.view.bounds.width > 0 ? row.view.bounds.width : row.view.intrinsicContentSize.width
        let width = wanted > 0 ? wanted : columnWidth - 170
        row.view.frame = CGRect(x: x + 150, y: y, width: width, height: row.height)
    }
}

/// Configures an object and returns it.
@MainActor
func with<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) -> Object {
    change(object)
    return object
}

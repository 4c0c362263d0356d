import Foundation
import JSONText
import UIKit

/// The frames of a scene's objects on its canvas, the topmost last.
@MainActor
struct FrameTable {
    private(set) var frames: [(id: String, frame: CGRect)] = []
    /// The frames of views that constraints position, each in its superview.
    private(set) var placed: [(id: String, frame: CGRect, origin: CGPoint)] = []
    /// The offsets of scroll views' content.
    private(set) var scrolled: [JSONValue] = []
    /// The fitting sizes of views that have one.
    private(set) var fitting: [JSONValue] = []

    /// The insets to which views pin their subviews.
    private(set) var guides: [ViewGuides] = []

    /// Creates the table of a canvas, and of the views of its dock, which are above it.
    init(_ canvas: UIView, dock: [DockView] = []) {
        collect(canvas, canvas, .zero)
        for view in dock { collect(view.canvas, view.canvas, view.offset) }
    }

    private mutating func collect(_ view: UIView, _ canvas: UIView, _ offset: CGPoint) {
        if view.isHidden && view.documentID == nil { return }
        func place(_ inner: UIView) -> CGRect {
            inner.convert(inner.bounds, to: canvas).offsetBy(dx: offset.x, dy: offset.y)
        }
        if let id = view.documentID { frames.append((id, place(view))) }
        if let id = view.documentID, !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
            let origin = superview.convert(superview.bounds.origin, to: canvas)
            placed.append((id, view.frame, CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)))
        }
        if let id = view.documentID { guides.append(ViewGuides(view, id)) }
        let wanted = view.intrinsicContentSize
        if let id = view.documentID, wanted.width > 0, wanted.height > 0 {
            fitting.append(
                .array([.string(id), .number(wanted.width.rounded(.up)), .number(wanted.height.rounded(.up))]))
        }
        if let scroll = view as? UIScrollView, let id = view.documentID, scroll.contentOffset != .zero {
            let offset = scroll.contentOffset
            scrolled.append(.array([.string(id), .number(offset.x), .number(offset.y)]))
        }
        if let bar = view as? UINavigationBar, let id = bar.items?.last?.documentID {
            frames.append((id, place(bar)))
        }
        for child in view.subviews { collect(child, canvas, offset) }
    }

    var rows: [JSONValue] {
        frames.map { id, frame in
            .array([.string(id)] + [frame.minX, frame.minY, frame.width, frame.height].map { .number($0.rounded3) })
        }
    }
}

/// The insets of a view's safe area, margins and readable content guide.
@MainActor
struct ViewGuides {
    let id: String
    let margins: UIEdgeInsets
    private let safeArea: UIEdgeInsets
    private let readable: UIEdgeInsets

    init(_ view: UIView, _ id: String) {
        self.id = id
        (safeArea, margins, readable) = (view.safeAreaInsets, view.layoutMargins, view.readableInsets)
    }

    var json: JSONValue {
        .array(
            [.string(id)]
                + [safeArea, margins, readable].map {
                    .array([$0.top, $0.left, $0.bottom, $0.right].map { .number($0.rounded3) })
                })
    }
}

extension CGRect {
    /// The rectangle in thousandths of points.
    var thousandths: CGRect {
        CGRect(x: minX.rounded3, y: minY.rounded3, width: width.rounded3, height: height.rounded3)
    }
}

extension CGFloat {
    /// The number in thousandths, which is finer than any screen.
    fileprivate var rounded3: Double { Double((self * 1000).rounded() / 1000) }
}

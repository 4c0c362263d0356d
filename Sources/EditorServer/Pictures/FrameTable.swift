import Foundation
import JSONText
import UIKit

/// Where the objects of a scene lie on its canvas, the topmost last.
@MainActor
struct FrameTable {
    private(set) var frames: [(id: String, frame: CGRect)] = []

    init(_ canvas: UIView) { collect(canvas, canvas) }

    private mutating func collect(_ view: UIView, _ canvas: UIView) {
        if view.isHidden && view.documentID == nil { return }
        if let id = view.documentID { frames.append((id, view.convert(view.bounds, to: canvas))) }
        if let bar = view as? UINavigationBar, let id = bar.items?.last?.documentID {
            frames.append((id, bar.convert(bar.bounds, to: canvas)))
        }
        for child in view.subviews { collect(child, canvas) }
    }

    var rows: [JSONValue] {
        frames.map { id, frame in
            .array([.string(id)] + [frame.minX, frame.minY, frame.width, frame.height].map { .number($0.rounded3) })
        }
    }
}

extension CGFloat {
    /// Thousandths are finer than any screen.
    fileprivate var rounded3: Double { Double((self * 1000).rounded() / 1000) }
}

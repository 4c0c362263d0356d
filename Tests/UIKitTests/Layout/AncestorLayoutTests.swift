import CoreGraphics
import Foundation
import Testing
import UIKit

/// Which views a view's layout pass reaches.
@MainActor
@Suite("Layout of a view's superviews")
struct AncestorLayoutTests {
    private final class Counting: UIView {
        var passes = 0
        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    @Test("A view's layout pass begins at the topmost superview of those in a row that require layout")
    func ancestors() {
        let views = (0..<4).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        for view in views { view.passes = 0 }
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[3].layoutIfNeeded()
        #expect(views.map(\.passes) == [0, 0, 1, 0])
        views[1].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(views.map(\.passes) == [1, 1, 1, 0])
    }

    @Test("A view in a window takes a new size by its own layout pass")
    func ownSize() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        view.layoutIfNeeded()
        #expect(view.frame.width == 100)
        width.isActive = false
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }
}

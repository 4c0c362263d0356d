import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What a pass lays out, and what it leaves alone.
@MainActor
@Suite("Layout passes")
struct LayoutPassTests {
    private final class Counting: UIView {
        var passes = 0
        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    /// Hears of its layer, as views do that adapt their sublayers or draw without `draw(_:)`.
    private final class Layered: UIView {
        var calls: [String] = []
        override func layoutSubviews() {
            calls.append("layoutSubviews")
            super.layoutSubviews()
        }
        override func layoutSublayers(of layer: CALayer) {
            calls.append("begin")
            super.layoutSublayers(of: layer)
            calls.append("end")
        }
        override func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
        override func draw(_ layer: CALayer, in context: CGContext) {
            calls.append("draw")
            context.setFillColor(UIColor.red.cgColor)
            context.fill([bounds])
            super.draw(layer, in: context)
        }
        override func draw(_ rect: CGRect) { calls.append("draw \(Int(rect.width))") }
    }

    /// Activates its constraints in each layout, as cells of many apps do.
    private final class Repeating: UIView {
        let box = UIView()
        var passes = 0
        var width: CGFloat = 20

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            box.translatesAutoresizingMaskIntoConstraints = false
            if box.superview == nil { addSubview(box) }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
                box.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                box.widthAnchor.constraint(equalToConstant: width),
                box.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
    }

    @Test("Constraints that come with a layout place views, and cause another layout only if something moves")
    func constraintsInLayout() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = Repeating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.addSubview(view)
        holder.layoutIfNeeded()
        #expect(view.box.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
        for _ in 0..<5 {
            let passes = view.passes
            view.setNeedsLayout()
            holder.layoutIfNeeded()
            #expect(view.passes == passes + 1)
        }
        #expect(view.box.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    }

    @Test(
        "A view lays out and draws its layer through methods that subclasses override, around what the controller hears"
    )
    func layers() throws {
        final class Controller: UIViewController {
            override func loadView() { view = Layered(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            override func viewWillLayoutSubviews() { (view as? Layered)?.calls.append("will") }
            override func viewDidLayoutSubviews() { (view as? Layered)?.calls.append("did") }
        }
        let controller = Controller()
        let view = try #require(controller.view as? Layered)
        view.layoutIfNeeded()
        #expect(view.calls == ["begin", "will", "layoutSubviews", "did", "end"])
        view.calls = []
        view.layoutSublayers(of: CALayer())
        #expect(view.calls == ["begin", "end"])
        view.calls = []
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(view.calls == ["will draw", "draw", "draw 20"])
        let bytes = Array(try #require(image.cgImage?.dataProvider?.data))
        #expect(bytes.prefix(4).max() == 255)
    }

    /// A root with two views side by side, each with one in it.
    @MainActor
    private final class Tree {
        let root = Counting(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let left = Counting()
        let right = Counting()
        let inner = Counting()
        let other = Counting()
        let leftWidth: NSLayoutConstraint
        let innerX: NSLayoutConstraint

        /// `innerX` is held by the root, for the inner view is placed by the root's edge.
        init() {
            leftWidth = left.widthAnchor.constraint(equalToConstant: 100)
            innerX = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
            for view in [left, right, inner, other] { view.translatesAutoresizingMaskIntoConstraints = false }
            for view in [left, right] { root.addSubview(view) }
            left.addSubview(inner)
            right.addSubview(other)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), leftWidth,
                left.topAnchor.constraint(equalTo: root.topAnchor),
                left.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                right.topAnchor.constraint(equalTo: root.topAnchor),
                right.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                innerX, inner.trailingAnchor.constraint(equalTo: left.trailingAnchor),
                inner.topAnchor.constraint(equalTo: left.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 20),
                other.widthAnchor.constraint(equalTo: right.widthAnchor),
                other.leadingAnchor.constraint(equalTo: right.leadingAnchor),
                other.topAnchor.constraint(equalTo: right.topAnchor),
                other.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            for view in all { view.passes = 0 }
        }

        var all: [Counting] { [root, left, right, inner, other] }
        var passes: [Int] { all.map(\.passes) }
    }

    @Test("A view lays out itself and what is in it; superviews and siblings keep waiting")
    func subtree() {
        let tree = Tree()
        for view in tree.all { view.setNeedsLayout() }
        tree.left.layoutIfNeeded()
        #expect(tree.passes == [0, 1, 0, 1, 0])
        #expect(tree.all.map(\.needsLayout) == [true, false, true, false, true])
        tree.root.layoutIfNeeded()
        #expect(tree.passes == [1, 1, 1, 1, 1])
        #expect(tree.all.allSatisfy { !$0.needsLayout })
        tree.root.layoutIfNeeded()
        #expect(tree.passes == [1, 1, 1, 1, 1])
    }

    @Test("Constraints that a superview owns position subviews without the superview being laid out")
    func constraintOfAncestor() {
        let tree = Tree()
        #expect(tree.inner.frame == CGRect(x: 20, y: 0, width: 80, height: 20))
        tree.innerX.constant = 50
        #expect(tree.innerX.owner === tree.root)
        tree.left.layoutIfNeeded()
        #expect(tree.inner.frame == CGRect(x: 40, y: 0, width: 60, height: 20))
        #expect(tree.passes == [0, 1, 0, 1, 0])
        #expect(tree.root.needsLayout)
    }

    @Test("A view's own frame is its superview's to give: inside, the new size counts already")
    func ownFrame() {
        let tree = Tree()
        tree.leftWidth.constant = 200
        tree.left.layoutIfNeeded()
        #expect(tree.left.frame.width == 100 && tree.right.frame.minX == 110)
        #expect(tree.inner.frame == CGRect(x: 20, y: 0, width: 180, height: 20))
        #expect(tree.other.frame.width == 290)
        tree.root.layoutIfNeeded()
        #expect(tree.left.frame.width == 200 && tree.right.frame.minX == 210)
        #expect(tree.other.frame.width == 190)
    }

    @Test("Drawing lays out views from the root, whichever of them is drawn")
    func wholeTree() {
        let tree = Tree()
        tree.leftWidth.constant = 150
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            _ = tree.inner.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true)
        }
        #expect(tree.left.frame.width == 150 && tree.right.frame.minX == 160 && tree.other.frame.width == 240)
        #expect(tree.all.allSatisfy { !$0.needsLayout })
    }

    @Test("A cell does not lay out its table, nor the other cells")
    func cells() throws {
        final class Source: UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                asked += 1
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
        let cells = table.visibleCells
        try #require(cells.count == 3)
        table.reloadData()
        for cell in cells { cell.setNeedsLayout() }
        cells[0].textLabel?.text = "Text"
        cells[0].layoutIfNeeded()
        #expect(source.asked == 3 && table.needsLayout && cells[1].needsLayout && !cells[0].needsLayout)
        #expect(cells[0].textLabel?.frame.width ?? 0 > 0)
        table.layoutIfNeeded()
        #expect(source.asked == 6)
    }

    @Test("Stack views include new views when they or an ancestor are laid out, not with a sibling")
    func constraintUpdates() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let neighbor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        stack.distribution = .fillEqually
        for view in [neighbor, stack] { root.addSubview(view) }
        root.layoutIfNeeded()
        let views = (0..<3).map { _ in UIView() }
        for view in views { stack.addArrangedSubview(view) }
        neighbor.layoutIfNeeded()
        #expect(stack.needsUpdateConstraints() && views[0].frame == .zero)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 100, 200])
        stack.removeArrangedSubview(views[0])
        views[0].removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(views[1...].map(\.frame.minX) == [0, 150])
    }

    @Test("Nobody keeps a view that only subviews, constraints, guides and the engine know")
    func links() {
        let inner = UIView()
        let guide = UILayoutGuide()
        weak var outer: UIView?
        weak var layer: CALayer?
        var constraints: [NSLayoutConstraint] = []
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(inner)
            root.addLayoutGuide(guide)
            inner.translatesAutoresizingMaskIntoConstraints = false
            constraints = [
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            #expect(inner.frame.minX == 7 && inner.superview === root && guide.owningView === root)
            #expect(constraints[0].secondItem === root && constraints[0].owner === root)
            (outer, layer) = (root, root.layer)
        }
        #expect(outer == nil && layer == nil)
        #expect(inner.superview == nil && inner.layer.superlayer == nil && guide.owningView == nil)
        #expect(constraints[0].secondItem == nil && constraints[0].firstItem === inner && !constraints[0].isActive)
    }

    @Test("A view that asks for its own layout whenever it is laid out comes to an end")
    func endlessLayout() {
        final class Restless: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect((2...100).contains(view.passes))
    }
}

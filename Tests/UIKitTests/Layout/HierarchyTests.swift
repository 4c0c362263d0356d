import Foundation
import RandomNumbers
import Testing

@testable import UIKit

/// What views remember of the tree they are in.
@MainActor
struct HierarchyTests {
    @Test func aViewThatMovesIsLaidOutWhereItCame() {
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let branch = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        branch.addSubview(leaf)
        old.addSubview(branch)
        let width = leaf.widthAnchor.constraint(equalTo: branch.widthAnchor, multiplier: 0.5)
        width.isActive = true
        old.layoutIfNeeded()
        #expect(leaf.frame.width == 25 && leaf.layoutRoot === old)
        new.addSubview(branch)
        #expect(leaf.layoutRoot === new)
        width.constant = 10
        new.layoutIfNeeded()
        #expect(leaf.frame.width == 35)
        branch.removeFromSuperview()
        #expect(leaf.layoutRoot === branch)
    }

    @Test("Wherever views go, they know their window and the root of their layout")
    func wandering() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = RandomNumbers(seed: seed)
        let roots = [UIWindow(frame: .zero), UIView(), UIWindow(frame: .zero)]
        var views: [UIView] = roots
        for number in 0..<20 {
            views.append(number % 4 == 0 ? UITableViewCell(style: .default, reuseIdentifier: nil) : UIView())
        }
        for step in 0..<600 {
            let view = views[roots.count + random.pick(below: views.count - roots.count)]
            let target = views[random.pick(below: views.count)]
            if random.pick(below: 4) == 0 {
                view.removeFromSuperview()
            } else if !target.isDescendant(of: view) {
                target.addSubview(view)
            }
            // Only some ask, so that what is known is known in some places and not in others.
            _ = views[random.pick(below: views.count)].layoutRoot
            guard step % 10 == 0 else { continue }
            for view in views {
                #expect(view.layoutRoot === root(of: view), "seed \(seed), step \(step)")
                #expect(view.window === top(of: view) as? UIWindow, "seed \(seed), step \(step)")
            }
        }
    }

    private func root(of view: UIView) -> UIView {
        guard !view.isLayoutIsland, let parent = view.superview else { return view }
        return root(of: parent)
    }

    private func top(of view: UIView) -> UIView { view.superview.map(top) ?? view }

    @Test func aViewIsToldOfTheWindowItComesToAndLeaves() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, inner) = (UIView(), Witness())
        outer.addSubview(inner)
        #expect(inner.told.isEmpty)
        window.addSubview(outer)
        #expect(inner.told == ["comes to a window, from none", "is in a window"])
        outer.removeFromSuperview()
        #expect(inner.told.dropFirst(2) == ["comes to none, from a window", "is in none"])
    }

    private final class Witness: UIView {
        var told: [String] = []

        override func willMove(toWindow newWindow: UIWindow?) {
            told.append(
                "comes to \(newWindow == nil ? "none" : "a window"), from \(window == nil ? "none" : "a window")")
        }

        override func didMoveToWindow() { told.append("is in \(window == nil ? "none" : "a window")") }
    }
}

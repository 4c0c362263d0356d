import CoreGraphics
import Foundation
import LayoutSolver

/// The items of a tree that constraints speak of, with their variables in a solver.
///
/// An item comes in when the first constraint speaks of it. A view that is placed by its frame is held to that by required
/// constraints.
@MainActor
final class LayoutItems {
    /// A size that the root would like to have, in place of the one it has.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    // The root owns its engine, which owns this.
    unowned(unsafe) let root: UIView
    let fitting: Fitting?
    var solver = ConstraintSolver()
    /// Whether something has changed since the solver was asked last.
    var needsSolving = true
    /// In the order in which they came, so that layout does not depend on where objects lie in memory.
    private(set) var entries: [LayoutEntry] = []
    private var known: [ObjectIdentifier: LayoutEntry] = [:]
    /// The place in `entries` of what a variable belongs to, by the variable's own place.
    private var owners: [Int32] = []
    private let number: Int
    private static var lastNumber = 0

    init(root: UIView, fitting: Fitting?) {
        self.root = root
        self.fitting = fitting
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    func entry(knownOf link: LayoutItemLink) -> LayoutEntry? {
        if link.engineNumber == number { return link.entry }
        guard let entry = known[ObjectIdentifier(link)] else { return nil }
        remember(entry)
        return entry
    }

    /// The entry of an item, which comes in with it.
    func entry(of link: LayoutItemLink) -> LayoutEntry {
        if let known = entry(knownOf: link) { return known }
        let entry = LayoutEntry(link, at: Int32(entries.count), makeBox(of: Int32(entries.count)))
        known[ObjectIdentifier(link)] = entry
        entries.append(entry)
        remember(entry)
        place(entry)
        return entry
    }

    /// Another engine, which finds out what size would fit, may have the link to itself for a while.
    private func remember(_ entry: LayoutEntry) {
        entry.link.entry = entry
        entry.link.engineNumber = number
    }

    private func makeBox(of owner: Int32) -> LayoutBox {
        for _ in 0..<4 { owners.append(owner) }
        return LayoutBox(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
    }

    /// The size of a scroll view's content. It begins where the scroll view's coordinates do.
    func contentBox(of view: UIView) -> LayoutBox {
        let entry = entry(of: view.link)
        if let known = entry.content { return known }
        let box = makeBox(of: entry.place)
        entry.content = box
        hold(box.x, 0)
        hold(box.y, 0)
        return box
    }

    /// Whether an item is in the root. Goes up only as far as to what is known, so that the cost of a constraint does not
    /// grow with depth.
    func contain(_ link: LayoutItemLink) -> Bool {
        var next = link.layoutView
        while let view = next {
            if view === root || entry(knownOf: view.link) != nil { return true }
            next = view.superview
        }
        return false
    }

    /// The entries whose variables the solver may have moved, each once.
    func takeMoved() -> [LayoutEntry] {
        var moved: [LayoutEntry] = []
        for variable in solver.moved {
            let entry = entries[Int(owners[Int(variable)])]
            guard !entry.isMoving else { continue }
            entry.isMoving = true
            moved.append(entry)
        }
        for entry in moved { entry.isMoving = false }
        return moved
    }

    // MARK: Values

    /// The frame that layout gives an item, in its parent's coordinates.
    func frame(of entry: LayoutEntry) -> CGRect {
        let rectangle = value(of: entry.box)
        guard let view = entry.link.view else { return rectangle }
        return rectangle.outset(by: view.alignmentRectInsets)
    }

    func value(of box: LayoutBox) -> CGRect {
        CGRect(
            x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
            height: solver.value(of: box.height))
    }
}

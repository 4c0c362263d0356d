import CoreGraphics
import Foundation
import LayoutSolver

/// The items of constraints in a view tree, with their variables in a solver.
///
/// An item is added with the first constraint that refers to it. Required constraints fix a view that its frame
/// positions.
@MainActor
final class LayoutItems {
    /// The target size for computing a fitting size.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    // The root owns its engine, which owns this.
    unowned(unsafe) let root: UIView
    let fitting: Fitting?
    var solver = ConstraintSolver()
    /// Whether something has changed since the last solution.
    var needsSolving = true
    /// The entries in the order they were added, so that layout doesn't depend on memory addresses.
    private(set) var entries: [LayoutEntry] = []
    private var known: [ObjectIdentifier: LayoutEntry] = [:]
    /// The index in `entries` for each variable.
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

    /// Returns the entry of an item, adding it if needed.
    func entry(of link: LayoutItemLink) -> LayoutEntry {
        if let known = entry(knownOf: link) { return known }
        let entry = LayoutEntry(link, at: Int32(entries.count), makeBox(of: Int32(entries.count)))
        known[ObjectIdentifier(link)] = entry
        entries.append(entry)
        remember(entry)
        place(entry)
        return entry
    }

    /// Stores the entry in its link. Another engine, which computes a fitting size, may use the link for a while.
    private func remember(_ entry: LayoutEntry) {
        entry.link.entry = entry
        entry.link.engineNumber = number
    }

    private func makeBox(of owner: Int32) -> LayoutBox {
        for _ in 0..<4 { owners.append(owner) }
        // What nothing decides is 0, the size before the position: a view with its trailing edge only is empty and there.
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        return LayoutBox(x: solver.makeVariable(), y: solver.makeVariable(), width: width, height: height)
    }

    /// Returns the content size of a scroll view. It begins at the origin of the scroll view's coordinates.
    func contentBox(of view: UIView) -> LayoutBox {
        let entry = entry(of: view.link)
        if let known = entry.content { return known }
        let box = makeBox(of: entry.place)
        entry.content = box
        hold(box.x, 0)
        hold(box.y, 0)
        return box
    }

    /// Returns whether an item is in the root. Searches upward to the first known view only, so that the cost of a
    /// constraint doesn't grow with depth.
    func contain(_ link: LayoutItemLink) -> Bool {
        var next = link.layoutView
        while let view = next {
            if view === root || entry(knownOf: view.link) != nil { return true }
            next = view.superview
        }
        return false
    }

    /// Returns the entries that the solver may have moved, without duplicates.
    func movedEntries() -> [LayoutEntry] {
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

    /// Returns the frame of an item in its parent's coordinates.
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

import Foundation
import LayoutSolver

/// The layout of a tree of views by its constraints.
///
/// It belongs to the tree's root. An item has variables as soon as a constraint speaks of it: its rectangle of alignment in
/// its parent's coordinates. A view that is placed by its frame is held to that by required constraints.
@MainActor
final class LayoutEngine {
    struct Rectangle {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
        var all: [Variable] { [x, y, width, height] }
    }

    /// Constraints that the engine made for an item itself.
    struct Holds {
        /// x, y, width and height of a view that its frame places.
        var frame: [ConstraintID] = []
        /// Distances of a system guide from its view's edges: top, left, bottom, right.
        var insets: [ConstraintID] = []
        /// Hugging and resistance of the width, then of the height.
        var width: [ConstraintID] = []
        var height: [ConstraintID] = []
    }

    private final class Entry {
        let item: any LayoutItem
        let rectangle: Rectangle
        var holds = Holds()
        /// As of the last time that a view's superview was told of it.
        var lastFrame: CGRect?
        /// The size of a scroll view's content, as far as constraints decide it.
        var content: Rectangle?

        init(_ item: any LayoutItem, _ rectangle: Rectangle) {
            self.item = item
            self.rectangle = rectangle
        }
    }

    unowned let root: UIView
    private var solver = ConstraintSolver()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// In the order in which they came, so that layout does not depend on where objects lie in memory.
    private var order: [Entry] = []
    private var added: [ObjectIdentifier: (constraint: NSLayoutConstraint, id: ConstraintID)] = [:]
    private var names: [ConstraintID: NSLayoutConstraint] = [:]
    private var isDirty = true
    /// Whether some constraint speaks of what is not in the tree yet.
    private var hasSkipped = false
    /// Frames or insets have changed that the engine does not decide.
    var needsRefresh = false
    private let fitting: Fitting?

    /// A size that the root would like to have, in place of the one it has.
    private struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    init(root: UIView) {
        self.root = root
        fitting = nil
        add(root)
        keepArchivedFrames()
    }

    /// An engine that finds the size of `root` that comes nearest to a wish.
    init(root: UIView, fitting size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        self.root = root
        fitting = Fitting(size: size, horizontal: horizontal, vertical: vertical)
        _ = entry(of: root)
        add(root)
        keepArchivedFrames()
    }

    // MARK: Building

    /// Takes in a view with all that is in it, down to views that have a layout of their own.
    private func add(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints, view !== root { _ = entry(of: view) }
        for constraint in view.constraints { add(constraint) }
        for child in view.subviews where !child.isLayoutIsland { add(child) }
    }

    /// A view of a document that no constraint speaks of stays where the document has it, as Interface Builder lets it.
    private func keepArchivedFrames() {
        var mentioned: Set<ObjectIdentifier> = []
        for known in added.values {
            for item in [known.constraint.firstItem, known.constraint.secondItem].compactMap(\.self) {
                mentioned.insert(ObjectIdentifier(item))
            }
        }
        for entry in order where !mentioned.contains(ObjectIdentifier(entry.item)) {
            guard let frame = (entry.item as? UIView)?.archivedFrame else { continue }
            let box = entry.rectangle
            for (variable, value) in zip(box.all, [frame.minX, frame.minY, frame.width, frame.height]) {
                _ = hold(LinearExpression(variable), value)
            }
        }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard added[ObjectIdentifier(constraint)] == nil else { return }
        guard let linear = linear(constraint) else {
            hasSkipped = true
            return
        }
        guard let id = insert(linear) else { return }
        added[ObjectIdentifier(constraint)] = (constraint, id)
        names[id] = constraint
    }

    private func insert(_ linear: LinearConstraint) -> ConstraintID? {
        do {
            isDirty = true
            return try solver.add(linear)
        } catch {
            root.environment.report("layout: \(error)")
            return nil
        }
    }

    private func hold(
        _ expression: LinearExpression, _ constant: CGFloat, priority: UILayoutPriority = .required
    ) -> ConstraintID? {
        hold(expression, .equal, constant, priority: priority)
    }

    private func hold(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ constant: CGFloat,
        priority: UILayoutPriority = .required, _ name: String = ""
    ) -> ConstraintID? {
        insert(
            LinearConstraint(
                expression, relation, constant, priority: Self.solverPriority(priority), name: name))
    }

    private static func solverPriority(_ priority: UILayoutPriority) -> Double {
        min(max(Double(priority.rawValue), 1), 1000)
    }

    private func entry(of item: any LayoutItem) -> Entry {
        if let known = entries[ObjectIdentifier(item)] { return known }
        let rectangle = Rectangle(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        let entry = Entry(item, rectangle)
        entries[ObjectIdentifier(item)] = entry
        order.append(entry)
        place(entry)
        return entry
    }

    private func place(_ entry: Entry) {
        let (x, y) = (LinearExpression(entry.rectangle.x), LinearExpression(entry.rectangle.y))
        let (width, height) = (LinearExpression(entry.rectangle.width), LinearExpression(entry.rectangle.height))
        switch entry.item {
        case let view as UIView where view === root && fitting != nil:
            guard let fitting else { break }
            _ = hold(x, 0)
            _ = hold(y, 0)
            _ = hold(width, .greaterThanOrEqual, 0)
            _ = hold(height, .greaterThanOrEqual, 0)
            _ = hold(width, fitting.size.width, priority: fitting.horizontal)
            _ = hold(height, fitting.size.height, priority: fitting.vertical)
            holdIntrinsicSize(of: entry, view)
        case let view as UIView where view === root:
            entry.holds.frame = [
                hold(x, view.bounds.minX), hold(y, view.bounds.minY), hold(width, view.bounds.width),
                hold(height, view.bounds.height),
            ].compactMap(\.self)
        case let view as UIView where view.translatesAutoresizingMaskIntoConstraints:
            placeByFrame(entry, view)
        case let view as UIView:
            _ = hold(width, .greaterThanOrEqual, 0)
            _ = hold(height, .greaterThanOrEqual, 0)
            holdIntrinsicSize(of: entry, view)
        case let guide as UILayoutGuide:
            placeGuide(entry, guide)
        default: break
        }
    }

    /// Holds a view to its frame; in a view whose size layout decides, as its autoresizing mask says.
    private func placeByFrame(_ entry: Entry, _ view: UIView) {
        let box = entry.rectangle
        let frame = view.frame.inset(by: view.alignmentRectInsets)
        guard let parent = view.superview, parent !== root, entries[ObjectIdentifier(parent)] != nil,
            !parent.translatesAutoresizingMaskIntoConstraints
        else {
            entry.holds.frame = [
                hold(LinearExpression(box.x), frame.minX), hold(LinearExpression(box.y), frame.minY),
                hold(LinearExpression(box.width), frame.width), hold(LinearExpression(box.height), frame.height),
            ].compactMap(\.self)
            return
        }
        let outer = self.entry(of: parent).rectangle
        if view.fillsSuperview {
            _ = hold(LinearExpression(box.x), 0)
            _ = hold(LinearExpression(box.y), 0)
            _ = hold(LinearExpression(box.width) - LinearExpression(outer.width), 0)
            _ = hold(LinearExpression(box.height) - LinearExpression(outer.height), 0)
            return
        }
        let mask = view.autoresizingMask
        let across = Springs(
            low: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
            high: mask.contains(.flexibleRightMargin), from: frame.minX, length: frame.width,
            in: parent.bounds.width)
        let down = Springs(
            low: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
            high: mask.contains(.flexibleBottomMargin), from: frame.minY, length: frame.height,
            in: parent.bounds.height)
        _ = hold(LinearExpression(box.x) - LinearExpression(outer.width) * across.originFactor, across.originConstant)
        _ = hold(
            LinearExpression(box.width) - LinearExpression(outer.width) * across.lengthFactor, across.lengthConstant)
        _ = hold(LinearExpression(box.y) - LinearExpression(outer.height) * down.originFactor, down.originConstant)
        _ = hold(
            LinearExpression(box.height) - LinearExpression(outer.height) * down.lengthFactor, down.lengthConstant)
    }

    private func placeGuide(_ entry: Entry, _ guide: UILayoutGuide) {
        let box = entry.rectangle
        guard let view = guide.owningView else { return }
        if guide.role == .scrollContent {
            let content = contentBox(of: view)
            for (own, other) in zip(box.all, content.all) {
                _ = hold(LinearExpression(own) - LinearExpression(other), 0)
            }
            return
        }
        guard let insets = guide.systemInsets else {
            if !guide.allowsNegativeDimensions {
                _ = hold(LinearExpression(box.width), .greaterThanOrEqual, 0)
                _ = hold(LinearExpression(box.height), .greaterThanOrEqual, 0)
            }
            return
        }
        let outer = self.entry(of: view).rectangle
        entry.holds.insets = [
            hold(LinearExpression(box.y), insets.top),
            hold(LinearExpression(box.x), insets.left),
            hold(
                LinearExpression(outer.height) - LinearExpression(box.y) - LinearExpression(box.height), insets.bottom),
            hold(LinearExpression(outer.width) - LinearExpression(box.x) - LinearExpression(box.width), insets.right),
        ].compactMap(\.self)
    }

    // MARK: Intrinsic sizes

    private func holdIntrinsicSize(of entry: Entry, _ view: UIView) {
        let size = view.layoutIntrinsicSize
        let (hug, resist) = (view.huggingPriority, view.compressionPriority)
        entry.holds.width = holdIntrinsic(
            entry.holds.width, entry.rectangle.width, size.width, hug.horizontal, resist.horizontal, view)
        entry.holds.height = holdIntrinsic(
            entry.holds.height, entry.rectangle.height, size.height, hug.vertical, resist.vertical, view)
    }

    private func holdIntrinsic(
        _ old: [ConstraintID], _ variable: Variable, _ length: CGFloat, _ hugging: UILayoutPriority,
        _ resistance: UILayoutPriority, _ view: UIView
    ) -> [ConstraintID] {
        if length != UIView.noIntrinsicMetric, old.count == 2 {
            for (id, priority) in zip(old, [hugging, resistance]) {
                set(length, of: id)
                try? solver.setPriority(Self.solverPriority(priority), of: id)
            }
            return old
        }
        for id in old { solver.remove(id) }
        guard length != UIView.noIntrinsicMetric, length.isFinite else { return [] }
        let name = "intrinsic size of \(view.layoutName)"
        return [
            hold(LinearExpression(variable), .lessThanOrEqual, length, priority: hugging, name),
            hold(LinearExpression(variable), .greaterThanOrEqual, length, priority: resistance, name),
        ].compactMap(\.self)
    }

    func intrinsicSizeChanged(of view: UIView) {
        guard let entry = entries[ObjectIdentifier(view)], !view.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        isDirty = true
        holdIntrinsicSize(of: entry, view)
    }

    // MARK: Changes

    /// Whether layout has to begin anew for a view that has come. One that its frame places, with nothing in it that constraints
    /// place, is no concern of the engine's.
    func needsRebuilding(for view: UIView) -> Bool {
        if view.isLayoutIsland { return false }
        return hasSkipped || !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty
            || view.subviews.contains(where: needsRebuilding)
    }

    /// Whether constraints speak of a view or of anything in it.
    func knows(_ view: UIView) -> Bool {
        if view.isLayoutIsland { return false }
        return entries[ObjectIdentifier(view)] != nil
            || view.layoutGuides.contains { entries[ObjectIdentifier($0)] != nil }
            || view.systemGuides.values.contains { entries[ObjectIdentifier($0)] != nil }
            || view.subviews.contains(where: knows)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let known = added[ObjectIdentifier(constraint)], let linear = linear(constraint) else { return }
        set(linear.constant, of: known.id)
        root.setNeedsLayout()
        constraint.owner?.setNeedsLayout()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let known = added[ObjectIdentifier(constraint)] else { return }
        isDirty = true
        try? solver.setPriority(Self.solverPriority(constraint.priority), of: known.id)
        root.setNeedsLayout()
    }

    func constraintAdded(_ constraint: NSLayoutConstraint) {
        add(constraint)
        root.setNeedsLayout()
    }

    func constraintRemoved(_ constraint: NSLayoutConstraint) {
        guard let known = added.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        isDirty = true
        names[known.id] = nil
        solver.remove(known.id)
        root.setNeedsLayout()
    }

    /// Takes over where frames and insets have changed since.
    private func refresh() {
        needsRefresh = false
        for entry in order {
            if let view = entry.item as? UIView, entry.holds.frame.count == 4 {
                let frame = view === root ? view.bounds : view.frame.inset(by: view.alignmentRectInsets)
                for (id, value) in zip(entry.holds.frame, [frame.minX, frame.minY, frame.width, frame.height]) {
                    set(value, of: id)
                }
            } else if let guide = entry.item as? UILayoutGuide, entry.holds.insets.count == 4,
                let insets = guide.systemInsets
            {
                for (id, value) in zip(entry.holds.insets, [insets.top, insets.left, insets.bottom, insets.right]) {
                    set(value, of: id)
                }
            }
        }
        for (_, known) in added where known.constraint.dependsOnMargins {
            if let linear = linear(known.constraint) { set(linear.constant, of: known.id) }
        }
    }

    private func set(_ constant: CGFloat, of id: ConstraintID) {
        guard abs(solver.constraint(id).constant - constant) > 1e-9 else { return }
        isDirty = true
        do {
            try solver.setConstant(constant, of: id)
        } catch {
            root.environment.report("layout: \(error)")
        }
    }

    // MARK: Solving

    /// Solves until texts have found their widths and heights, and nothing moves any more.
    func solve() {
        if needsRefresh { refresh() }
        guard isDirty else { return }
        for _ in 0..<4 where isDirty {
            isDirty = false
            _ = solver.solve(breaking: choose)
            if !solver.isFinished {
                root.environment.report("layout: the solver was led in circles; frames may be off")
            }
            for entry in order {
                guard let view = entry.item as? UIView, view.sizeDependsOnWidth else { continue }
                let width = solver.value(of: entry.rectangle.width)
                if view.layoutWidthChanged(to: width) { intrinsicSizeChanged(of: view) }
            }
        }
        if fitting == nil { passOnMoves() }
    }

    /// A change may move views anywhere in the tree, in views that have no other reason to lay out what is in them.
    private func passOnMoves() {
        for entry in order where entry.holds.frame.isEmpty {
            guard let view = entry.item as? UIView, let frame = frame(of: view), frame != entry.lastFrame else {
                continue
            }
            entry.lastFrame = frame
            view.superview?.setNeedsLayout()
        }
    }

    /// Of constraints that cannot hold together the last that the app's author made goes.
    private func choose(_ conflict: Conflict) -> ConstraintID {
        let made = conflict.constraints.filter { names[$0] != nil }
        let authors = made.filter { names[$0]?.isSystemMade == false }
        let victim = authors.last ?? made.last ?? conflict.constraints[conflict.constraints.count - 1]
        let list = made.compactMap { names[$0]?.description }
        root.environment.conflict(made.compactMap { names[$0] })
        root.environment.report(
            "unable to satisfy all constraints: " + list.joined(separator: "; ")
                + (names[victim].map { ". Will break \($0)" } ?? ""))
        if let constraint = names[victim] {
            names[victim] = nil
            added[ObjectIdentifier(constraint)] = nil
        } else {
            forget(victim)
        }
        return victim
    }

    /// A hold of the engine's own that was broken is not there any more.
    private func forget(_ id: ConstraintID) {
        for entry in order {
            entry.holds.frame.removeAll { $0 == id }
            entry.holds.insets.removeAll { $0 == id }
            entry.holds.width.removeAll { $0 == id }
            entry.holds.height.removeAll { $0 == id }
        }
    }

    /// The frame that layout gives an item, in its parent's coordinates; nil where no constraint speaks of it.
    func frame(of item: any LayoutItem) -> CGRect? {
        guard let entry = entries[ObjectIdentifier(item)] else { return nil }
        let box = entry.rectangle
        return CGRect(
            x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
            height: solver.value(of: box.height)
        ).outset(by: item.alignmentInsets)
    }

    /// The frame to give a view; nil for those that their own frame places.
    func layoutFrame(of view: UIView) -> CGRect? {
        guard let entry = entries[ObjectIdentifier(view)], entry.holds.frame.isEmpty else { return nil }
        return frame(of: view)
    }

    /// The size of a scroll view's content, where constraints decide it.
    func contentSize(of view: UIView) -> CGSize? {
        guard let box = entries[ObjectIdentifier(view)]?.content else { return nil }
        return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
    }

    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let entry = entries[ObjectIdentifier(item)] else { return false }
        return entry.rectangle.all.contains { !solver.isDetermined($0) }
    }

    // MARK: Expressions

    /// Whether the item is in the root. Goes up only as far as to what the engine knows, so that the cost of a
    /// constraint does not grow with depth.
    private func isInTree(_ item: any LayoutItem) -> Bool {
        var next = item.layoutView
        while let view = next {
            if view === root || entries[ObjectIdentifier(view)] != nil { return true }
            next = view.superview
        }
        return false
    }

    private func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.firstLayoutItem, isInTree(first) else { return nil }
        var expression = value(of: constraint.firstAttribute, of: first, seenBy: constraint.secondLayoutItem)
        var constant = Double(constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondLayoutItem, isInTree(second) else { return nil }
            expression =
                expression
                - value(of: constraint.secondAttribute, of: second, seenBy: first) * Double(constraint.multiplier)
            if constraint.isSymbolic { constant = Double(Self.standardSpace(constraint)) }
        }
        // What the expression carries of margins and baselines moves over, so that it can change.
        constant -= expression.constant
        expression.constant = 0
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return LinearConstraint(
            expression, relation, constant, priority: Self.solverPriority(constraint.priority),
            name: constraint.identifier ?? "")
    }

    /// The distance that the system keeps: 20 to the superview's edge, 8 between siblings. Guides ask for none.
    private static func standardSpace(_ constraint: NSLayoutConstraint) -> CGFloat {
        guard let first = constraint.firstLayoutItem as? UIView, let second = constraint.secondLayoutItem as? UIView
        else { return 0 }
        if first is ControllerLayoutGuide || second is ControllerLayoutGuide { return 8 }
        return first.superview === second || second.superview === first ? 20 : 8
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, seenBy other: (any LayoutItem)?
    ) -> LinearExpression {
        let view = item as? UIView
        let isContainer = view.map { view in other?.isInside(view) ?? false } ?? false
        let margins = attribute.isMargin ? view?.layoutMargins ?? .zero : .zero
        let flipped = attribute.followsReading && view?.readsFromRight == true
        let box: Rectangle
        var x: LinearExpression
        var y: LinearExpression
        if let view, isContainer, view.hasScrollableContent, attribute.isEdge {
            box = contentBox(of: view)
            (x, y) = (LinearExpression(box.x), LinearExpression(box.y))
        } else {
            box = entry(of: item).rectangle
            (x, y) = origin(of: item, in: ancestor(of: item, other, isContainer: isContainer))
        }
        if item === root || (isContainer && !(view?.hasScrollableContent == true && attribute.isEdge)) {
            (x, y) = (LinearExpression(), LinearExpression())
        }
        let width = LinearExpression(box.width)
        let height = LinearExpression(box.height)
        switch attribute {
        case .notAnAttribute: return LinearExpression()
        case .left: return x
        case .right: return x + width
        case .leading: return flipped ? x + width : x
        case .trailing: return flipped ? x : x + width
        case .top: return y
        case .bottom: return y + height
        case .width: return width
        case .height: return height
        case .centerX: return x + width * 0.5
        case .centerY: return y + height * 0.5
        case .leftMargin: return x + Double(margins.left)
        case .rightMargin: return x + width - Double(margins.right)
        case .leadingMargin: return flipped ? x + width - Double(margins.right) : x + Double(margins.left)
        case .trailingMargin: return flipped ? x + Double(margins.left) : x + width - Double(margins.right)
        case .topMargin: return y + Double(margins.top)
        case .bottomMargin: return y + height - Double(margins.bottom)
        case .centerXWithinMargins: return x + width * 0.5 + Double(margins.left - margins.right) / 2
        case .centerYWithinMargins: return y + height * 0.5 + Double(margins.top - margins.bottom) / 2
        case .firstBaseline:
            let line = view?.firstBaseline ?? .bottom
            return y + height * Double(line.share) + Double(line.offset)
        case .lastBaseline:
            let line = view?.lastBaseline ?? .bottom
            return y + height * Double(line.share) + Double(line.offset)
        }
    }

    private func contentBox(of view: UIView) -> Rectangle {
        let entry = entry(of: view)
        if let known = entry.content { return known }
        let box = Rectangle(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        entry.content = box
        // The content begins where the scroll view's coordinates do.
        _ = hold(LinearExpression(box.x), 0)
        _ = hold(LinearExpression(box.y), 0)
        return box
    }

    /// The view in whose coordinates the items of a constraint are compared; nil is the root's outside.
    private func ancestor(of item: any LayoutItem, _ other: (any LayoutItem)?, isContainer: Bool) -> UIView? {
        guard let view = item.layoutParent else { return nil }
        guard let other else { return view }
        if view === other.layoutParent { return view }
        if let container = other as? UIView, item.isInside(container) { return container }
        return view.commonAncestor(with: other.layoutParent ?? other.layoutView) ?? root
    }

    private func origin(of item: any LayoutItem, in ancestor: UIView?) -> (LinearExpression, LinearExpression) {
        let own = entry(of: item).rectangle
        var x = LinearExpression(own.x)
        var y = LinearExpression(own.y)
        var next = item.layoutParent
        while let view = next, view !== ancestor, view !== root {
            let outer = entry(of: view)
            x = x + LinearExpression(outer.rectangle.x) - Double(view.alignmentRectInsets.left)
            y = y + LinearExpression(outer.rectangle.y) - Double(view.alignmentRectInsets.top)
            next = view.superview
        }
        return (x, y)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it speaks of an edge, which for a scroll view is its content's.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    /// Whether it is left or right as one reads.
    fileprivate var followsReading: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    fileprivate var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
    /// Whether margins or baselines, which change with what a view shows, are part of it.
    fileprivate var dependsOnMargins: Bool {
        firstAttribute.isMargin || secondAttribute.isMargin || firstAttribute.isBaseline || secondAttribute.isBaseline
    }
}

extension LayoutItem {
    /// Whether the item is in a view, at any depth, and not that view.
    fileprivate func isInside(_ view: UIView) -> Bool {
        // What holds this item, or is beside it, is not around it. It would take the whole way up to find out.
        let around = view.superview
        if around === self || around != nil && around === layoutParent { return false }
        var next = layoutParent
        while let parent = next {
            if parent === view { return true }
            next = parent.superview
        }
        return false
    }
}

import Foundation
import QuartzCore

/// The superview and subviews.
extension UIView {
    /// Inserts a subview and notifies all affected objects.
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            return environment.report("\(view) cannot be added to \(self), which is in it")
        }
        // "If view already has a superview and that view is not the receiver, this method removes the previous superview" (Apple's page
        // of addSubview): of the receiver it is a subview already, which keeps its constraints.
        if view.superview === self { return reorder(view, to: min(max(index, 0), subviews.count - 1)) }
        if view.superview != nil { view.removeFromSuperview() }
        let (oldWindow, newWindow) = (view.window, window)
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.windowWillChange(to: newWindow) }
        view.engine = nil
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.layoutRootChanged()
        if newWindow !== oldWindow { view.setWindow(newWindow) }
        placeLayer(of: view)
        layoutStructureChanged { $0.needsRebuilding(for: view) }
        view.superviewChanged()
        if newWindow !== oldWindow { view.windowChanged() }
        ObservedCalls.report("didMoveToSuperview", of: view, []) { view.didMoveToSuperview() }
        didAddSubview(view)
        setNeedsLayout()
        view.setNeedsLayout()
    }

    func swapSubviews(_ index: Int, _ other: Int) {
        subviews.swapAt(index, other)
        for view in subviews { placeLayer(of: view) }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        placeLayer(of: view)
    }

    /// Inserts the layer of a view. Other layers stay where they are, below those of views that were added later.
    private func placeLayer(of view: UIView) {
        let isLast = subviews.last === view
        let index = isLast ? subviews.count - 1 : subviews.firstIndex { $0 === view } ?? 0
        if index > 0 {
            ownLayer.insertSublayer(view.ownLayer, above: subviews[index - 1].ownLayer)
        } else if let next = subviews.dropFirst().first {
            ownLayer.insertSublayer(view.ownLayer, below: next.ownLayer)
        } else {
            ownLayer.addSublayer(view.ownLayer)
        }
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let hadWindow = window != nil
        if hadWindow {
            giveUpEvents()
            windowWillChange(to: nil)
        }
        parent.removeConstraints(about: self)
        parent.subviews.removeAll { $0 === self }
        parent.layoutStructureChanged { $0.knows(self) }
        superview = nil
        layoutRootChanged()
        if hadWindow { setWindow(nil) }
        engine = nil
        ownLayer.removeFromSuperlayer()
        superviewChanged()
        if hadWindow { windowChanged() }
        ObservedCalls.report("didMoveToSuperview", of: self, []) { didMoveToSuperview() }
        parent.setNeedsLayout()
    }

    /// Returns the nearest view that is or contains both.
    func commonAncestor(with other: UIView?) -> UIView? {
        guard let other else { return nil }
        // Nearly all constraints are between a view and its superview, or between two siblings.
        let (own, others) = (superview, other.superview)
        if other === self || others === self { return self }
        if own === other { return other }
        if let own, own === others { return own }
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }

    /// Ends touches, gestures and editing before the view leaves its window.
    private func giveUpEvents() {
        environment.touchDelivery.cancelTouches(in: self)
        if let first = window?.firstResponder, first.responderIsInside(self), !first.resignFirstResponder() {
            window?.firstResponder = nil
            environment.keyboard.follow()
        }
    }

    private func windowWillChange(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(to: window)
        for view in subviews { view.windowWillChange(to: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        self.window = window
        for view in subviews { view.setWindow(window) }
    }

    private func windowChanged() {
        if window != nil { environment.appearances.dress(self, in: self) }
        windowMoved()
        ObservedCalls.report("didMoveToWindow", of: self, []) { didMoveToWindow() }
        viewController?.viewMoved(to: window)
        for view in subviews { view.windowChanged() }
        guard becomesFirstInWindow, window != nil else { return }
        becomesFirstInWindow = false
        becomeFirstResponder()
    }

    /// Updates values that depend on the superviews.
    private func superviewChanged() {
        updateSafeArea()
        tintMayHaveChanged()
        traitsMayHaveChanged()
    }
}

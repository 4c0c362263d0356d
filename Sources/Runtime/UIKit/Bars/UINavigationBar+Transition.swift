import CoreGraphics
import Foundation
import QuartzCore

/// How a navigation bar goes from one item to the next: the titles slide, the old one to where the back button will be.
extension UINavigationBar {
    /// Shows new items with the old ones still there, and returns what moves them.
    func beginTransition(to new: [UINavigationItem], isPop: Bool) -> () -> Void {
        endTransition(true)
        layoutIfNeeded()
        let old = parts
        outgoing = (old, items)
        parts = NavigationBarParts(background: old.background)
        UIView.performWithoutAnimation {
            items = new
            layoutIfNeeded()
        }
        let turn: CGFloat = (isPop ? -1 : 1) * (readsFromRight ? -1 : 1)
        let (from, to) = (old, parts)
        let titleWay = bounds.width / 2 * turn
        let backWay = bounds.width / 4 * turn
        UIView.performWithoutAnimation {
            for view in to.all { view.alpha = 0 }
            for view in to.titles { view.transform = CGAffineTransform(translationX: titleWay, y: 0) }
            if to.back.superview === self { to.back.transform = CGAffineTransform(translationX: backWay, y: 0) }
        }
        return {
            for view in to.all { (view.alpha, view.transform) = (1, .identity) }
            for view in from.all { view.alpha = 0 }
            for view in from.titles { view.transform = CGAffineTransform(translationX: -titleWay, y: 0) }
            from.back.transform = CGAffineTransform(translationX: -backWay, y: 0)
        }
    }

    /// Removes the views of the old items or, if the transition was canceled, those of the new ones.
    func endTransition(_ didComplete: Bool) {
        guard let outgoing else { return }
        self.outgoing = nil
        UIView.performWithoutAnimation {
            let gone = didComplete ? outgoing.parts : parts
            if !didComplete {
                (parts, items) = (outgoing.parts, outgoing.items)
            }
            for view in gone.all {
                (view.alpha, view.transform) = (1, .identity)
                if !parts.all.contains(view), view.superview === self { view.removeFromSuperview() }
            }
            for view in parts.all { (view.alpha, view.transform) = (1, .identity) }
        }
        setNeedsLayout()
    }

    func showItems(_ new: [UINavigationItem]?, animated: Bool) {
        guard animated, window != nil, topItem !== new?.last, outgoing == nil, topItem != nil else {
            items = new
            return
        }
        let known = items ?? []
        let isPop = new?.last.map { item in known.contains { $0 === item } } ?? true
        let move = beginTransition(to: new ?? [], isPop: isPop)
        UIView.animate(withDuration: TransitionPace.duration, animations: move) { [weak self] _ in
            self?.endTransition(true)
        }
    }
}

extension NavigationBarParts {
    var titles: [UIView] { [title, largeTitleRoom, titleView].compactMap(\.self) }
    var all: [UIView] { titles + [prompt, back] + buttons }
}

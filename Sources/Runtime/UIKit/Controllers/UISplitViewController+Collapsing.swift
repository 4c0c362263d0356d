import CoreGraphics
import Foundation

/// What a split view makes of its columns in a compact width.
@MainActor
final class CollapsedColumns {
    /// The controllers of the columns before.
    let columns: [UIViewController]
    /// The controller that is shown alone.
    let primary: UIViewController

    init(_ columns: [UIViewController], primary: UIViewController) {
        (self.columns, self.primary) = (columns, primary)
    }
}

extension UISplitViewController {
    /// Collapses or expands, if the width asks for it and the view is shown.
    func adaptColumns() {
        guard viewIfLoaded?.window != nil || imposedTraits != nil, !isAdaptingColumns else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != (collapsed != nil), viewControllers.count > 1 || collapsed != nil else { return }
        isAdaptingColumns = true
        defer { isAdaptingColumns = false }
        environment.perform { UIView.performWithoutAnimation { isCompact ? collapse() : expand() } }
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }

    private func collapse() {
        let columns = viewControllers
        let calls = SplitCalls(self)
        if style != .unspecified, let compact = viewController(for: .compact) {
            collapsed = CollapsedColumns(columns, primary: compact)
            viewControllers = [compact]
            calls?.didCollapse()
            return
        }
        let primary = calls?.primaryForCollapsing ?? columns[0]
        collapsed = CollapsedColumns(columns, primary: primary)
        let others = columns.dropFirst().filter { $0 !== primary }
        if style == .unspecified {
            for secondary in others where calls?.collapses(secondary, onto: primary) != true {
                primary.collapseSecondaryViewController(secondary, for: self)
            }
        } else {
            // Those up to the top column lie upon each other.
            let top = calls?.topColumn(.secondary) ?? .secondary
            let count = top == .primary ? 0 : top == .supplementary ? max(0, others.count - 1) : others.count
            for column in others.prefix(count) { primary.collapseSecondaryViewController(column, for: self) }
        }
        viewControllers = [primary]
        if style != .unspecified { calls?.didCollapse() }
    }

    private func expand() {
        guard let old = collapsed else { return }
        let calls = SplitCalls(self)
        let shown = viewControllers.first ?? old.primary
        let primary = calls?.primaryForExpanding ?? (shown === old.primary ? old.columns[0] : shown)
        collapsed = nil
        var columns = [primary]
        if style == .unspecified || old.columns.count == 2 {
            let secondary =
                calls?.separate(from: primary) ?? primary.separateSecondaryViewController(for: self)
                ?? old.columns.last
            if let secondary, secondary !== primary { columns.append(secondary) }
        } else {
            _ = primary.separateSecondaryViewController(for: self)
            columns = old.columns
        }
        if style != .unspecified, let mode = calls?.displayMode(displayMode), mode != displayMode {
            preferredDisplayMode = mode
        }
        viewControllers = columns
        if style != .unspecified { calls?.didExpand() }
    }
}

extension UINavigationController {
    /// Puts the controllers of a column on top of the stack.
    func pushSecondary(_ secondary: UIViewController) {
        let content = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
        if let secondary = secondary as? UINavigationController { secondary.setViewControllers([], animated: false) }
        if secondaryStart == nil { (secondaryStart, secondaryContainer) = (viewControllers.count, secondary) }
        // What was the child of a column is that of the stack now.
        for controller in content where controller.parent is UISplitViewController { controller.removeFromParent() }
        setViewControllers(viewControllers + content, animated: false)
    }

    /// Takes the controllers of a column off the stack, and returns the column, or nil if there are none.
    func giveSecondary() -> UIViewController? {
        guard let start = secondaryStart else { return nil }
        let container = secondaryContainer
        (secondaryStart, secondaryContainer) = (nil, nil)
        let content = Array(viewControllers.dropFirst(max(1, start)))
        guard !content.isEmpty else {
            // Its controllers have been popped.
            return nil
        }
        setViewControllers(Array(viewControllers.prefix(max(1, start))), animated: false)
        if content.count == 1, content[0] === container { return container }
        let navigation =
            container as? UINavigationController ?? content[0] as? UINavigationController
            ?? environment.perform { UINavigationController() }
        navigation.setViewControllers(content.filter { $0 !== navigation }, animated: false)
        return navigation
    }
}

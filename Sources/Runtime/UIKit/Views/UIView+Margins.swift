import Foundation

/// Margins and safe area.
extension UIView {
    /// The margins without what depends on the view's place.
    var ownMargins: UIEdgeInsets { baseLayoutMargins ?? standardMargins }

    /// The margins without what a readable width adds.
    var marginsOfAnyWidth: UIEdgeInsets {
        var margins = ownMargins
        if let controller = viewController {
            margins = controller.marginsOfRootView(margins, isSet: baseLayoutMargins != nil)
        }
        // Before iOS 11 margins knew nothing of bars.
        if insetsLayoutMarginsFromSafeArea, environment.system >= 11 { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let parent = superview {
            margins = margins.union(overlap(of: parent.layoutMargins, in: parent.boundsAtRest))
        }
        return margins
    }

    /// How far lists and bars of a width keep what is in them from their sides.
    static func sideMargin(ofWidth width: CGFloat) -> CGFloat { width >= 400 ? 20 : 16 }

    /// Whether what reads from the left elsewhere reads from the right here.
    var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func layoutMarginsMayHaveChanged() {
        layoutEngine?.needsRefresh = true
        layoutRoot.setNeedsLayout()
        superview?.setNeedsLayout()
        setNeedsLayout()
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsMayHaveChanged() }
    }

    /// The part of insets of the superview that reaches into this view.
    private func overlap(of insets: UIEdgeInsets, in outer: CGRect) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let frame = frame
        // Where nothing covers the superview's edge, nothing covers what sticks out of it.
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: reach(insets.top, frame.minY - outer.minY), left: reach(insets.left, frame.minX - outer.minX),
            bottom: reach(insets.bottom, outer.maxY - frame.maxY),
            right: reach(insets.right, outer.maxX - frame.maxX))
    }

    // MARK: Safe area

    func updateSafeArea() {
        let new = computedSafeArea
        guard !new.isNear(safeAreaInsets) else { return }
        safeAreaInsets = new
        layoutEngine?.needsRefresh = true
        layoutRoot.setNeedsLayout()
        setNeedsLayout()
        for view in subviews {
            view.updateSafeArea()
            view.superviewSafeAreaChanged()
        }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    /// Whether what covers this view can cover a subview.
    var passesOnSafeArea: Bool { !swallowsSafeArea && safeAreaInsets != .zero }

    private var computedSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let imposed = imposedSafeArea {
            insets = imposed
        } else if let parent = superview, !parent.swallowsSafeArea, !bounds.isEmpty {
            insets = overlap(of: parent.safeAreaInsets, in: parent.bounds)
            // More than half a view is never unsafe on both sides at once.
            if insets.vertical > bounds.height { insets.bottom = max(0, bounds.height - insets.top) }
        }
        if let controller = viewController {
            insets = insets + controller.additionalSafeAreaInsets + controller.containerInsets
        }
        return insets
    }

    // MARK: Guides

    func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
        if let known = systemGuides[role] { return known }
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.role = role
        guide.owningView = self
        guide.allowsNegativeDimensions = true
        systemGuides[role] = guide
        return guide
    }

    /// A column that is not too wide to read, in the middle of the margins.
    package var readableInsets: UIEdgeInsets {
        var insets = marginsOfAnyWidth
        let width = bounds.width - insets.horizontal
        let most: CGFloat = 672
        if width > most {
            insets.left += (width - most) / 2
            insets.right += (width - most) / 2
        }
        return insets
    }
}

extension UIView {
    /// Lays what covers the edges over a view, for which windows and controllers care otherwise.
    package func imposeSafeArea(_ insets: UIEdgeInsets) {
        imposedSafeArea = insets
        updateSafeArea()
    }

    /// Gives a view that is in no window the traits that a window would have.
    package func imposeTraits(_ traits: UITraitCollection) {
        ownTraits = traits
    }
}

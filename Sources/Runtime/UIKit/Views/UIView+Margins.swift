import Foundation

/// Margins and safe area.
extension UIView {
    /// The margins without what depends on the view's place.
    var ownMargins: UIEdgeInsets { baseLayoutMargins ?? standardMargins }

    /// The margins without those of the readable width.
    var marginsOfAnyWidth: UIEdgeInsets {
        var margins = ownMargins
        if let controller = viewController {
            margins = controller.marginsOfRootView(margins, isSet: baseLayoutMargins != nil)
        }
        // Before iOS 11 margins didn't include the safe area.
        if insetsLayoutMarginsFromSafeArea, environment.system >= 11 { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let parent = superview {
            margins = margins.union(overlap(of: parent.marginsPassedOn, in: parent.boundsAtRest))
        }
        return margins
    }

    /// Returns the horizontal margins of lists and bars of a width.
    static func sideMargin(ofWidth width: CGFloat) -> CGFloat { width >= 400 ? 20 : 16 }

    /// Whether the layout direction is right to left.
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

    /// Returns the part of the superview's insets that overlaps this view.
    private func overlap(of insets: UIEdgeInsets, in outer: CGRect) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let frame = frame
        // A part of the view outside its superview has no insets if the superview has none.
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

    /// Whether the safe area can apply to a subview.
    var passesOnSafeArea: Bool { !swallowsSafeArea && safeAreaInsets != .zero }

    private var computedSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let imposed = imposedSafeArea {
            insets = imposed
        } else if let parent = superview, !parent.swallowsSafeArea, !bounds.isEmpty {
            insets = overlap(of: parent.safeAreaInsets, in: parent.bounds)
            // The insets of opposite sides never overlap.
            if insets.vertical > bounds.height { insets.bottom = max(0, bounds.height - insets.top) }
        }
        if let controller = viewController {
            insets = insets + controller.additionalSafeAreaInsets + controller.containerInsets
        }
        return insets
    }

    // MARK: Guides

    /// Returns the guide that follows the keyboard.
    func keyboardGuide() -> UIKeyboardLayoutGuide {
        if let known = systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.role = .keyboard
        guide.owningView = self
        guide.allowsNegativeDimensions = true
        systemGuides[.keyboard] = guide
        environment.keyboard.add(self)
        return guide
    }

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

    /// The insets of the readable content guide, in the center of the margins.
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
    /// Sets the safe area insets, which windows and controllers usually do.
    package func imposeSafeArea(_ insets: UIEdgeInsets) {
        imposedSafeArea = insets
        updateSafeArea()
    }

    /// Sets the traits of a view without a window.
    package func imposeTraits(_ traits: UITraitCollection) {
        ownTraits = traits
    }
}

import Foundation
import QuartzCore

/// Decoding of views.
extension UIView {
    func decodeView(_ nib: UINibDecoder) {
        if let bounds = nib.rect("UIBounds") { ownLayer.bounds = bounds }
        if let center = nib.point("UICenter") { ownLayer.position = center }
        autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: nib.integer("UIAutoresizingMask") ?? 0))
        autoresizesSubviews = nib.bool("UIAutoresizeSubviews") ?? false
        if nib.bool("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == true {
            translatesAutoresizingMaskIntoConstraints = false
            if !ownLayer.bounds.isEmpty { archivedFrame = ownLayer.frame.inset(by: alignmentRectInsets) }
        }
        decodeAppearance(nib)
        decodeLayout(nib)
        for view in nib.list("UISubviews", of: UIView.self) where view.superview !== self { addSubview(view) }
        for constraint in nib.list("UIViewAutolayoutConstraints", of: NSLayoutConstraint.self) {
            addConstraint(constraint)
        }
        for guide in nib.list("UIViewLayoutGuides", of: UILayoutGuide.self) { adopt(guide) }
        gestureRecognizers = (gestureRecognizers ?? []) + nib.list("gestureRecognizers", of: UIGestureRecognizer.self)
    }

    private func decodeAppearance(_ nib: UINibDecoder) {
        if let color = nib.value("UIBackgroundColor", as: UIColor.self) { backgroundColor = color }
        if let alpha = nib.number("UIAlpha") { self.alpha = alpha }
        if nib.bool("UIHidden") == true { ownLayer.isHidden = true }
        clipsToBounds = nib.bool("UIClipsToBounds") ?? false
        isOpaque = nib.bool("UIOpaque") ?? false
        clearsContextBeforeDrawing = nib.bool("UIClearsContextBeforeDrawing") ?? true
        contentMode = nib.option("UIContentMode") ?? .scaleToFill
        ownTintColor = nib.value("UITintColor", as: UIColor.self)
        tag = nib.integer("UITag") ?? 0
        isUserInteractionEnabled = nib.bool("UIUserInteractionDisabled") != true
        isMultipleTouchEnabled = nib.bool("UIMultipleTouchEnabled") ?? false
        semanticContentAttribute = nib.option("UIViewSemanticContentAttribute") ?? .unspecified
        restorationIdentifier = nib.string("UIRestorationIdentifier")
    }

    private func decodeLayout(_ nib: UINibDecoder) {
        if let margins = nib.insets("UIViewLayoutMargins") { baseLayoutMargins = margins }
        if let preserves = nib.bool("UIViewPreservesSuperviewMargins") { preservesSuperviewLayoutMargins = preserves }
        layoutMarginsFollowReadableWidth = nib.bool("UIViewLayoutMarginsFollowReadableWidth") ?? false
        if let insets = nib.bool("UIViewInsetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
        if let pair = Self.priorities(nib.string("UIViewContentHuggingPriority")) { huggingPriority = pair }
        if let pair = Self.priorities(nib.string("UIViewContentCompressionResistancePriority")) {
            compressionPriority = pair
        }
        placeholderIntrinsicSize = nib.size("OSBPlaceholderIntrinsicSize")
    }

    /// Returns the priorities in `{horizontal, vertical}`.
    private static func priorities(
        _ text: String?
    ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? {
        let numbers = (text ?? "").split { !"0123456789.".contains($0) }.compactMap { Float($0) }
        return numbers.count == 2 ? (UILayoutPriority(numbers[0]), UILayoutPriority(numbers[1])) : nil
    }

    /// Uses a nib's system guide in place of the one that the view would create.
    private func adopt(_ guide: UILayoutGuide) {
        guide.owningView = self
        if guide.role == .free { layoutGuides.append(guide) } else { systemGuides[guide.role] = guide }
        if guide.role == .keyboard { environment.keyboard.add(self) }
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// Colors, traits and drawing.
extension UIView {
    /// The traits of the view from its superview and controller.
    var resolvedTraits: UITraitCollection {
        var inherited = environment.screen.traitCollection
        if let own = ownTraits {
            inherited = own
            if let overrides = (self as? UIWindow)?.windowScene?.ownTraitOverrides?.collection {
                inherited = own.overridden(by: overrides)
            }
        } else if let controller = viewController, let traits = controller.imposedTraits {
            inherited = traits
        } else if let parent = superview {
            inherited = parent.traitCollection
            if let list = parent.listEnvironmentInside {
                inherited = inherited.replacing(UITraitListEnvironment.self, value: list)
            }
        }
        for style in [viewController?.overrideUserInterfaceStyle, overrideUserInterfaceStyle] {
            guard let style, style != .unspecified else { continue }
            inherited = inherited.overridden(by: UITraitCollection(userInterfaceStyle: style))
        }
        for overrides in [
            viewController?.ownPresentationController?.allTraitOverrides, viewController?.traitsFromParent,
            viewController?.ownTraitOverrides?.collection, ownTraitOverrides?.collection,
        ] {
            if let overrides { inherited = inherited.overridden(by: overrides) }
        }
        return limited(inherited)
    }

    /// Returns traits with the size of text within the view's limits.
    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil else { return traits }
        var size = traits.preferredContentSizeCategory
        if let least = minimumContentSizeCategory, least.isLarger(than: size) { size = least }
        if let most = maximumContentSizeCategory, size.isLarger(than: most) { size = most }
        return traits.overridden(by: UITraitCollection(preferredContentSizeCategory: size))
    }

    func traitsMayHaveChanged() {
        let old = knownTraits
        knownTraits = nil
        vary()
        if let old, old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
        layerNeedsUpdate()
        setNeedsDisplay()
        if placesColors { setNeedsLayout() }
        for view in subviews { view.traitsMayHaveChanged() }
        guard old != traitCollection else { return }
        traitCollection.performAsCurrent {
            traitCollectionDidChange(old)
            if let old { knownTraitObservers?.notify(self, from: old) }
            guard let viewController else { return }
            viewController.traitCollectionDidChange(old)
            if let old { viewController.knownTraitObservers?.notify(viewController, from: old) }
        }
    }

    /// Applies the variations for the traits. A view without a superview doesn't have its own traits and isn't changed.
    private func vary() {
        guard !traitStorages.isEmpty else { return }
        let isPlaced =
            window != nil
            || sequence(first: self, next: \.superview).contains { view in
                view.viewController?.imposedTraits != nil
            }
        guard isPlaced else { return }
        for storage in traitStorages { storage.apply(for: traitCollection) }
    }

    // MARK: Tint

    func readingDirectionMayHaveChanged() {
        setNeedsDisplay()
        setNeedsLayout()
        if !constraints.isEmpty { layoutStructureChanged() }
    }

    func tintMayHaveChanged() {
        traitCollection.performAsCurrent { tintColorDidChange() }
        setNeedsDisplay()
        if placesColors { setNeedsLayout() }
        for view in subviews where view.ownTintColor == nil { view.tintMayHaveChanged() }
    }

    // MARK: Drawing

    var redrawsOnResize: Bool { true }

    /// Updates the layer's colors for the traits.
    func layerNeedsUpdate() {
        let traits = traitCollection
        if traits.displayScale > 0 { ownLayer.contentsScale = traits.displayScale }
        ownLayer.backgroundColor = backgroundColor?.resolvedColor(with: traits).plainCGColor
    }

    /// Draws the view's content without its subviews.
    func drawContents(in context: CGContext) {
        environment.perform {
            traitCollection.performAsCurrent {
                layerWillDraw(layer)
                draw(layer, in: context)
            }
        }
    }
}

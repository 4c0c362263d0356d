import CoreGraphics
import Foundation
import QuartzCore

/// Colours, traits and drawing.
extension UIView {
    /// The traits as the views and controllers around say.
    var resolvedTraits: UITraitCollection {
        var inherited = UITraitCollection.standard
        if let own = ownTraits {
            inherited = own
        } else if let controller = viewController, let traits = controller.imposedTraits {
            inherited = traits
        } else if let parent = superview {
            inherited = parent.traitCollection
        }
        for style in [viewController?.overrideUserInterfaceStyle, overrideUserInterfaceStyle] {
            guard let style, style != .unspecified else { continue }
            inherited = inherited.overridden(by: UITraitCollection(userInterfaceStyle: style))
        }
        return inherited
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
        traitCollectionDidChange(old)
        viewController?.traitCollectionDidChange(old)
    }

    /// Takes on what the document has for the traits. A view that nobody shows has none of its own, and stays as it is.
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
    }

    func tintMayHaveChanged() {
        tintColorDidChange()
        setNeedsDisplay()
        if placesColors { setNeedsLayout() }
        for view in subviews where view.ownTintColor == nil { view.tintMayHaveChanged() }
    }

    // MARK: Drawing

    var redrawsOnResize: Bool { true }

    /// The layer has the colours of the view as the traits resolve them.
    func layerNeedsUpdate() {
        let traits = traitCollection
        if traits.displayScale > 0 { ownLayer.contentsScale = traits.displayScale }
        ownLayer.backgroundColor = backgroundColor?.resolvedColor(with: traits).plainCGColor
    }

    /// What the layer shows of the view itself, without its subviews.
    func drawContents(in context: CGContext) {
        let outer = UITraitCollection.current
        UITraitCollection.current = traitCollection
        UIGraphicsPushContext(context)
        environment.perform { draw(bounds) }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
    }
}

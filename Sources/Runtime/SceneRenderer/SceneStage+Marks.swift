import CoreGraphics
import QuartzCore
import StoryboardModel
package import UIKit
import XMLTree

/// What a canvas shows and an app does not.
extension SceneStage {
    /// Outlines views that nothing can be seen of, with their names: empty image views and cells, and container views, whose
    /// contents are scenes of their own.
    func markEmptyViews(in view: UIView) {
        for child in view.subviews { markEmptyViews(in: child) }
        guard view.bounds.width >= 8, view.bounds.height >= 8, view.alpha > 0, !view.isHidden,
            let title = title(of: view)
        else { return }
        let color = markColor(on: view).cgColor
        let outline = CAShapeLayer()
        outline.frame = view.bounds
        outline.path = CGPath(rect: view.bounds.insetBy(dx: 0.5, dy: 0.5), transform: nil)
        outline.fillColor = nil
        outline.strokeColor = color
        outline.lineDashPattern = [4, 3]
        view.layer.addSublayer(outline)
        let size = min(14, view.bounds.width / CGFloat(title.count) * 1.5)
        guard size >= 7, view.bounds.height >= 2 * size else { return }
        let name = CATextLayer()
        name.string = title
        name.fontSize = size
        name.foregroundColor = color
        name.alignmentMode = .center
        name.frame = CGRect(x: 0, y: view.bounds.midY - 0.6 * size, width: view.bounds.width, height: 1.3 * size)
        view.layer.addSublayer(name)
    }

    /// Returns the color of a mark, which can be read on what is behind it.
    private func markColor(on view: UIView) -> UIColor {
        let grounds = sequence(first: view, next: \.superview).lazy
            .compactMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
        let ground = grounds.first { $0.cgColor.alpha > 0.5 }
        guard let ground else { return .secondaryLabel.resolvedColor(with: view.traitCollection) }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = ground.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // Between the luminances of black and white to the eye.
        let isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 0.45
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        return .secondaryLabel.resolvedColor(with: traits)
    }

    /// What to call a view that cannot be seen; nil for one that can, or that is meant to be unseen.
    private func title(of view: UIView) -> String? {
        let isClear = (view.backgroundColor?.cgColor.alpha ?? 0) == 0
        let node = view.documentID.flatMap(document.object)
        if node?.name == "containerView" { return "Container" }
        switch view {
        case let image as UIImageView: return image.image == nil && isClear && node != nil ? "Image View" : nil
        case let cell as UICollectionViewCell:
            return cell.contentView.subviews.isEmpty && isClear && cell.backgroundView == nil ? "Cell" : nil
        case is UICollectionReusableView: return view.subviews.isEmpty && isClear ? node?.displayName : nil
        default: return nil
        }
    }

    /// The color that views are tinted with where they say nothing else: the document's own, or the app's accent color.
    package var tint: UIColor? {
        document.root.color(key: "tintColor").flatMap(resources.color) ?? resources.accentColor
    }
}

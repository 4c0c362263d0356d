import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The layout of a button without a configuration.
extension UIButton {
    func placeParts() {
        subtitleLabel?.isHidden = true
        parts?.all.isHidden = true
        let image = shownImage
        let content = contentRect(forBounds: bounds)
        picture?.isHidden = image == nil
        if let image, let picture {
            let isDimmed = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
            picture.showsTemplates = buttonType != .custom
            picture.image = image
            picture.alpha = isDimmed ? (isEnabled ? 0.5 : 0.4) : 1
            picture.frame = imageRect(forContentRect: content)
        }
        label.isHidden = shownTitle?.isEmpty ?? true
        guard !label.isHidden else { return }
        label.show(currentAttributedTitle, currentTitle, effectiveTitleColor)
        label.shadowColor = titleShadowOffset == .zero ? nil : titleShadowColor(for: state)
        label.shadowOffset = titleShadowOffset
        label.frame = titleRect(forContentRect: content)
    }

    /// The title color for the state, or the default of the button type.
    var effectiveTitleColor: UIColor {
        if let own = contents[state.rawValue]?.titleColor { return own }
        let normal = titleColor(for: .normal) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
        guard buttonType != .custom else { return normal }
        if !isEnabled { return titleColor(for: .normal) == nil ? .tertiaryLabel : normal.withAlphaComponent(0.35) }
        return isHighlighted ? normal.withAlphaComponent(0.2) : normal
    }

    // MARK: Frames

    /// Returns the frames of the image and the title after it, by the alignment and insets.
    func contentFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let scale = max(1, traitCollection.displayScale)
        let image = shownImage?.size ?? .zero
        let fitted = CGSize(width: min(image.width, content.width), height: min(image.height, content.height))
        let room = max(0, content.width - fitted.width - titleEdgeInsets.horizontal)
        let title = titleLayout(width: room)?.size.ceiled(scale: scale) ?? .zero
        let titleSize = CGSize(width: min(title.width, room), height: title.height)
        let isFlipped = readsFromRight
        let total = fitted.width + titleSize.width
        func x(_ insets: UIEdgeInsets, before: CGFloat, after: CGFloat, _ width: CGFloat) -> CGFloat {
            switch resolvedHorizontalAlignment {
            case .left: content.minX + before + insets.left
            case .right: content.maxX - after - width - insets.right
            default:
                content.midX - total / 2 + before + (insets.left - insets.right) / 2
            }
        }
        func y(_ insets: UIEdgeInsets, _ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY + insets.top
            case .bottom: content.maxY - height - insets.bottom
            default: content.midY - height / 2 + (insets.top - insets.bottom) / 2
            }
        }
        let imageX = x(
            imageEdgeInsets, before: isFlipped ? titleSize.width : 0, after: isFlipped ? 0 : titleSize.width,
            fitted.width)
        let titleX = x(
            titleEdgeInsets, before: isFlipped ? 0 : fitted.width, after: isFlipped ? fitted.width : 0,
            titleSize.width)
        var imageFrame = CGRect(
            x: imageX, y: y(imageEdgeInsets, fitted.height), width: fitted.width, height: fitted.height)
        let inset = content.inset(by: imageEdgeInsets)
        if contentHorizontalAlignment == .fill {
            (imageFrame.origin.x, imageFrame.size.width) = (inset.minX, inset.width)
        }
        if contentVerticalAlignment == .fill {
            (imageFrame.origin.y, imageFrame.size.height) = (inset.minY, inset.height)
        }
        return (
            imageFrame.snapped(scale: scale),
            CGRect(
                x: titleX.rounded(scale: scale), y: y(titleEdgeInsets, titleSize.height).rounded(scale: scale),
                width: titleSize.width, height: titleSize.height)
        )
    }
}

import CoreGraphics
import Foundation
import TextLayout

/// How a button without a configuration looks.
extension UIButton {
    func paint(_ pen: Pen) {
        if let configuration { return paint(configuration, pen) }
        let background = backgroundImage(for: state)
        if let background { pen.image(background, in: bounds, tint: tintColor) }
        if currentImage == nil, currentTitle?.isEmpty ?? true, attributedTitle(for: state) == nil, buttonType != .custom
        {
            return paintStock(pen)
        }
        let frames = contentFrames(pen)
        if let image = currentImage {
            let isDimmed = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
            pen.faded(isDimmed ? (isEnabled ? 0.5 : 0.4) : 1) {
                pen.image(
                    image, in: frames.image, tint: tintColor ?? .systemBlue, asTemplate: buttonType != .custom)
            }
        }
        if let layout = titleLayout(width: frames.title.width, color: effectiveTitleColor) {
            paintTitle(layout, in: frames.title, pen)
        }
    }

    private func paintTitle(_ layout: TextLayout, in frame: CGRect, _ pen: Pen) {
        if let shadow = titleShadowColor(for: state), titleShadowOffset != .zero,
            let copy = titleLayout(width: frame.width, color: shadow)
        {
            pen.draw(copy, in: frame.offsetBy(dx: titleShadowOffset.width, dy: titleShadowOffset.height))
        }
        pen.draw(layout, in: frame)
    }

    /// The colour for the state: set, or the one that the type of the button brings.
    private var effectiveTitleColor: UIColor {
        if let own = contents[state.rawValue]?.titleColor { return own }
        let normal = titleColor(for: .normal) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
        guard buttonType != .custom else { return normal }
        if !isEnabled { return titleColor(for: .normal) == nil ? .tertiaryLabel : normal.withAlphaComponent(0.35) }
        return isHighlighted ? normal.withAlphaComponent(0.2) : normal
    }

    // MARK: Places

    /// The image before the title, both where the alignment puts them and then moved by their insets.
    private func contentFrames(_ pen: Pen) -> (image: CGRect, title: CGRect) {
        let content = bounds.inset(by: contentEdgeInsets)
        let image = currentImage?.size ?? .zero
        let fitted = CGSize(width: min(image.width, content.width), height: min(image.height, content.height))
        let room = max(0, content.width - fitted.width - titleEdgeInsets.horizontal)
        let title = titleLayout(width: room, color: .black)?.size.ceiled(scale: pen.scale) ?? .zero
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
            pen.snapped(imageFrame),
            CGRect(
                x: titleX.rounded(scale: pen.scale), y: y(titleEdgeInsets, titleSize.height), width: titleSize.width,
                height: titleSize.height)
        )
    }

    // MARK: Stock

    private func paintStock(_ pen: Pen) {
        let dimmed: CGFloat = isEnabled ? (isHighlighted ? 0.3 : 1) : 0.35
        let tint: UIColor = tintColor ?? .systemBlue
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        pen.faded(dimmed) {
            switch buttonType {
            case .contactAdd: pen.symbol("plus.circle", at: center, size: 22, tint)
            case .detailDisclosure, .infoLight, .infoDark: pen.infoSign(at: center, size: 22, tint)
            case .close: pen.closeSign(at: center)
            default: break
            }
        }
    }
}

import CoreGraphics
import Foundation
import TextLayout

/// How a button with a configuration looks.
extension UIButton {
    func paint(_ configuration: Configuration, _ pen: Pen) {
        let colors = configuration.colors(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
        pen.faded(isHighlighted ? 0.75 : 1) {
            if let ground = colors.background {
                pen.fill(bounds, radius: configuration.cornerRadius(in: bounds.size), ground)
            }
            paintContents(configuration, colors.foreground, pen)
        }
    }

    private func paintContents(_ configuration: Configuration, _ color: UIColor, _ pen: Pen) {
        let insets = configuration.insets
        let isFlipped = readsFromRight
        let content = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isFlipped ? insets.leading : insets.trailing))
        let image = configuration.signSize(traits: traitCollection)
        var placement = configuration.imagePlacement
        if isFlipped { placement = placement.flipped }
        let isVertical = placement == .top || placement == .bottom
        let hasText = configuration.hasText
        let gap = image == .zero || !hasText ? 0 : configuration.imagePadding
        let room = isVertical ? content.width : max(0, content.width - image.width - gap)
        let title = configuration.titleLayout(self, color: color, width: room)
        let secondary = isEnabled ? color : color
        let subtitle = configuration.subtitleLayout(self, color: secondary, width: room)
        let texts = [title, subtitle].compactMap(\.self)
        let text = CGSize(
            width: texts.map(\.size.width).max() ?? 0,
            height: texts.map(\.size.height).reduce(0, +) + (texts.count == 2 ? configuration.titlePadding : 0))
        let whole =
            isVertical
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
        let frame = pen.snapped(CGRect(origin: origin(of: whole, in: content), size: whole))
        let (sign, letters) = frames(frame, image, text, gap, placement)
        if configuration.showsActivityIndicator {
            UIActivityIndicatorView.paint(spokesIn: sign, color: color, pen)
        } else if let image = configuration.image {
            pen.image(image, in: pen.snapped(sign), tint: color, asTemplate: true)
        }
        var y = letters.minY
        for line in texts {
            let x = texts.count == 2 && !isVertical ? letters.minX : letters.midX - line.size.width / 2
            pen.draw(line, in: CGRect(x: x, y: y, width: line.size.width, height: line.size.height))
            y += line.size.height + configuration.titlePadding
        }
    }

    private func origin(of size: CGSize, in content: CGRect) -> CGPoint {
        let x: CGFloat =
            switch resolvedHorizontalAlignment {
            case .left: content.minX
            case .right: content.maxX - size.width
            default: content.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - size.height
            default: content.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }

    /// Where sign and text stand in the frame of both.
    private func frames(
        _ frame: CGRect, _ image: CGSize, _ text: CGSize, _ gap: CGFloat, _ placement: NSDirectionalRectEdge
    ) -> (CGRect, CGRect) {
        func middle(_ size: CGSize) -> CGPoint {
            CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        }
        var (sign, letters) = (middle(image), middle(text))
        switch placement {
        case .top: (sign.y, letters.y) = (frame.minY, frame.minY + image.height + gap)
        case .bottom: (letters.y, sign.y) = (frame.minY, frame.minY + text.height + gap)
        case .trailing: (letters.x, sign.x) = (frame.minX, frame.minX + text.width + gap)
        default: (sign.x, letters.x) = (frame.minX, frame.minX + image.width + gap)
        }
        return (CGRect(origin: sign, size: image), CGRect(origin: letters, size: text))
    }
}

extension NSDirectionalRectEdge {
    fileprivate var flipped: NSDirectionalRectEdge {
        self == .trailing ? .leading : self == .leading ? .trailing : self
    }
}

extension UIButton.Configuration {
    var hasText: Bool { ![attributedTitle?.string ?? title, subtitle].allSatisfy { $0?.isEmpty ?? true } }

    /// Of the image, or of the wheel that stands in its place.
    @MainActor
    func signSize(traits: UITraitCollection) -> CGSize {
        showsActivityIndicator ? CGSize(width: 20, height: 20) : image?.size ?? .zero
    }

    func colors(tint: UIColor, isEnabled: Bool) -> (background: UIColor?, foreground: UIColor) {
        let base = baseBackgroundColor
        let foreground: UIColor
        let background: UIColor?
        switch style {
        case .plain, .borderless: (background, foreground) = (base, tint)
        case .gray, .bordered: (background, foreground) = (base ?? .secondarySystemFill, tint)
        case .tinted, .borderedTinted:
            let veil = base ?? tint
            background = UIColor {
                veil.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.24 : 0.16)
            }
            foreground = base ?? tint
        case .filled, .borderedProminent: (background, foreground) = (base ?? tint, .white)
        }
        guard isEnabled else {
            return (background.map { _ in UIColor.tertiarySystemFill }, .tertiaryLabel)
        }
        return (background, baseForegroundColor ?? foreground)
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .capsule: size.height / 2
        case .small: 5
        case .medium: 8
        case .large: 12
        case .fixed: 5.95
        case .dynamic: buttonSize == .large ? 12 : 5.95
        }
    }
}

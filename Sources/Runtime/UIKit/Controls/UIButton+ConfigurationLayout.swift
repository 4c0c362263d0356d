import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The layout of a button with a configuration.
extension UIButton {
    private var fading: CGFloat { isHighlighted ? 0.75 : 1 }

    func placeParts(_ configuration: Configuration) {
        let configuration = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
        let colors = configuration.colors(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
        let color = colors.foreground
        let places = places(configuration)
        let parts = parts ?? ButtonParts()
        self.parts = parts
        showParts(parts.all)
        parts.all.isHidden = false
        parts.all.opacity = Float(fading)
        parts.place(
            in: bounds, ground: colors.background.map(layerColor),
            radius: configuration.cornerRadius(in: bounds.size),
            wheel: configuration.showsActivityIndicator
                ? (places.sign, layerColor(configuration.activityIndicatorColorTransformer?(color) ?? color)) : nil)
        let own = configuration.ownBackground
        parts.stroke(
            own?.strokeColor.map { layerColor($0) }, width: own?.strokeWidth ?? 0, outset: own?.strokeOutset ?? 0,
            insets: own?.backgroundInsets ?? .zero)
        placeBackground(own, configuration.cornerRadius(in: bounds.size))
        let image = configuration.showsActivityIndicator ? nil : configuration.shownImage
        picture?.isHidden = image == nil
        if let image, let picture {
            picture.showsTemplates = true
            picture.image = image
            let tint = configuration.imageColorTransformer?(color) ?? color
            if picture.tintColor != tint { picture.tintColor = tint }
            picture.alpha = fading
            picture.frame = places.sign
        }
        label.show(configuration.richTitle(color), configuration.title, color)
        subtitleLabel?.show(configuration.richSubtitle(color), configuration.subtitle, color)
        for (view, frame) in [(label, places.title), (subtitleLabel, places.subtitle)] {
            view?.isHidden = frame == nil
            view?.alpha = fading
            if let view { alignLines(of: view, configuration) }
            if let frame { view?.frame = frame }
        }
    }

    /// Shows the image and the view of a background behind the content.
    private func placeBackground(_ background: UIBackgroundConfiguration?, _ radius: CGFloat) {
        guard background?.image != nil || background?.customView != nil || ground != nil else { return }
        var shown = background ?? UIBackgroundConfiguration()
        (shown.backgroundColor, shown.cornerRadius, shown.strokeWidth) = (nil, radius, 0)
        let view = ground ?? CellBackgroundView(shown)
        view.configuration = shown
        if ground == nil {
            ground = view
            insertSubview(view, at: 0)
        }
        view.isHidden = background?.image == nil && background?.customView == nil
        view.frame = bounds
    }

    private func places(_ configuration: Configuration) -> (sign: CGRect, title: CGRect?, subtitle: CGRect?) {
        let scale = max(1, traitCollection.displayScale)
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
        let gap = image == .zero || !configuration.hasText ? 0 : configuration.imagePadding
        // What is left of a width that fits exactly can be the rounding of a sum smaller than the text.
        let room = (isVertical ? content.width : max(0, content.width - image.width - gap)) + 1e-6
        let title = configuration.titleLayout(self, width: room)?.size
        let subtitle = configuration.subtitleLayout(self, width: room)?.size
        let texts = [title, subtitle].compactMap(\.self)
        let text = CGSize(
            width: texts.map(\.width).max() ?? 0,
            height: texts.map(\.height).reduce(0, +) + (texts.count == 2 ? configuration.titlePadding : 0))
        let whole =
            isVertical
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
        let frame = CGRect(origin: origin(of: whole, in: content), size: whole).snapped(scale: scale)
        let (sign, letters) = frames(frame, image, text, gap, placement)
        let side = sideOfTitle(configuration, isBelowOther: texts.count == 2 && !isVertical)
        var y = letters.minY
        func line(_ size: CGSize) -> CGRect {
            defer { y += size.height + configuration.titlePadding }
            let x = letters.minX + (letters.width - size.width) * side
            let ceiled = size.ceiled(scale: scale)
            return CGRect(
                x: x.rounded(scale: scale), y: y.rounded(scale: scale), width: ceiled.width, height: ceiled.height)
        }
        return (sign.snapped(scale: scale), title.map(line), subtitle.map(line))
    }

    /// Returns the position of the texts in the available width, from 0 at the left to 1 at the right.
    private func sideOfTitle(_ configuration: Configuration, isBelowOther: Bool) -> CGFloat {
        switch configuration.titleAlignment {
        case .automatic: isBelowOther ? 0 : 0.5
        case .leading: readsFromRight ? 1 : 0
        case .center: 0.5
        case .trailing: readsFromRight ? 0 : 1
        }
    }

    /// Aligns the lines of a text like the texts.
    private func alignLines(of label: UILabel, _ configuration: Configuration) {
        let alignment: NSTextAlignment
        switch configuration.titleAlignment {
        case .automatic: return
        case .leading: alignment = .natural
        case .center: alignment = .center
        case .trailing: alignment = readsFromRight ? .left : .right
        }
        if label.textAlignment != alignment { label.textAlignment = alignment }
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

    /// Returns the frames of image and texts in the rectangle of both.
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
    /// Sets the font and line properties of a title's label.
    @MainActor
    func style(_ label: UILabel) {
        label.font = titleFont
        label.numberOfLines = titleLineBreakMode.isOneLine ? 1 : 0
        label.lineBreakMode = titleLineBreakMode
    }

    var hasText: Bool { ![plainTitle, plainSubtitle].allSatisfy { $0?.isEmpty ?? true } }

    /// The image with its symbol configuration.
    @MainActor
    var shownImage: UIImage? { image?.preferring(preferredSymbolConfigurationForImage) }

    /// The layout of the image or the activity indicator that replaces it.
    @MainActor
    func signSize(traits: UITraitCollection) -> CGSize {
        let size = showsActivityIndicator ? CGSize(width: 20, height: 20) : shownImage?.size ?? .zero
        return CGSize(width: size == .zero ? 0 : max(size.width, imageReservation), height: size.height)
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
        let own = ownBackground?.backgroundColor
        let plain = showsSelection && background == nil ? tint.withAlphaComponent(0.16) : background
        let shown = (own ?? plain).map { ownBackground?.backgroundColorTransformer?($0) ?? $0 }
        return (shown, baseForegroundColor ?? foreground)
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
        if let radius = ownBackground?.cornerRadius, radius > 0, cornerStyle == .fixed || cornerStyle == .dynamic {
            return radius
        }
        return switch cornerStyle {
        case .capsule: size.height / 2
        case .small: 5
        case .medium: 8
        case .large: 12
        case .fixed: 5.95
        case .dynamic: buttonSize == .large ? 12 : 5.95
        }
    }
}

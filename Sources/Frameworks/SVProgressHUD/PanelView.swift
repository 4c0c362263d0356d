import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The panel itself: a ring, an indicator or an image above a text.
final class PanelView: UIView {
    /// What is above the text.
    enum Content {
        /// Activity without a known end.
        case activity
        case progress(CGFloat)
        case image(UIImage?)
    }

    var content = Content.activity
    var status: String?
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private var indicator: UIView?
    /// What the indicator was made for.
    private var look: [AnyHashable] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        (label.numberOfLines, label.textAlignment, label.adjustsFontSizeToFitWidth) = (0, .center, true)
        label.baselineAdjustment = .alignCenters
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the content with the app's settings.
    func show(_ settings: Settings, isDark: Bool) {
        let colors = settings.colors(isDark: isDark)
        (backgroundColor, layer.cornerRadius) = (colors.panel, settings.cornerRadius)
        (layer.borderColor, layer.borderWidth) = (settings.borderColor.cgColor, settings.borderWidth)
        (label.text, label.font, label.textColor) = (status, settings.font, colors.text)
        label.isHidden = !hasText
        let tint = settings.foregroundImageColor ?? colors.text
        switch content {
        case .activity: showIndicator(settings, colors.text, progress: nil)
        case .progress(let part): showIndicator(settings, colors.text, progress: part)
        case .image(let image): show(image, settings, tint)
        }
        setNeedsLayout()
    }

    private var hasText: Bool { status?.isEmpty == false }

    private func show(_ image: UIImage?, _ settings: Settings, _ tint: UIColor) {
        removeIndicator()
        picture.isHidden = image == nil
        picture.image = settings.tintsImages ? image?.withRenderingMode(.alwaysTemplate) : image
        (picture.tintColor, picture.bounds.size) = (tint, settings.imageSize)
    }

    private func removeIndicator() {
        indicator?.removeFromSuperview()
        (indicator, look) = (nil, [])
    }

    private func showIndicator(_ settings: Settings, _ color: UIColor, progress: CGFloat?) {
        picture.isHidden = true
        let isNative = progress == nil && settings.animationType == .native
        let radius = hasText ? settings.ringRadius : settings.ringNoTextRadius
        let look: [AnyHashable] = [isNative, radius, settings.ringThickness, color]
        if look != self.look {
            removeIndicator()
            let new =
                isNative
                ? Self.native(color)
                : RingView(
                    radius: radius, thickness: settings.ringThickness, color: color)
            addSubview(new)
            (indicator, self.look) = (new, look)
        }
        (indicator as? RingView)?.progress = progress
    }

    private static func native(_ color: UIColor) -> UIView {
        let view = UIActivityIndicatorView(style: .large)
        view.color = color
        view.startAnimating()
        return view
    }

    // MARK: Layout

    private static let spacing = (sides: CGFloat(12), ends: CGFloat(12), label: CGFloat(8))
    private static let largestLabel = CGSize(width: 200, height: 300)

    /// What is above the text, or nil.
    private var top: UIView? { indicator ?? (picture.isHidden ? nil : picture) }

    private var labelSize: CGSize {
        guard hasText else { return .zero }
        let size = label.sizeThatFits(Self.largestLabel)
        return CGSize(
            width: min(size.width, Self.largestLabel.width), height: min(size.height, Self.largestLabel.height))
    }

    /// Returns the size of the panel, at least a minimum.
    func fittingSize(_ minimum: CGSize) -> CGSize {
        let (text, above) = (labelSize, top?.bounds.size ?? .zero)
        let gap = hasText && above.height > 0 ? Self.spacing.label : 0
        return CGSize(
            width: max(minimum.width, Self.spacing.sides * 2 + max(text.width, above.width)).rounded(.up),
            height: max(minimum.height, Self.spacing.ends * 2 + text.height + gap + above.height).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (text, above) = (labelSize, top?.bounds.size ?? .zero)
        let gap = hasText && above.height > 0 ? Self.spacing.label : 0
        let start = (bounds.height - text.height - gap - above.height) / 2
        top?.center = CGPoint(x: bounds.midX, y: start + above.height / 2)
        label.frame = CGRect(
            x: (bounds.width - text.width) / 2, y: start + above.height + gap, width: text.width, height: text.height)
    }
}

import CoreGraphics
public import Foundation
import QuartzCore

/// The view of a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()
    private var content: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isOpaque = false
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        fill()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            fill()
        }
    }

    override var isLayoutIsland: Bool { true }

    private func fill() {
        fill(textLabel, content.attributedText, content.text, content.textProperties)
        fill(secondaryLabel, content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties)
        textLabel.isHidden = !content.hasText
        secondaryLabel.isHidden = !content.hasSecondaryText
        imageView.image = content.image?.preferring(content.imageProperties.preferredSymbolConfiguration)
        imageView.tintColor = content.imageProperties.tintColor
        imageView.isHidden = content.image == nil
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        imageView.layer.borderWidth = content.imageProperties.strokeWidth
        imageView.layer.borderColor =
            content.imageProperties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        alpha = content.alpha
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ attributed: NSAttributedString?, _ text: String?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed {
            label.attributedText = attributed
            return
        }
        label.text =
            switch properties.transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
    }

    // MARK: Layout

    /// The frames of the parts in a width.
    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard let image = imageView.image else { return .zero }
        let most = content.imageProperties.maximumSize
        let factor = min(
            1, most.width > 0 ? most.width / max(1, image.size.width) : 1,
            most.height > 0 ? most.height / max(1, image.size.height) : 1)
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// The margins of the content; those at the sides are the cell's.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return margins }
        let outer = superview.directionalLayoutMargins
        (margins.leading, margins.trailing) = (outer.leading, outer.trailing)
        return margins
    }

    /// The room for the image, in whose middle it is.
    private var imageRoom: CGSize {
        guard content.image != nil else { return .zero }
        let (image, reserved) = (imageSize, content.imageProperties.reservedLayoutSize)
        return CGSize(width: max(image.width, reserved.width), height: max(image.height, reserved.height))
    }

    /// Where the text begins, at which separators do.
    var textStart: CGFloat {
        guard content.hasText || content.hasSecondaryText, content.image != nil else { return margins.leading }
        return margins.leading + imageRoom.width + content.imageToTextPadding
    }

    private func places(width: CGFloat) -> Places {
        var places = Places()
        let margins = margins
        let (image, imageRoom) = (imageSize, imageRoom)
        var left = margins.leading
        if content.image != nil {
            places.image = CGRect(
                x: left + (imageRoom.width - image.width) / 2, y: 0, width: image.width, height: image.height)
            left += imageRoom.width + content.imageToTextPadding
        }
        let room = max(0, width - left - margins.trailing)
        let textHeight = placeTexts(&places, left: left, room: room)
        let inner = max(textHeight, imageRoom.height)
        places.height = max(content.minimumHeight, inner + margins.top + margins.bottom)
        return places
    }

    /// Places the texts at the top, and returns their height.
    private func placeTexts(_ places: inout Places, left: CGFloat, room: CGFloat) -> CGFloat {
        func size(_ label: UILabel, _ isShown: Bool, _ width: CGFloat) -> CGSize {
            isShown ? label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) : .zero
        }
        let text = size(textLabel, content.hasText, .greatestFiniteMagnitude)
        let second = size(secondaryLabel, content.hasSecondaryText, .greatestFiniteMagnitude)
        let gap = content.hasText && content.hasSecondaryText ? content.textToSecondaryTextHorizontalPadding : 0
        if content.prefersSideBySideTextAndSecondaryText, text.width + gap + second.width <= room {
            let height = max(text.height, second.height)
            places.text = CGRect(x: left, y: (height - text.height) / 2, width: text.width, height: text.height)
            places.secondary = CGRect(
                x: left + room - second.width, y: (height - second.height) / 2, width: second.width,
                height: second.height)
            return height
        }
        let (one, two) = (size(textLabel, content.hasText, room), size(secondaryLabel, content.hasSecondaryText, room))
        let space = content.hasText && content.hasSecondaryText ? content.textToSecondaryTextVerticalPadding : 0
        places.text = CGRect(x: left, y: 0, width: room, height: one.height)
        places.secondary = CGRect(x: left, y: one.height + space, width: room, height: two.height)
        return one.height + space + two.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: places(width: size.width).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: places(width: bounds.width > 0 ? bounds.width : 320).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width)
        let margins = margins
        let scale = traitCollection.displayScale
        let room = bounds.height - margins.top - margins.bottom
        let texts = max(places.text.maxY, places.secondary.maxY)
        let top = (margins.top + (room - texts) / 2).rounded(scale: scale)
        let isFlipped = readsFromRight
        func put(_ view: UIView, _ frame: CGRect, _ y: CGFloat) {
            var frame = frame.offsetBy(dx: 0, dy: y)
            if isFlipped { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        put(textLabel, places.text, top)
        put(secondaryLabel, places.secondary, top)
        put(imageView, places.image, (margins.top + (room - places.image.height) / 2).rounded(scale: scale))
    }
}

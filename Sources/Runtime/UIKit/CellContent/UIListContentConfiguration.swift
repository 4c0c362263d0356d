import CoreGraphics
public import Foundation

/// The text, second text and image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Whether a text that doesn't fit is shown by a pointer that rests over it. It isn't here.
        public var showsExpansionTextWhenTruncated = false

        init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
            let plain = UIFont.preferredFont(forTextStyle: style)
            (font, self.color) = (isBold ? .systemFont(ofSize: plain.pointSize, weight: .semibold) : plain, color)
        }

        public func resolvedColor() -> UIColor { color }
    }

    /// How the image looks.
    public struct ImageProperties {
        public static let standardDimension: CGFloat = 0

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The greatest size; 0 is any.
        public var maximumSize = CGSize.zero
        /// The room for the image, in whose middle it is; 0 is as much as it needs.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        /// Changes the tint color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The line around the image.
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Whether both texts are in one line if there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [.horizontal]
    public var alpha: CGFloat = 1
    /// The margins; by default those of a row.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The height below which no row of a list is.
    var minimumHeight: CGFloat = 0

    @MainActor
    private init(
        _ text: TextProperties, _ secondary: TextProperties, vertical: CGFloat = 11.5, minimum: CGFloat = 44
    ) {
        (textProperties, secondaryTextProperties, minimumHeight) = (text, secondary, minimum)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }

    @preconcurrency @MainActor public static func cell() -> Self { subtitleCell() }

    @preconcurrency @MainActor public static func subtitleCell() -> Self {
        Self(TextProperties(.body, .label), TextProperties(.caption1, .label), vertical: 7)
    }

    @preconcurrency @MainActor public static func valueCell() -> Self {
        var content = Self(TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    @preconcurrency @MainActor public static func plainHeader() -> Self {
        Self(TextProperties(.headline, .label), TextProperties(.body, .secondaryLabel), vertical: 6, minimum: 28)
    }

    @preconcurrency @MainActor public static func plainFooter() -> Self {
        Self(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel), vertical: 7,
            minimum: 28)
    }

    @preconcurrency @MainActor public static func groupedHeader() -> Self {
        var content = Self(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel), vertical: 6.5,
            minimum: 28)
        content.textProperties.transform = .uppercase
        content.directionalLayoutMargins.top = 17.5
        return content
    }

    @preconcurrency @MainActor public static func groupedFooter() -> Self {
        var content = Self(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel), vertical: 8,
            minimum: 28)
        content.directionalLayoutMargins.bottom = 17.5
        return content
    }

    @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
        var content = Self(
            TextProperties(.title3, .label, isBold: true), TextProperties(.subheadline, .secondaryLabel), vertical: 8,
            minimum: 28)
        content.directionalLayoutMargins.top = 17.5
        return content
    }

    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
        var content = prominentInsetGroupedHeader()
        content.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
        return content
    }

    @preconcurrency @MainActor public static func header() -> Self { groupedHeader() }
    @preconcurrency @MainActor public static func footer() -> Self { groupedFooter() }

    @preconcurrency @MainActor public static func sidebarCell() -> Self { cell() }
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self { cell() }
    @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    @preconcurrency @MainActor public static func sidebarHeader() -> Self {
        Self(TextProperties(.title3, .label, isBold: true), TextProperties(.body, .secondaryLabel), minimum: 28)
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var content = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        if isDisabled == true { content.alpha = 0.5 }
        return content
    }

    /// Whether there is text in a place.
    var hasText: Bool { attributedText.map { $0.length > 0 } ?? (text?.isEmpty == false) }
    var hasSecondaryText: Bool { secondaryAttributedText.map { $0.length > 0 } ?? (secondaryText?.isEmpty == false) }
}

public import Foundation
import TextLayout

extension UIButton {
    /// The appearance and content of a button as a value.
    public struct Configuration {
        package enum Style: Int, Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// The alignment of title and subtitle.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        package var style: Style = .plain
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// Changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the color of the image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The room for the image, or 0 for as much as it needs.
        public var imageReservation: CGFloat = 0
        /// Changes the color of the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign after the title; an automatic one isn't shown.
        public var indicator: Indicator = .automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The style on a Mac, which no button here is on.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// A Boolean value that indicates whether a selected button gets another background.
        public var automaticallyUpdateForSelection = true
        /// Whether the button is selected and shows it.
        var showsSelection = false
        /// The background, whose values take precedence over those of the style.
        public var background: UIBackgroundConfiguration {
            get { ownBackground ?? UIBackgroundConfiguration() }
            set { ownBackground = newValue }
        }
        package var ownBackground: UIBackgroundConfiguration?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var buttonSize: Size = .medium
        public var cornerStyle: CornerStyle = .dynamic
        /// The insets of the content; they depend on the button's size class unless they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set { ownInsets = newValue }
        }
        package private(set) var ownInsets: NSDirectionalEdgeInsets?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false

        init(style: Style = .plain) { self.style = style }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// The default insets for the button size.
        var insets: NSDirectionalEdgeInsets {
            ownInsets ?? Self.insets(style, buttonSize)
        }

        static func insets(_ style: Style, _ size: Size) -> NSDirectionalEdgeInsets {
            if style == .borderless { return .zero }
            switch size {
            case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var titleFont: UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline)
            case .medium: .preferredFont(forTextStyle: .body)
            case .large: .preferredFont(forTextStyle: .body)
            }
        }

        @MainActor
        func size(of button: UIButton) -> CGSize {
            let scale = button.traitCollection.displayScale
            let title = titleLayout(button)?.size.ceiled(scale: scale) ?? .zero
            let subtitle = subtitleLayout(button)?.size.ceiled(scale: scale) ?? .zero
            var text = CGSize(
                width: max(title.width, subtitle.width),
                height: title.height + subtitle.height + (subtitle == .zero ? 0 : titlePadding))
            let sign = signSize(traits: button.traitCollection)
            if sign != .zero {
                let image = sign
                let gap = text == .zero ? 0 : imagePadding
                if imagePlacement == .top || imagePlacement == .bottom {
                    text = CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
                } else {
                    text = CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
                }
            }
            let insets = insets
            return CGSize(
                width: text.width + insets.leading + insets.trailing, height: text.height + insets.top + insets.bottom)
        }
    }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// A button's configuration in a nib.
@MainActor
final class UIButtonConfiguration: NSObject, NibDecodable {
    private(set) var configuration = UIButton.Configuration()

    init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UIButtonConfiguration"
        configuration.style = nib.option("\(prefix)ButtonStyle") ?? .plain
        let title = nib.value("\(prefix)Title", as: NSAttributedString.self)
        if let title, title.length > 0 { configuration.attributedTitle = AttributedString(title) }
        configuration.subtitle = nib.value("\(prefix)Subtitle", as: NSAttributedString.self)?.string
        configuration.image = nib.symbol(
            "\(prefix)Image", configuredBy: "\(prefix)PreferredSymbolConfigurationForImage")
        configuration.imagePlacement =
            nib.integer("\(prefix)ImagePlacement").map { NSDirectionalRectEdge(rawValue: UInt(clamping: $0)) }
            ?? .leading
        configuration.imagePadding = nib.number("\(prefix)ImagePadding") ?? 0
        configuration.titlePadding = nib.number("\(prefix)TitlePadding") ?? 1
        configuration.titleAlignment = nib.option("\(prefix)TitleAlignment") ?? .automatic
        configuration.buttonSize = nib.option("\(prefix)ButtonSize") ?? .medium
        configuration.cornerStyle = nib.option("\(prefix)CornerStyle") ?? .dynamic
        configuration.baseForegroundColor = nib.value("\(prefix)BaseForegroundColor", as: UIColor.self)
        configuration.baseBackgroundColor = nib.value("\(prefix)BaseBackgroundColor", as: UIColor.self)
        configuration.showsActivityIndicator = nib.bool("\(prefix)ShowsActivityIndicator") ?? false
        if let insets = nib.insets("\(prefix)ContentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }
}

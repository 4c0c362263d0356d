public import Foundation

/// What a view shows in place of content that isn't there: an image, texts and buttons in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the texts and buttons are.
    public enum Alignment: Int, Sendable { case center, natural }

    /// How the image looks.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The greatest size; 0 is any.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// What a button does.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.borderless()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.borderless()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    public var background: UIBackgroundConfiguration
    /// Whether something is being loaded.
    let isLoading: Bool
    /// Whether nothing was found, which the texts say if the app doesn't.
    private let isSearch: Bool

    @MainActor
    private init(isLoading: Bool = false, isSearch: Bool = false) {
        (self.isLoading, self.isSearch) = (isLoading, isSearch)
        let title = UIFont.preferredFont(forTextStyle: .title2)
        let small = UIFont.preferredFont(forTextStyle: .subheadline)
        textProperties = TextProperties(
            font: isLoading ? small : .systemFont(ofSize: title.pointSize, weight: .bold),
            color: isLoading ? .secondaryLabel : .label)
        secondaryTextProperties = TextProperties(font: small, color: .secondaryLabel)
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        background = .clear()
    }

    /// Returns what is shown where there is no content.
    @preconcurrency @MainActor public static func empty() -> Self { Self() }

    /// Returns what is shown while content is loaded: a spinner.
    @preconcurrency @MainActor public static func loading() -> Self {
        var configuration = Self(isLoading: true)
        configuration.text = "Loading…"
        return configuration
    }

    /// Returns what is shown where a search has found nothing.
    @preconcurrency @MainActor public static func search() -> Self {
        var configuration = Self(isSearch: true)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state: after a search, with what was searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
        else { return self }
        var updated = self
        if self.text == "No Results" { updated.text = "No Results for “\(text)”" }
        return updated
    }

    var showsButton: Bool { Self.isShown(button) }
    var showsSecondaryButton: Bool { Self.isShown(secondaryButton) }

    private static func isShown(_ button: UIButton.Configuration) -> Bool {
        button.title != nil || button.attributedTitle != nil || button.image != nil
    }
}

/// The state of a controller for the configuration that replaces its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// What is searched for.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

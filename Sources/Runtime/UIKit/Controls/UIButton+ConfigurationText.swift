import Foundation
import TextLayout

/// The texts of a button's configuration.
extension UIButton.Configuration {
    /// The plain text of the title.
    var plainTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var plainSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// Returns the title with its attributes, or nil if it has none.
    func richTitle(_ color: UIColor) -> NSAttributedString? {
        rich(attributedTitle, title, titleFont, color, titleTextAttributesTransformer)
    }

    /// Returns the subtitle with its attributes, or nil if it has none.
    func richSubtitle(_ color: UIColor) -> NSAttributedString? {
        rich(
            attributedSubtitle, subtitle, .preferredFont(forTextStyle: .footnote), color,
            subtitleTextAttributesTransformer)
    }

    private func rich(
        _ own: AttributedString?, _ plain: String?, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard own != nil || transformer != nil, var text = own ?? plain.map({ AttributedString($0) }) else {
            return nil
        }
        var usual = AttributeContainer()
        (usual.font, usual.foregroundColor) = (font, color)
        text.mergeAttributes(transformer?(usual) ?? usual, mergePolicy: .keepCurrent)
        return NSAttributedString(text)
    }

    @MainActor
    func titleLayout(_ button: UIButton, width: CGFloat = .infinity) -> TextLayout? {
        layout(
            richTitle(.label), plainTitle, titleFont.adjusted(for: button.traitCollection), titleLineBreakMode, button,
            width)
    }

    @MainActor
    func subtitleLayout(_ button: UIButton, width: CGFloat = .infinity) -> TextLayout? {
        let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: button.traitCollection)
        return layout(richSubtitle(.label), plainSubtitle, font, subtitleLineBreakMode, button, width)
    }

    @MainActor
    private func layout(
        _ rich: NSAttributedString?, _ plain: String?, _ font: UIFont, _ mode: NSLineBreakMode, _ button: UIButton,
        _ width: CGFloat
    ) -> TextLayout? {
        guard let plain, !plain.isEmpty else { return nil }
        let text = StyledText(rich, plain: plain, font: font, color: .black, traits: button.traitCollection)
        return TextLayout(text, width: width, maximumLines: mode.isOneLine ? 1 : 0)
    }
}

extension NSLineBreakMode {
    /// Whether text has one line, and what doesn't fit is left out.
    var isOneLine: Bool { ![.byWordWrapping, .byCharWrapping].contains(self) }
}

import Foundation

/// Configurations that follow the state of their buttons.
extension UIButton {
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// Updates the configuration before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration if that is due.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration()
    }

    // MARK: Creating

    /// Creates a system button with an image, which sends an action when it is tapped.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    public class func systemButton(primaryAction: UIAction?) -> UIButton {
        UIButton(type: .system, primaryAction: primaryAction)
    }

    // MARK: Symbols

    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { contents[state.rawValue, default: Content()].symbolConfiguration = configuration }

    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents[state.rawValue]?.symbolConfiguration
    }

    /// The symbol configuration of the image in the state.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state) ?? preferredSymbolConfigurationForImage(in: .normal)
    }

    /// The image that is shown: that of the state with its symbol configuration.
    var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }

    // A button looks the same on all devices, and its menu opens below it.

    public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton.Configuration {
    /// The sign after the title of a button that shows a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// How a button looks on a Mac; elsewhere it has the style of its configuration.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    /// Returns the configuration as the button's state has it: a selected one without a background gets one.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        result.showsSelection = automaticallyUpdateForSelection && button.isSelected
        return result
    }

    /// Sets the insets that depend on the size.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(style, buttonSize) }
}

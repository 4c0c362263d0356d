public import Foundation

/// The appearance of a bar: its background and shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NibDecodable {
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    /// The color of the shadow line, or nil for none.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    /// Creates the system's default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        configureWithDefaultBackground()
        if let effect = nib.value("backgroundEffect", as: UIBlurEffect.self) { backgroundEffect = effect }
        backgroundColor = nib.value("backgroundColor", as: UIColor.self)
        backgroundImage = nib.value("backgroundImage", as: UIImage.self)
        if let color = nib.value("shadowColor", as: UIColor.self) { shadowColor = color }
        shadowImage = nib.value("shadowImage", as: UIImage.self)
    }

    /// Configures a translucent material.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        shadowColor = Self.standardShadow
    }

    /// Configures an opaque color.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    }

    /// Configures no background and no shadow.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        (backgroundEffect, shadowColor) = (nil, nil)
    }

    static let standardShadow = UIColor(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))

    /// Whether it has a custom background.
    var hasOwnBackground: Bool { backgroundColor != nil || backgroundImage != nil }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        titleTextAttributes = nib.textAttributes("titleTextAttributes") ?? [:]
        largeTitleTextAttributes = nib.textAttributes("largeTitleTextAttributes") ?? [:]
    }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

extension UINibDecoder {
    /// Returns text attributes with the font, color and shadow of bars and segmented controls.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let archived = value(key) as? [AnyHashable: Any] else { return nil }
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in archived {
            if let name = key as? String { result[NSAttributedString.Key(name)] = value }
        }
        return result
    }
}

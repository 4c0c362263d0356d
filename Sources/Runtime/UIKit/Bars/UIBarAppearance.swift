public import Foundation

/// The appearance of a bar: its background and shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NibDecodable, @preconcurrency NSCopying {
    /// The idiom that the appearance is for.
    public private(set) var idiom: UIUserInterfaceIdiom = .unspecified
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    /// How the image fills the background.
    public var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the shadow line, or nil for none.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    /// Creates the system's default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the default appearance of an idiom; those of all idioms are alike.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    /// Creates an appearance with the background and the shadow of another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyValues(from: barAppearance)
    }

    /// Copies the values that both appearances have.
    func copyValues(from other: UIBarAppearance) {
        (idiom, backgroundEffect, backgroundColor) = (other.idiom, other.backgroundEffect, other.backgroundColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    /// Returns an appearance of the same class with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarAppearance()
        copy.copyValues(from: self)
        return copy
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
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage: UIImage?
    public private(set) var backIndicatorTransitionMaskImage: UIImage?

    public override init() { super.init() }

    /// Sets the image in place of the chevron. The mask clips titles that slide, which fade here.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
        backButtonAppearance = other.backButtonAppearance.copied
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UINavigationBarAppearance()
        copy.copyValues(from: self)
        return copy
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        titleTextAttributes = nib.textAttributes("titleTextAttributes") ?? [:]
        largeTitleTextAttributes = nib.textAttributes("largeTitleTextAttributes") ?? [:]
    }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The items with titles below their images.
    public var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The items with titles beside their images.
    public var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The items of low bars.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    public var selectionIndicatorTintColor: UIColor?
    public var selectionIndicatorImage: UIImage?
    public var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    public var stackedItemWidth: CGFloat = 0
    public var stackedItemSpacing: CGFloat = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarAppearance()
        copy.copyValues(from: self)
        return copy
    }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIToolbarAppearance()
        copy.copyValues(from: self)
        return copy
    }
}

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

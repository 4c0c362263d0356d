public import Foundation
import SystemStyles

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ size: SystemContentSize) { rawValue = size.rawValue }

    /// The short name, such as "XL" or "AX1", or nil for a category that isn't one of the system's.
    package var shortName: String? { SystemContentSize(rawValue: rawValue)?.shortName }

    /// Creates the category with a short name, such as "XL" or "AX1".
    package init?(shortName: String) {
        guard let size = SystemContentSize.allCases.first(where: { $0.shortName == shortName }) else { return nil }
        self.init(size)
    }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(.extraSmall)
    public static let small = Self(.small)
    public static let medium = Self(.medium)
    public static let large = Self(.large)
    public static let extraLarge = Self(.extraLarge)
    public static let extraExtraLarge = Self(.extraExtraLarge)
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    public static let accessibilityMedium = Self(.accessibilityMedium)
    public static let accessibilityLarge = Self(.accessibilityLarge)
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    func isLarger(than other: UIContentSizeCategory) -> Bool { place > other.place }

    public var isAccessibilityCategory: Bool { SystemContentSize(rawValue: rawValue)?.isAccessibilitySize ?? false }

    private var place: Int { SystemContentSize(rawValue: rawValue)?.place ?? 0 }
}

/// The traits of an interface: properties of the device and preferences of the user.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Never changes after it is created; only `NSObject` prevents a checked conformance.
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    open private(set) var displayScale: CGFloat = 0
    open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    open private(set) var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    open private(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    open private(set) var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    open private(set) var accessibilityContrast: UIAccessibilityContrast = .unspecified
    open private(set) var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    open private(set) var displayGamut: UIDisplayGamut = .unspecified
    /// The other traits: those of apps, and those of the system that few ask for.
    private(set) var others = TraitValues()

    /// Creates a collection without traits.
    public override init() { super.init() }

    package convenience init(
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        accessibilityContrast: UIAccessibilityContrast = .unspecified,
        userInterfaceLevel: UIUserInterfaceLevel = .unspecified, displayGamut: UIDisplayGamut = .unspecified,
        others: TraitValues = TraitValues()
    ) {
        self.init()
        self.userInterfaceIdiom = userInterfaceIdiom
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.userInterfaceLevel = userInterfaceLevel
        self.displayGamut = displayGamut
        self.others = others
    }

    /// A phone in portrait and light mode with the default text size.
    static let standard = UITraitCollection(
        userInterfaceIdiom: .phone, displayScale: 2, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        userInterfaceStyle: .light, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
        accessibilityContrast: .normal, userInterfaceLevel: .base, displayGamut: .P3, others: .ofDevices)

    /// The traits with which colors are resolved: those of a view that is being drawn or laid out, otherwise the device's.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { UIEnvironment.current.currentTraits ?? UIEnvironment.current.screen.traitCollection }
        set { UIEnvironment.current.currentTraits = newValue }
    }

    /// Returns the collection with the other's traits taking precedence.
    func overridden(by other: UITraitCollection?) -> UITraitCollection {
        guard let other else { return self }
        return UITraitCollection(
            userInterfaceIdiom: other.userInterfaceIdiom == .unspecified
                ? userInterfaceIdiom : other.userInterfaceIdiom,
            displayScale: other.displayScale == 0 ? displayScale : other.displayScale,
            horizontalSizeClass: other.horizontalSizeClass == .unspecified
                ? horizontalSizeClass : other.horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
            userInterfaceStyle: other.userInterfaceStyle == .unspecified
                ? userInterfaceStyle : other.userInterfaceStyle,
            layoutDirection: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection,
            preferredContentSizeCategory: other.preferredContentSizeCategory == .unspecified
                ? preferredContentSizeCategory : other.preferredContentSizeCategory,
            accessibilityContrast: other.accessibilityContrast == .unspecified
                ? accessibilityContrast : other.accessibilityContrast,
            userInterfaceLevel: other.userInterfaceLevel == .unspecified
                ? userInterfaceLevel : other.userInterfaceLevel,
            displayGamut: other.displayGamut == .unspecified ? displayGamut : other.displayGamut,
            others: others.overridden(by: other.others))
    }

    /// Returns a Boolean value that indicates whether the collection contains all traits of another.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return overridden(by: other) == self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && accessibilityContrast == other.accessibilityContrast && userInterfaceLevel == other.userInterfaceLevel
            && displayGamut == other.displayGamut && others == other.others
    }

    open override var hash: Int { horizontalSizeClass.rawValue * 31 + userInterfaceStyle.rawValue }

    @preconcurrency @MainActor
    public required convenience init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        self.init(
            userInterfaceIdiom: nib?.option("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom")
                ?? .unspecified,
            displayScale: nib?.number("UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale") ?? 0,
            horizontalSizeClass: nib?.option("UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass")
                ?? .unspecified,
            verticalSizeClass: nib?.option("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass")
                ?? .unspecified,
            userInterfaceStyle: nib?.option("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle")
                ?? .unspecified,
            displayGamut: nib?.option("UITraitCollectionBuiltinTrait-_UITraitNameDisplayGamut") ?? .unspecified)
    }
}

extension UITraitCollection: NibDecodable {}

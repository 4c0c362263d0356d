public import Foundation

/// Traits that an object sets for itself and for what is in it.
@preconcurrency @MainActor
public struct UITraitOverrides {
    /// The traits that are set; the others are unspecified.
    var collection: UITraitCollection { own ?? Self.none }
    private var own: UITraitCollection?
    private static let none = UITraitCollection(displayScale: 0, displayGamut: .unspecified)

    /// Creates overrides that set nothing.
    public init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { collection.userInterfaceIdiom }
        set { set(UITraitCollection(userInterfaceIdiom: newValue)) }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { collection.userInterfaceStyle }
        set { set(UITraitCollection(userInterfaceStyle: newValue)) }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { collection.layoutDirection }
        set { set(UITraitCollection(layoutDirection: newValue)) }
    }
    public var displayScale: CGFloat {
        get { collection.displayScale }
        set { set(UITraitCollection(displayScale: newValue)) }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { collection.horizontalSizeClass }
        set { set(UITraitCollection(horizontalSizeClass: newValue)) }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { collection.verticalSizeClass }
        set { set(UITraitCollection(verticalSizeClass: newValue)) }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { collection.preferredContentSizeCategory }
        set { set(UITraitCollection(preferredContentSizeCategory: newValue)) }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { collection.accessibilityContrast }
        set { set(UITraitCollection(accessibilityContrast: newValue)) }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { collection.userInterfaceLevel }
        set { set(UITraitCollection(userInterfaceLevel: newValue)) }
    }

    private mutating func set(_ trait: UITraitCollection) { own = collection.overridden(by: trait) }

    private static let all: [(trait: UITrait, keep: (UITraitCollection) -> UITraitCollection)] = [
        (UITraitUserInterfaceIdiom.self, { UITraitCollection(userInterfaceIdiom: $0.userInterfaceIdiom) }),
        (UITraitUserInterfaceStyle.self, { UITraitCollection(userInterfaceStyle: $0.userInterfaceStyle) }),
        (UITraitLayoutDirection.self, { UITraitCollection(layoutDirection: $0.layoutDirection) }),
        (UITraitDisplayScale.self, { UITraitCollection(displayScale: $0.displayScale) }),
        (UITraitHorizontalSizeClass.self, { UITraitCollection(horizontalSizeClass: $0.horizontalSizeClass) }),
        (UITraitVerticalSizeClass.self, { UITraitCollection(verticalSizeClass: $0.verticalSizeClass) }),
        (
            UITraitPreferredContentSizeCategory.self,
            { UITraitCollection(preferredContentSizeCategory: $0.preferredContentSizeCategory) }
        ),
        (UITraitAccessibilityContrast.self, { UITraitCollection(accessibilityContrast: $0.accessibilityContrast) }),
        (UITraitUserInterfaceLevel.self, { UITraitCollection(userInterfaceLevel: $0.userInterfaceLevel) }),
    ]

    /// Returns whether a trait is set.
    public func contains(_ trait: UITrait) -> Bool {
        trait.differs(collection, Self.none)
    }

    /// Takes back a trait that was set.
    public mutating func remove(_ trait: UITrait) {
        let kept = Self.all.filter { $0.trait != trait }.map { $0.keep(collection) }
        own = UITraitCollection(traitsFrom: kept)
    }
}

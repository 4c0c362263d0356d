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

    /// The value of a trait, which may be one of the app's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { collection[trait] }
        set { own = collection.replacing(trait, value: newValue) }
    }

    /// Returns whether a trait is set.
    public func contains(_ trait: UITrait) -> Bool { collection.has(trait) }

    /// Takes back a trait that was set.
    public mutating func remove(_ trait: UITrait) { own = collection.removing(trait) }
}

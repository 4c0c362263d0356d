public import Foundation

/// Traits that are changed: those of a collection in a closure, or those that an object overrides.
@preconcurrency @MainActor
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

extension UITraitOverrides: UIMutableTraits {}

extension UITraitCollection {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection with the traits that a closure sets.
    @preconcurrency @MainActor
    public convenience init(mutations: TraitMutations) {
        self.init(traitsFrom: [UITraitCollection.changes(mutations)])
    }

    /// Returns the collection with the traits that a closure sets in place of its own.
    @preconcurrency @MainActor
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        overridden(by: Self.changes(mutations))
    }

    @MainActor
    private static func changes(_ mutations: TraitMutations) -> UITraitCollection {
        var overrides: any UIMutableTraits = UITraitOverrides()
        mutations(&overrides)
        return (overrides as? UITraitOverrides)?.collection ?? UITraitCollection()
    }

    /// Does something with the collection as the current one.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }
}

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
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    var imageDynamicRange: UIImage.DynamicRange { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    var typesettingLanguage: Locale.Language? { get set }
    var listEnvironment: UIListEnvironment { get set }
    /// The value of a trait, which may be one of the app's own.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
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
        let environment = UIEnvironment.current
        let before = environment.currentTraits
        environment.currentTraits = self
        actions()
        environment.currentTraits = before
    }
}

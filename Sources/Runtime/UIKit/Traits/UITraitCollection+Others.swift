public import Foundation

/// How heavy text should be.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether the window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// The size of items in the toolbar of a window on a Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular, small, large }
/// Whether the scene's content is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = -1
    case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UIImage {
    /// How bright an image may be shown.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}

public enum UITraitForceTouchCapability: UITraitDefinition {
    public static let defaultValue = UIForceTouchCapability.unknown
}
public enum UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}
public enum UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static let affectsColorAppearance = true
}
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
public enum UITraitImageDynamicRange: UITraitDefinition {
    public static let defaultValue = UIImage.DynamicRange.unspecified
}
public enum UITraitSceneCaptureState: UITraitDefinition {
    public static let defaultValue = UISceneCaptureState.unspecified
}
public enum UITraitTypesettingLanguage: UITraitDefinition {
    public static let defaultValue: Locale.Language? = nil
}
public enum UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}

/// Traits by their types, which include those of apps.
@MainActor
extension UITraitCollection {
    /// The value of a trait, which may be one of the app's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let stored = trait as? any StoredTrait.Type {
            return stored.anyValue(in: self) as? Trait.Value ?? trait.defaultValue
        }
        return others[trait] as? Trait.Value ?? trait.defaultValue
    }

    /// Creates a collection with one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init(traitsFrom: [UITraitCollection.with(trait, value)])
    }

    /// Returns the collection with another value of a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        let one = UITraitCollection.with(trait, value)
        return overridden(by: one)
    }

    /// Returns the traits in which the collection differs from another.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection ?? UITraitCollection()
        let mine: [UITrait] = Self.stored + others.traits
        let own = Set(others.traits.map(ObjectIdentifier.init))
        let all = mine + other.others.traits.filter { !own.contains(ObjectIdentifier($0)) }
        return all.filter { $0.differs(self, other) }
    }

    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: capability)
    }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    private static func with<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) -> UITraitCollection {
        if let stored = trait as? any StoredTrait.Type { return stored.anyCollection(value) }
        var others = TraitValues()
        others[trait] = value
        return UITraitCollection(displayScale: 0, displayGamut: .unspecified, others: others)
    }

    /// The traits that are properties of every collection.
    private static let stored: [any StoredTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        UITraitDisplayGamut.self,
    ]

    /// Whether a trait has been given a value.
    func has(_ trait: UITrait) -> Bool {
        guard let stored = trait as? any StoredTrait.Type else { return others[trait] != nil }
        return stored.differs(self, UITraitCollection(displayScale: 0, displayGamut: .unspecified))
    }

    /// The collection without a trait.
    func removing(_ trait: UITrait) -> UITraitCollection {
        var others = others
        others[trait] = nil
        let rest = UITraitCollection(displayScale: 0, displayGamut: .unspecified, others: others)
        return Self.stored.filter { $0 != trait }.reduce(rest) { $0.overridden(by: $1.part(of: self)) }
    }
}

extension StoredTrait {
    fileprivate static func anyValue(in collection: UITraitCollection) -> Any { value(in: collection) }
    fileprivate static func anyCollection(_ value: Any) -> UITraitCollection {
        collection(value as? Value ?? defaultValue)
    }
    fileprivate static func part(of other: UITraitCollection) -> UITraitCollection { collection(value(in: other)) }
}

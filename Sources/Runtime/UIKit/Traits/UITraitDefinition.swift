public import Foundation

/// A trait: the system's, or one of the app's own, which gives it a type and a default value.
@preconcurrency @MainActor
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nothing sets another one.
    static var defaultValue: Value { get }
    /// What names the trait in archives.
    static var identifier: String { get }
    /// What names the trait in messages.
    static var name: String { get }
    /// Whether colors depend on the trait, so that views redraw when it changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }

    /// Returns whether the trait differs between two collections.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        !TraitValue.areEqual(first[Self.self], second[Self.self])
    }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value is a whole number, as Objective-C has one. In Swift, any type does.
@preconcurrency @MainActor
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value == Int {
    static var defaultValue: Int { get }
}
/// A trait whose value is a number.
@preconcurrency @MainActor
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {
    static var defaultValue: CGFloat { get }
}
/// A trait whose value is an object.
@preconcurrency @MainActor
public protocol UIObjectTraitDefinition: UITraitDefinition where Value: AnyObject {
    static var defaultValue: Value { get }
}

/// A trait that is a property of the collection.
@MainActor
protocol StoredTrait: UITraitDefinition {
    static func value(in collection: UITraitCollection) -> Value
    /// The collection that has this trait only.
    static func collection(_ value: Value) -> UITraitCollection
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    public static let affectsColorAppearance = true
    static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom { collection.userInterfaceIdiom }
    static func collection(_ value: UIUserInterfaceIdiom) -> UITraitCollection {
        UITraitCollection(userInterfaceIdiom: value)
    }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    public static let affectsColorAppearance = true
    static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle { collection.userInterfaceStyle }
    static func collection(_ value: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(userInterfaceStyle: value)
    }
}
public enum UITraitLayoutDirection: UITraitDefinition, StoredTrait {
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        collection.layoutDirection
    }
    static func collection(_ value: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
        UITraitCollection(layoutDirection: value)
    }
}
public enum UITraitDisplayScale: UITraitDefinition, StoredTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
    static func collection(_ value: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: value) }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.horizontalSizeClass }
    static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(horizontalSizeClass: value)
    }
}
public enum UITraitVerticalSizeClass: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.verticalSizeClass }
    static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(verticalSizeClass: value)
    }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIContentSizeCategory = .unspecified
    static func value(in collection: UITraitCollection) -> UIContentSizeCategory {
        collection.preferredContentSizeCategory
    }
    static func collection(_ value: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: value)
    }
}
public enum UITraitAccessibilityContrast: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    public static let affectsColorAppearance = true
    static func value(in collection: UITraitCollection) -> UIAccessibilityContrast { collection.accessibilityContrast }
    static func collection(_ value: UIAccessibilityContrast) -> UITraitCollection {
        UITraitCollection(accessibilityContrast: value)
    }
}
public enum UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    public static let affectsColorAppearance = true
    static func value(in collection: UITraitCollection) -> UIUserInterfaceLevel { collection.userInterfaceLevel }
    static func collection(_ value: UIUserInterfaceLevel) -> UITraitCollection {
        UITraitCollection(userInterfaceLevel: value)
    }
}
public enum UITraitDisplayGamut: UITraitDefinition, StoredTrait {
    public static let defaultValue: UIDisplayGamut = .unspecified
    public static let affectsColorAppearance = true
    static func value(in collection: UITraitCollection) -> UIDisplayGamut { collection.displayGamut }
    static func collection(_ value: UIDisplayGamut) -> UITraitCollection { UITraitCollection(displayGamut: value) }
}

extension UITraitCollection {
    /// The traits that colors depend on.
    @preconcurrency @MainActor public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitDisplayGamut.self, UITraitUserInterfaceIdiom.self,
        ]
    }
    /// The traits that images depend on.
    @preconcurrency @MainActor public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
        ]
    }

    /// Returns whether colors may differ between the collection and another.
    @preconcurrency @MainActor
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return Self.systemTraitsAffectingColorAppearance.contains { $0.differs(self, traitCollection) }
    }
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that has traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose changes of traits can be registered for.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// The registrations, for UIKit.
    var traitObservers: UITraitObservers { get }
}

/// The registrations of an object, in the order in which they were made.
@preconcurrency @MainActor
public final class UITraitObservers {
    private var all: [Observer] = []

    fileprivate final class Observer: UITraitChangeRegistration {
        let traits: [UITrait]
        let call: (any UITraitEnvironment, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            (self.traits, self.call) = (traits, call)
        }
    }

    fileprivate func add(_ observer: Observer) { all.append(observer) }
    fileprivate func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }

    /// Calls those that registered for one of the traits that differ.
    func notify(_ object: any UITraitEnvironment, from old: UITraitCollection) {
        let new = object.traitCollection
        for observer in all where observer.traits.contains(where: { $0.differs(old, new) }) {
            observer.call(object, old)
        }
    }
}

extension UITraitChangeObservable {
    /// Calls a closure with the object, and its former traits, when one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        observe(traits, handler)
    }

    /// Calls a closure that takes the dynamic `Self` of a method, as in Apple's examples.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        observe(traits, handler)
    }

    private func observe<Environment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = UITraitObservers.Observer(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
        traitObservers.add(observer)
        return observer
    }

    /// Calls an action of a target when one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = ClassObject.receiver(target)
        let observer = UITraitObservers.Observer(traits) { [weak target] object, _ in
            guard let target else { return }
            UIEnvironment.current.application.sendAction(action, to: target, from: object, for: nil)
        }
        traitObservers.add(observer)
        return observer
    }

    /// Calls an action of the object itself when one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

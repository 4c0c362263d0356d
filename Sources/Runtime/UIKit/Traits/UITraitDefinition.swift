import Foundation

/// A trait that can be registered for.
@preconcurrency @MainActor
public protocol UITraitDefinition {
    /// Returns whether the trait differs between two collections.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceIdiom != second.userInterfaceIdiom
    }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceStyle != second.userInterfaceStyle
    }
}
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.layoutDirection != second.layoutDirection
    }
}
public enum UITraitDisplayScale: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.displayScale != second.displayScale
    }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.horizontalSizeClass != second.horizontalSizeClass
    }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.verticalSizeClass != second.verticalSizeClass
    }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.preferredContentSizeCategory != second.preferredContentSizeCategory
    }
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.accessibilityContrast != second.accessibilityContrast
    }
}
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceLevel != second.userInterfaceLevel
    }
}
public enum UITraitDisplayGamut: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.displayGamut != second.displayGamut
    }
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
    func tell(_ object: any UITraitEnvironment, from old: UITraitCollection) {
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
        let observer = UITraitObservers.Observer(traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
        traitObservers.add(observer)
        return observer
    }

    /// Calls an action of a target when one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
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

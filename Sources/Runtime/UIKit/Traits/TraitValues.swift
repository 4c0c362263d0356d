import Foundation

/// The value of a trait that isn't a property of collections.
struct TraitValue {
    let trait: UITrait
    let value: Any

    /// Values of types that can't be compared are never equal, but for the same object.
    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return first.isEqual(to: second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Values of traits that aren't properties of collections.
package struct TraitValues: Equatable {
    private var values: [ObjectIdentifier: TraitValue] = [:]

    package init() {}

    subscript(trait: UITrait) -> Any? {
        get { values[ObjectIdentifier(trait)]?.value }
        set { values[ObjectIdentifier(trait)] = newValue.map { TraitValue(trait: trait, value: $0) } }
    }

    var traits: [UITrait] { values.values.map(\.trait) }

    func overridden(by other: TraitValues) -> TraitValues {
        guard !other.values.isEmpty else { return self }
        var result = self
        result.values.merge(other.values) { $1 }
        return result
    }

    package static func == (first: TraitValues, second: TraitValues) -> Bool {
        guard first.values.count == second.values.count else { return false }
        return first.values.allSatisfy { key, value in
            second.values[key].map { TraitValue.areEqual(value.value, $0.value) } ?? false
        }
    }

    /// What every device has, whose screen shows what is usual and isn't recorded.
    nonisolated(unsafe) static let ofDevices: TraitValues = {
        var values = TraitValues()
        values[UITraitForceTouchCapability.self] = UIForceTouchCapability.unavailable
        values[UITraitLegibilityWeight.self] = UILegibilityWeight.regular
        values[UITraitActiveAppearance.self] = UIUserInterfaceActiveAppearance.active
        values[UITraitImageDynamicRange.self] = UIImage.DynamicRange.standard
        values[UITraitSceneCaptureState.self] = UISceneCaptureState.inactive
        return values
    }()
}

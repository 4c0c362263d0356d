import Foundation

/// A property that an appearance can give: one that Apple's headers mark, or a font or colour of labels and texts, which apps set
/// all the same.
@MainActor
struct AppearanceMember {
    /// Gives the object the proxy's value, if that was set and the object's own wasn't.
    let give: (_ proxy: AnyObject, _ untouched: AnyObject, _ object: AnyObject) -> Void

    private init<Owner: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ isSame: @escaping (Value, Value) -> Bool
    ) {
        give = { proxy, untouched, object in
            guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let object = object as? Owner,
                !isSame(proxy[keyPath: path], untouched[keyPath: path]),
                isSame(object[keyPath: path], untouched[keyPath: path])
            else { return }
            object[keyPath: path] = proxy[keyPath: path]
        }
    }

    static func value<Owner: AnyObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceMember { AppearanceMember(path) { $0 == $1 } }

    static func object<Owner: AnyObject, Value: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AppearanceMember { AppearanceMember(path) { $0 === $1 } }

    /// What is there or isn't: attributes of texts, by state or for all.
    static func whole<Owner: AnyObject, Key: Hashable, Value>(
        _ path: ReferenceWritableKeyPath<Owner, [Key: Value]>
    ) -> AppearanceMember { AppearanceMember(path) { $0.isEmpty == $1.isEmpty } }

    static func attributes<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceMember { AppearanceMember(path) { ($0 == nil) == ($1 == nil) } }
}

/// A class that says what an appearance can give to its instances, after what its superclass says.
@MainActor
protocol AppearanceGiven {
    static var appearanceMembers: [AppearanceMember] { get }
}

extension UIView: AppearanceGiven {}
extension UIBarItem: AppearanceGiven {}

import Foundation

/// A property that an appearance proxy can set: those that Apple's headers mark, and fonts and colors of labels and
/// text views, which apps set too.
@MainActor
struct AppearanceMember {
    /// Copies the proxy's value to the object if the proxy's was set and the object's wasn't.
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

    /// Returns a member for an optional value, such as text attributes, by state or for all.
    static func whole<Owner: AnyObject, Key: Hashable, Value>(
        _ path: ReferenceWritableKeyPath<Owner, [Key: Value]>
    ) -> AppearanceMember { AppearanceMember(path) { $0.isEmpty == $1.isEmpty } }

    static func attributes<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceMember { AppearanceMember(path) { ($0 == nil) == ($1 == nil) } }
}

/// A class with properties that an appearance proxy can set, in addition to those of its superclass.
@MainActor
protocol AppearanceGiven {
    static var appearanceMembers: [AppearanceMember] { get }
}

extension UIView: AppearanceGiven {}
extension UIBarItem: AppearanceGiven {}

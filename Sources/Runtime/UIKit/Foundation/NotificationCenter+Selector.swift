public import Foundation
import Synchronization

// Foundation for Linux has no observers with selectors.
extension NotificationCenter {
    /// Calls an action of an object, which isn't retained, or of a class, when a notification is posted.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observer = ClassObject.receiver(observer)
        let receiver = WeakReceiver(observer)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            receiver.call(selector, with: notification)
        }
        SelectorObservers.add(token, of: observer, name: name, object: object as AnyObject?, in: self)
    }

    /// Removes an object as the observer of all notifications.
    public func removeObserver(_ observer: AnyObject) {
        guard SelectorObservers.remove(observer, in: self, where: { _ in true }) == 0 else { return }
        removeObserver(observer as Any)
    }

    /// Removes an object as the observer of the notifications with a name, or of an object, or both.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let object = object as AnyObject?
        SelectorObservers.remove(observer, in: self) {
            (name == nil || $0.name == name) && (object == nil || $0.object === object)
        }
    }
}

extension NotificationCenter {
    /// Removes a class as the observer of all notifications.
    public func removeObserver(_ observer: AnyClass) { removeObserver(ClassObject.of(observer)) }

    /// Removes a class as the observer of the notifications with a name, or of an object, or both.
    public func removeObserver(_ observer: AnyClass, name: NSNotification.Name?, object: Any?) {
        removeObserver(ClassObject.of(observer), name: name, object: object)
    }
}

/// An object whose methods are called as long as it exists. It is sendable because nothing changes after its creation but
/// the weak reference, which Swift guards, and because its methods are called on the main thread.
final class WeakReceiver: @unchecked Sendable {
    private weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func call(_ selector: Selector, with argument: Any?) {
        guard let object else { return }
        nonisolated(unsafe) let (receiver, value) = (object, argument)
        // Notifications arrive on the thread that posts them; methods of UIKit's objects are for the main thread.
        MainThread.perform { _ = UIApplication.shared.perform(selector, of: receiver, with: [value]) }
    }
}

/// The tokens of observers with selectors.
private enum SelectorObservers {
    /// An observer. It is sendable because its references are only compared, and its token only handed back.
    struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        var center: ObjectIdentifier
        var token: any NSObjectProtocol
        var name: NSNotification.Name?
        weak var object: AnyObject?
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(
        _ token: any NSObjectProtocol, of observer: AnyObject, name: NSNotification.Name?, object: AnyObject?,
        in center: NotificationCenter
    ) {
        let entry = Entry(
            observer: observer, center: ObjectIdentifier(center), token: token, name: name, object: object)
        let gone = entries.withLock { entries in
            let gone = entries.filter { $0.observer == nil && $0.center == entry.center }
            entries.removeAll { $0.observer == nil && $0.center == entry.center }
            entries.append(entry)
            return gone
        }
        for entry in gone { center.removeObserver(entry.token as Any) }
    }

    /// Removes the observers that match, and returns how many there were.
    @discardableResult
    static func remove(_ observer: AnyObject, in center: NotificationCenter, where matches: (Entry) -> Bool) -> Int {
        let gone = entries.withLock { entries in
            let gone = entries.filter {
                $0.observer === observer && $0.center == ObjectIdentifier(center) && matches($0)
            }
            let tokens = Set(gone.map { ObjectIdentifier($0.token) })
            entries.removeAll { tokens.contains(ObjectIdentifier($0.token)) }
            return gone
        }
        for entry in gone { center.removeObserver(entry.token as Any) }
        return gone.count
    }
}

public import Foundation

/// What has changed in an object.
public enum ObjectChange<T> {
    case error(NSError)
    case change(T, [PropertyChange])
    case deleted
}

/// A property that has changed.
public struct PropertyChange {
    public let name: String
    /// The value before, which is known for the object's own values only.
    public let oldValue: Any?
    public let newValue: Any?
}

/// Tells a block of the changes of an object.
private final class ObjectObserver: Observers.Observer {
    private let row: RowID
    private let keyPaths: [[String]]?
    private let notify: ([PropertyChange]?) -> Void
    private var seen: Contents
    private var isDeleted = false

    init(
        _ row: RowID, _ context: RealmContext, _ keyPaths: [String]?, _ notify: @escaping ([PropertyChange]?) -> Void
    ) {
        (self.row, self.notify, seen) = (row, notify, context.contents)
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
    }

    var hasBegun: Bool { true }
    func skip(_ context: RealmContext) { seen = context.contents }

    func deliver(_ context: RealmContext) {
        let old = seen
        seen = context.contents
        guard !isDeleted else { return }
        guard context.has(row) else {
            isDeleted = true
            return notify(nil)
        }
        let difference = ObjectDifference(old: old, new: seen, keyPaths: keyPaths)
        let object = context.object(at: row)
        let changes = difference.changedKeys(of: row).map { key in
            PropertyChange(
                name: key, oldValue: old.row(row)?[key]?.plainValue(in: context), newValue: object?.value(forKey: key))
        }
        if !changes.isEmpty { notify(changes) }
    }
}

extension StoredValue {
    /// Returns the value as an app has it: links as objects, and no lists, which show what is there now.
    fileprivate func plainValue(in context: RealmContext) -> Any? {
        switch self {
        case .link(let row): context.object(at: row)
        case .list, .map: nil
        default: plain(in: context)
        }
    }
}

/// An object of a Realm that reports its changes.
public protocol RealmObservableObject: ObjectBase, ThreadConfined {}

extension Object: RealmObservableObject {}
extension EmbeddedObject: RealmObservableObject {}

extension RealmObservableObject {
    /// Calls a block after each change of the object, as long as the result is kept.
    ///
    /// - Parameter keyPaths: The properties whose changes count, or nil for all.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void
    ) -> NotificationToken {
        guard let own = context, let row, !isInvalidated else {
            fatalError("Only objects which are managed by a Realm support change notifications")
        }
        let context = own.observing(on: queue)
        let observer = ObjectObserver(row, context, keyPaths) { [weak context] changes in
            guard let changes else { return block(.deleted) }
            if let context, let object = context.object(at: row, as: type(of: self)) as? Self {
                block(.change(object, changes))
            }
        }
        return context.observers.add(observer, to: context)
    }

    public func observe(
        keyPaths: [PartialKeyPath<Self>], on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<Self>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: keyPaths.map { KeyNames.text($0) }, on: queue, block)
    }
}

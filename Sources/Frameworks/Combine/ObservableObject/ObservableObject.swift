/// A type of object with a publisher that emits before the object has changed.
///
/// By default the publisher emits before any of the object's `@Published` properties changes.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that emits before the object has changed.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object has changed.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object has changed; the same one for the life of the object.
    public var objectWillChange: ObservableObjectPublisher {
        ObservableObjectPublisher.publisher(of: self)
    }
}

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates an observable object publisher instance.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.subscribe(subscriber)
    }

    /// Sends the changed value to the downstream subscriber.
    public func send() {
        subject.send()
    }
}

// MARK: Publishers of objects

extension ObservableObjectPublisher {
    /// Returns the publisher that an object's published properties use, and sees to it that they do.
    fileprivate static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                if let publisher = property.objectWillChange { return publisher }
                properties.append(property)
            }
            mirror = current.superclassMirror
        }
        return PlainObjects.shared.publisher(of: object, with: properties)
    }
}

/// A property that notifies its object's publisher before it changes.
protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

/// The publishers of the objects that have no published property to keep them.
private final class PlainObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = PlainObjects()

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone go away.
    private var limit = 64

    func publisher(of object: AnyObject, with properties: [any PublishedProperty]) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        var previous: Entry?
        var all: [ObjectIdentifier: Entry] = [:]
        lock.lock()
        // Another thread may have been faster.
        let existing = properties.isEmpty ? entry(of: object)?.publisher : properties[0].objectWillChange
        let publisher = existing ?? ObservableObjectPublisher()
        for property in properties {
            property.objectWillChange = publisher
        }
        if properties.isEmpty, existing == nil {
            if entries.count >= limit {
                all = entries
                entries = all.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            previous = entries.updateValue(Entry(object: object, publisher: publisher), forKey: id)
        }
        lock.unlock()
        // Publishers of objects that are gone go away only now, as their subscribers' deinitializers might call back.
        withExtendedLifetime((previous, all)) {}
        return publisher
    }

    private func entry(of object: AnyObject) -> Entry? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry
    }
}

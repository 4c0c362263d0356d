/// A type that publishes a property marked with an attribute.
///
/// The `$` operator gives access to the publisher, which emits the new value before the property changes.
@propertyWrapper
public struct Published<Value> {
    private var storage: PublishedStorage<Value>

    /// Creates the published instance with an initial wrapped value.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// Creates the published instance with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The property for which this instance exposes a publisher.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The wrapped value of a property of a class.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.send(newValue) }
    }

    /// A publisher for properties marked with the `@Published` attribute.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.add(subscriber)
        }
    }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}

/// The value of a published property with its subscribers, and with the publishers assigned to it.
private final class PublishedStorage<Value> {
    private let hub = Hub<Value, Never>("PublishedSubject", overflow: .replace, isEager: true)
    private var current: Value
    private var willChange: ObservableObjectPublisher?
    private var assignments: [CombineIdentifier: AnyCancellable] = [:]

    var value: Value {
        hub.lock.withLock { current }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { hub.lock.withLock { willChange } }
        set { hub.lock.withLock { willChange = newValue } }
    }

    init(_ value: Value) {
        current = value
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        hub.add(subscriber) { current }
    }

    /// Tells the subscribers about a new value, then takes it.
    func send(_ newValue: Value) {
        objectWillChange?.send()
        hub.send(newValue)
        var value = newValue
        hub.lock.withLock { swap(&current, &value) }
        // The previous value goes away only now, as its deinitializer might call back.
        withExtendedLifetime(value) {}
    }

    /// Takes the values of a publisher as long as the property exists.
    func assign<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        let id = CombineIdentifier()
        let sink = Subscribers.Sink<Value, Never>(
            receiveCompletion: { [weak self] _ in self?.setAssignment(nil, for: id) },
            receiveValue: { [weak self] in self?.send($0) }
        )
        setAssignment(AnyCancellable(sink), for: id)
        publisher.subscribe(sink)
    }

    private func setAssignment(_ assignment: AnyCancellable?, for id: CombineIdentifier) {
        var assignment = assignment
        hub.lock.withLock { swap(&assignments[id], &assignment) }
        withExtendedLifetime(assignment) {}
    }
}

extension Publisher where Failure == Never {
    /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
    ///
    /// The subscription ends when the property goes away.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.assign(self)
    }
}

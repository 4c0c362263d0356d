public import Foundation
public import UIKit

extension NSObject {
    /// A publisher that emits the values of a property when it changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions
        private let key: String

        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, key: String = "", options: NSKeyValueObservingOptions
        ) {
            (self.object, self.keyPath, self.key, self.options) = (object, keyPath, key, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let conduit = KeyValueConduit<Subject, Value, S>(subscriber)
            subscriber.receive(subscription: conduit)
            conduit.observe(object, keyPath, key, options)
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of a property's values: the one of now, and each new one.
    ///
    /// - Parameter key: The key path as text, which the adapted copies of an app's sources add.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, key: String = "", options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, key: key, options: options)
    }
}

private final class KeyValueConduit<Subject: NSObject, Value, Downstream: Subscriber>: Outlet<Downstream>
where Downstream.Input == Value {
    private var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { super.init("KVO Observer", downstream, overflow: .drop) }

    func observe(
        _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ key: String, _ options: NSKeyValueObservingOptions
    ) {
        let new = object.observe(keyPath, key: key, options: options) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath])
        }
        lock.withLock { observation = new }
    }

    override func canceled() {
        if let observation = lock.withLock({ self.observation.take() }) { observation.invalidate() }
    }
}

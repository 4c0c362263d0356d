public import Foundation

extension NotificationCenter {
    /// A publisher that emits elements when broadcasting notifications.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification center this publisher uses as a source.
        public let center: NotificationCenter

        /// The name of notifications published by this publisher.
        public let name: Notification.Name

        /// The object posting the named notification; `nil` for any object.
        public let object: AnyObject?

        /// Creates a publisher that emits events when broadcasting notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let conduit = NotificationConduit(subscriber, center: center)
            conduit.observe(name, object: object)
            subscriber.receive(subscription: conduit)
        }
    }

    /// Returns a publisher that emits events when broadcasting notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

private final class NotificationConduit<Downstream: Subscriber>: Outlet<Downstream>
where Downstream.Input == Notification {
    private let center: NotificationCenter
    private var observer: (any NSObjectProtocol)?

    init(_ downstream: Downstream, center: NotificationCenter) {
        self.center = center
        super.init("NotificationCenter Observer", downstream, overflow: .drop)
    }

    func observe(_ name: Notification.Name, object: AnyObject?) {
        let send = Unchecked { (notification: Notification) in self.send(notification) }
        observer = center.addObserver(forName: name, object: object, queue: nil) { send.value($0) }
    }

    override func canceled() {
        if let observer = lock.withLock({ self.observer.take() }) {
            center.removeObserver(observer)
        }
    }
}

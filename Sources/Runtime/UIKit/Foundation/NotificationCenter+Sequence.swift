public import Foundation

extension NotificationCenter {
    /// The notifications with a name, as they are posted.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        // Only compared with the senders of notifications.
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
            let (stream, continuation) = AsyncStream<Notification>.makeStream()
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification
                continuation.yield(notification)
            }
            nonisolated(unsafe) let kept = token
            let center = center
            continuation.onTermination = { _ in center.removeObserver(kept) }
            return stream.makeAsyncIterator()
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}

public import Foundation

/// What keeps a block informed of changes, as long as somebody keeps it.
open class NotificationToken: NSObject {
    let number: Int
    private var context: RealmContext?
    private var end: ((Int) -> Void)?

    /// Creates a token of nothing.
    public override init() {
        number = 0
        super.init()
    }

    init(_ context: RealmContext, _ number: Int, _ end: @escaping (Int) -> Void) {
        (self.context, self.number, self.end) = (context, number, end)
        super.init()
    }

    deinit { end?(number) }

    /// Ends the block's calls.
    open func invalidate() {
        end?(number)
        (end, context) = (nil, nil)
    }
}

/// The blocks that receive the changes of a Realm.
final class Observers: @unchecked Sendable {
    /// Hears of what one collection or object shows.
    protocol Observer: AnyObject {
        /// Whether the block has heard of what there is.
        var hasBegun: Bool { get }
        /// Tells the block of what has changed.
        func deliver(_ context: RealmContext)
        /// Takes what is there now for known.
        func skip(_ context: RealmContext)
    }

    // Guarded by the lock: tokens end on any thread.
    private var observers: [Int: any Observer] = [:]
    private var blocks: [Int: (Realm.Notification, Realm) -> Void] = [:]
    private let lock = Foundation.NSLock()
    // Guarded by the lock of numbers.
    nonisolated(unsafe) private static var count = 0
    private static let countLock = Foundation.NSLock()

    private static var nextNumber: Int {
        countLock.withLock {
            count += 1
            return count
        }
    }

    func add(_ observer: any Observer, to context: RealmContext) -> NotificationToken {
        let number = Self.nextNumber
        lock.withLock { observers[number] = observer }
        context.scheduleUpdate()
        return token(number, context)
    }

    func add(_ block: @escaping (Realm.Notification, Realm) -> Void, to context: RealmContext) -> NotificationToken {
        let number = Self.nextNumber
        lock.withLock { blocks[number] = block }
        return token(number, context)
    }

    private func token(_ number: Int, _ context: RealmContext) -> NotificationToken {
        NotificationToken(context, number) { [self] number in
            // What the block holds ends without the lock.
            let ended = lock.withLock { (observers.removeValue(forKey: number), blocks.removeValue(forKey: number)) }
            _ = ended
        }
    }

    /// Tells the blocks of collections and objects of what has changed.
    ///
    /// - Parameter isFirst: Whether observers that haven't heard anything yet hear what there is.
    func deliver(_ context: RealmContext, isFirst: Bool = false) {
        for number in lock.withLock({ observers.keys.sorted() }) {
            // One that was called before may have ended it.
            guard let observer = lock.withLock({ observers[number] }), observer.hasBegun || isFirst else { continue }
            observer.deliver(context)
        }
    }

    func skip(_ numbers: [Int], _ context: RealmContext) {
        for number in numbers {
            guard let observer = lock.withLock({ observers[number] }), observer.hasBegun else { continue }
            observer.skip(context)
        }
    }

    /// Tells the blocks of the Realm of a new version.
    func announce(_ context: RealmContext) {
        for number in lock.withLock({ blocks.keys.sorted() }) {
            lock.withLock { blocks[number] }?(.didChange, Realm(context))
        }
    }
}

extension Realm {
    /// What happens with a Realm.
    public enum Notification: String, Sendable {
        case didChange = "RLMRealmDidChangeNotification"
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// Calls a block after each change, as long as the result is kept.
    public func observe(_ block: @escaping (_ notification: Notification, _ realm: Realm) -> Void) -> NotificationToken
    {
        context.checkThread()
        return context.observers.add(block, to: context)
    }
}

extension RealmContext {
    /// Returns the Realm that notifies a block on a queue.
    func observing(on queue: DispatchQueue?) -> RealmContext {
        if isFrozen { fatalError("Frozen Realms do not change and do not have change notifications.") }
        if let queue, queue !== DispatchQueue.main { return store.context(of: queue, configuration) }
        guard hasRunLoop else { fatalError("Can only add notification blocks from within runloops.") }
        return self
    }
}

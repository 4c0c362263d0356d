public import Foundation

/// Changes of layers that belong together.
///
/// Changes outside of an explicit transaction belong to an implicit one, which is committed before the next frame.
/// Each thread has its own transactions, as Apple's documentation of Core Animation says.
open class CATransaction: NSObject {
    private final class Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: (() -> Void)?
        var watch: AnimationWatch?
        var values: [String: Any] = [:]
    }

    /// The transactions of a thread, the innermost last.
    private final class Levels {
        var all: [Level] = []
        /// Whether the first level is the implicit one.
        var isImplicit = false

        // A thread that ends commits its implicit transaction.
        deinit { if isImplicit, let first = all.first { CATransaction.close(first) } }
    }

    /// The key of the thread's transactions.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { levels in
            if let levels = levels as UnsafeMutableRawPointer? { Unmanaged<Levels>.fromOpaque(levels).release() }
        }
        return key
    }()

    private static var thread: Levels {
        if let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known).takeUnretainedValue() }
        let new = Levels()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }

    private static var levels: [Level] {
        get { thread.all }
        set { thread.all = newValue }
    }

    private static var current: Level {
        let thread = thread
        if let last = thread.all.last { return last }
        let implicit = Level()
        thread.all = [implicit]
        thread.isImplicit = true
        return implicit
    }

    open class func begin() {
        let new = Level()
        new.watch = levels.last?.watch
        levels.append(new)
    }

    open class func commit() {
        let thread = thread
        guard thread.all.count > (thread.isImplicit ? 1 : 0) else { return }
        close(thread.all.removeLast())
    }

    /// Commits the implicit transaction.
    open class func flush() {
        let thread = thread
        guard thread.isImplicit, thread.all.count == 1 else { return }
        thread.isImplicit = false
        close(thread.all.removeLast())
    }

    private static func close(_ level: Level) {
        guard let completion = level.completion else { return }
        guard let watch = level.watch else { return completion() }
        watch.close(then: completion)
    }

    private static let threadLock = NSRecursiveLock()
    /// Keeps other threads from changing layers, until as many calls of `unlock()`.
    open class func lock() { threadLock.lock() }
    open class func unlock() { threadLock.unlock() }

    // MARK: Properties

    /// A quarter of a second if nothing else was said.
    open class func animationDuration() -> CFTimeInterval {
        levels.reversed().lazy.compactMap(\.duration).first ?? 0.25
    }
    open class func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = max(0, duration) }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.reversed().lazy.compactMap(\.timingFunction).first
    }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

    open class func disableActions() -> Bool {
        levels.reversed().lazy.compactMap(\.disablesActions).first ?? false
    }
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Calls a closure once all animations have ended that are added to the transaction from now on.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let level = current
        level.completion = block
        level.watch = block == nil ? nil : AnimationWatch(inside: level.watch)
    }

    open class func setValue(_ value: Any?, forKey key: String) { current.values[key] = value }
    open class func value(forKey key: String) -> Any? {
        levels.reversed().lazy.compactMap { $0.values[key] }.first
    }

    /// What waits for animations that are added now.
    static var watch: AnimationWatch? { levels.last?.watch }
}

/// Counts animations that are running, for those who wait for all of them.
final class AnimationWatch {
    private let outer: AnimationWatch?
    private var running = 0
    private var completion: (() -> Void)?

    init(inside outer: AnimationWatch?) { self.outer = outer }

    func begin() {
        running += 1
        outer?.begin()
    }

    func end() {
        running -= 1
        if running == 0, let completion {
            self.completion = nil
            completion()
        }
        outer?.end()
    }

    /// No more animations come. Calls the closure when the last has ended, at once if there is none.
    func close(then completion: @escaping () -> Void) {
        if running == 0 { completion() } else { self.completion = completion }
    }
}

public import Foundation

public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

public let kCFRunLoopDefaultMode: CFString = "kCFRunLoopDefaultMode"
public let kCFRunLoopCommonModes: CFString = "kCFRunLoopCommonModes"

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Why a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// There is nothing that could happen any more.
    case finished = 1
    case stopped
    case timedOut
    case handledSource
}

/// Performs a block on a run loop that runs in a mode: a name, or several.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: @escaping () -> Void) {
    let names = mode as? [CFString] ?? [(mode as? CFRunLoopMode)?.rawValue ?? mode as? CFString].compactMap(\.self)
    // A run loop performs its blocks on one thread.
    nonisolated(unsafe) let block = block
    rl.perform(inModes: names.map(RunLoop.Mode.named), block: { block() })
}

/// Lets a run loop that waits on another thread go on.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    rl.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
}

/// Lets a run loop end as soon as what it does now is done.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    StoppedLoops.add(rl)
    CFRunLoopWakeUp(rl)
}

/// Runs the thread's run loop until it is stopped, or has nothing left to wait for.
public func CFRunLoopRun() { _ = CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false) }

/// How long a run loop waits at most before it looks whether it was stopped, in seconds.
private let lookingUp: TimeInterval = 1 / 60

/// Runs the thread's run loop for a time.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    let end = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : .distantFuture
    StoppedLoops.remove(loop)
    repeat {
        // Foundation for Linux has no way to stop a run loop from outside, so that it looks up now and then.
        let next = min(end, Date(timeIntervalSinceNow: lookingUp))
        guard loop.run(mode: .named(mode.rawValue), before: next) else { return .finished }
        if StoppedLoops.remove(loop) { return .stopped }
        if returnAfterSourceHandled, Date() < next { return .handledSource }
    } while Date() < end
    return .timedOut
}

/// What a run loop performs when somebody signals it.
public struct CFRunLoopSourceContext {
    public var version: CFIndex = 0
    public var info: UnsafeMutableRawPointer?
    public var perform: ((UnsafeMutableRawPointer?) -> Void)?

    public init() {}
}

/// A source of a run loop, which keeps it from ending.
public final class CFRunLoopSource {
    fileprivate let context: CFRunLoopSourceContext
    /// What keeps each run loop from ending.
    fileprivate var timers: [(loop: RunLoop, timer: Timer)] = []

    fileprivate init(_ context: CFRunLoopSourceContext) { self.context = context }
}

public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator?, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(context.pointee) }

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    let timer = Timer(timeInterval: 1e6, repeats: true) { _ in }
    source.timers.append((rl, timer))
    rl.add(timer, forMode: .named(mode.rawValue))
}

public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    for entry in source.timers where entry.loop === rl { entry.timer.invalidate() }
    source.timers.removeAll { $0.loop === rl }
}

/// Lets the run loops of a source perform it.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {
    // A run loop performs its sources on one thread.
    nonisolated(unsafe) let context = source.context
    for entry in source.timers { entry.loop.perform { context.perform?(context.info) } }
}

/// The run loops that end as soon as they can.
private enum StoppedLoops {
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var all: Set<ObjectIdentifier> = []

    static func add(_ loop: RunLoop) { _ = lock.withLock { all.insert(ObjectIdentifier(loop)) } }

    @discardableResult
    static func remove(_ loop: RunLoop) -> Bool { lock.withLock { all.remove(ObjectIdentifier(loop)) != nil } }
}

extension RunLoop.Mode {
    fileprivate static func named(_ name: String) -> RunLoop.Mode {
        switch name {
        case kCFRunLoopDefaultMode: .default
        case kCFRunLoopCommonModes: .common
        default: RunLoop.Mode(rawValue: name)
        }
    }
}

/// Whether this is the main thread. Foundation for Linux once exported it; packages with code for Linux call it.
public func _CFIsMainThread() -> Bool { Thread.isMainThread }

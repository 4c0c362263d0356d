public import Foundation
public import QuartzCore
import UIKit

/// A group of changes, which come about at once here. What follows them waits as long as they would take.
open class SCNTransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
    }

    private final class Levels {
        /// Outside of all others, changes take no time if nothing else was said.
        var implicit = Level(duration: 0)
        var begun: [Level] = []

        var current: Level {
            get { begun.last ?? implicit }
            set { if begun.isEmpty { implicit = newValue } else { begun[begun.count - 1] = newValue } }
        }
    }

    /// The transactions of a thread.
    private static var levels: Levels {
        let key = "SCNTransaction"
        if let known = Thread.current.threadDictionary[key] as? Levels { return known }
        let new = Levels()
        Thread.current.threadDictionary[key] = new
        return new
    }

    open class func begin() { levels.begun.append(Level(duration: 0.25)) }

    open class func commit() {
        guard let level = levels.begun.popLast() else { return }
        finish(level)
    }

    open class func flush() {
        let levels = levels
        guard levels.begun.isEmpty, levels.implicit.completion != nil else { return }
        finish(levels.implicit)
        levels.implicit.completion = nil
    }

    private class func finish(_ level: Level) {
        guard let completion = level.completion else { return }
        // The closure is called once, on the main thread.
        nonisolated(unsafe) let call = completion
        let duration = level.disablesActions ? 0 : max(0, level.duration)
        MainThread.perform { UIEnvironment.current.schedule(after: duration) { call() } }
    }

    private static let threadLock = Foundation.NSRecursiveLock()
    open class func lock() { threadLock.lock() }
    open class func unlock() { threadLock.unlock() }

    open class var animationDuration: CFTimeInterval {
        get { levels.current.duration }
        set { levels.current.duration = newValue }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { levels.current.timingFunction }
        set { levels.current.timingFunction = newValue }
    }
    open class var disableActions: Bool {
        get { levels.current.disablesActions }
        set { levels.current.disablesActions = newValue }
    }
    open class var completionBlock: (() -> Void)? {
        get { levels.current.completion }
        set { levels.current.completion = newValue }
    }

    open class func setValue(_ value: Any?, forKey key: String) { levels.current.values[key] = value }
    open class func value(forKey key: String) -> Any? { levels.current.values[key] }
}

import Dispatch
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Timers in the app's time", .serialized)
struct TimerTests {
    private let clock = HostClock()
    private let environment: UIEnvironment

    init() { environment = UIEnvironment(system: .newest, clock: clock) }

    private func wait(_ seconds: Double) { environment.perform { clock.advance(by: seconds) } }

    @Test("A timer that repeats fires at its interval until it's invalidated, and one that doesn't fires once")
    func intervals() {
        nonisolated(unsafe) var fired: [String] = []
        let timers = environment.perform {
            let again = UIKit.Timer(timeInterval: 1, repeats: true) { _ in fired.append("again") }
            let once = UIKit.Timer(timeInterval: 1.5, repeats: false) { _ in fired.append("once") }
            for timer in [again, once] { RunLoop.main.add(timer, forMode: .common) }
            // A timer in another mode is the same timer.
            RunLoop.main.add(again, forMode: .default)
            return (again, once)
        }
        #expect(fired == [])
        wait(2.1)
        #expect(fired == ["again", "once", "again"])
        #expect(timers.0.isValid && !timers.1.isValid && timers.0.timeInterval == 1 && timers.1.timeInterval == 0)
        timers.0.invalidate()
        wait(5)
        #expect(fired.count == 3)
        timers.0.fire()
        #expect(fired.count == 3)
    }

    @Test("A timer can be fired at once, put off, and invalidated while it fires")
    func changes() {
        nonisolated(unsafe) var count = 0
        let timer = environment.perform {
            let timer = UIKit.Timer(timeInterval: 1, repeats: true) { timer in
                count += 1
                if count == 3 { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .default)
            return timer
        }
        timer.fire()
        #expect(count == 1)
        timer.fireDate = Date(timeIntervalSinceNow: 10)
        wait(9)
        #expect(count == 1)
        wait(1.5)
        #expect(count == 2)
        wait(5)
        #expect(count == 3 && !timer.isValid)
        #expect(!UIKit.Timer().isValid)
    }

    private final class Caller: NSObject, InterfaceObject {
        var calls: [String] = []
        static var interfaceMembers: InterfaceMembers {
            .action("search:") { (owner: Caller, text: String?) in owner.calls.append("search \(text ?? "nothing")") }
                + .action("hide") { (owner: Caller) in owner.calls.append("hide") }
        }
    }

    @Test("A call after a delay can be canceled by its object, or by its method and argument")
    func delayedCalls() {
        let (caller, other) = (Caller(), Caller())
        func schedule(_ seconds: Double) {
            environment.perform {
                caller.perform("search:", with: "a", afterDelay: seconds)
                caller.perform("search:", with: "b", afterDelay: seconds + 0.1)
                caller.perform("hide", with: nil, afterDelay: seconds + 0.2)
                other.perform("hide", with: nil, afterDelay: seconds)
            }
        }
        schedule(1)
        wait(2)
        #expect(caller.calls == ["search a", "search b", "hide"] && other.calls == ["hide"])
        schedule(1)
        NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: "search:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: "hide", object: "a")
        wait(2)
        #expect(caller.calls.dropFirst(3) == ["search b", "hide"] && other.calls.count == 2)
        schedule(1)
        NSObject.cancelPreviousPerformRequests(withTarget: caller)
        wait(2)
        #expect(caller.calls.count == 5 && other.calls.count == 3)
    }

    @MainActor
    private class Notice: NSObject {
        static var calls: [String] = []
        class var word: String { "notice" }

        class func hide(_ text: String?) { calls.append("\(word) \(text ?? "nothing")") }
    }

    @MainActor
    private final class Alarm: Notice {
        override class var word: String { "alarm" }
    }

    @Test("A class gets messages as an object does: after a delay, by a timer, a notification, or a control's event")
    func classes() {
        InterfaceMembers.register(
            Notice.self, .classAction("hide:") { (owner: Notice.Type, text: Any?) in owner.hide(text as? String) })
        #expect(Notice.responds(to: "hide:") && Alarm.responds(to: "hide:") && !Alarm.responds(to: "show"))
        #expect(!Notice().responds(to: "hide:"))
        let center = NotificationCenter()
        let button = UIButton()
        environment.perform {
            Alarm.perform("hide:", with: "now")
            Notice.perform("hide:", with: "later", afterDelay: 1)
            Alarm.perform("hide:", with: "never", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: Alarm.self)
            RunLoop.main.add(
                UIKit.Timer(timeInterval: 2, target: Alarm.self, selector: "hide:", userInfo: nil, repeats: false),
                forMode: .common)
            button.addTarget(Notice.self, action: "hide:", for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            center.addObserver(Notice.self, selector: "hide:", name: NSNotification.Name("Gone"), object: nil)
            center.post(name: NSNotification.Name("Gone"), object: nil)
            center.removeObserver(Notice.self)
            center.post(name: NSNotification.Name("Gone"), object: nil)
        }
        #expect(Notice.calls == ["alarm now", "notice nothing", "notice nothing"])
        #expect(button.actions(forTarget: Notice.self, forControlEvent: .touchUpInside) == ["hide:"])
        #expect(button.actions(forTarget: Alarm.self, forControlEvent: .touchUpInside) == nil)
        wait(3)
        #expect(Notice.calls.dropFirst(3) == ["notice later", "alarm nothing"])
    }

    @Test("What the main queue does later follows the app's time, unless it's canceled")
    func later() {
        nonisolated(unsafe) var done: [Int] = []
        let item = DispatchWorkItem { done.append(3) }
        environment.perform {
            DispatchQueue.main.asyncAfterInAppTime(deadline: .now() + 2) { done.append(2) }
            DispatchQueue.main.asyncAfterInAppTime(deadline: .now() + .milliseconds(500)) { done.append(1) }
            DispatchQueue.main.asyncAfterInAppTime(deadline: .now() + 1, execute: item)
        }
        item.cancel()
        wait(1)
        #expect(done == [1])
        wait(1.5)
        #expect(done == [1, 2])
    }
}

@Suite("Locks that classes derive from")
struct LockTests {
    private final class Counter: UIKit.NSLock, @unchecked Sendable {
        private var count: Int

        init(_ count: Int) { self.count = count }

        func add() -> Int {
            withLock {
                count += 1
                return count
            }
        }
    }

    @Test("A class derived from a lock lets one thread in at a time; a recursive lock lets its own thread in again")
    func locks() {
        let counter = Counter(10)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = counter.add() }
        #expect(counter.add() == 111)
        counter.lock()
        #expect(!counter.try() && !counter.lock(before: Date(timeIntervalSinceNow: 0.01)))
        counter.unlock()
        let recursive = UIKit.NSRecursiveLock()
        recursive.lock()
        #expect(recursive.try())
        recursive.unlock()
        recursive.unlock()
    }
}

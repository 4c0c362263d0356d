import Foundation
import Testing

@testable import os

@Suite("Messages to the log")
struct LogTests {
    @Test("A format takes its arguments in order, whatever they are")
    func formats() {
        let format = LogFormat("%d of %{public}@, %.2f, %5d|%-4d|%x, %s %% %i %lu")
        let text = format.text(of: [3, "Ten", 2.5, 42, 7, 255, "C", 8, 9 as UInt])
        #expect(text == "3 of Ten, 2.50,    42|7   |ff, C % 8 9")
        #expect(LogFormat("%*d").text(of: [4, 7]) == "   7")
    }

    @Test("A format shows what has no argument as it is written")
    func missingArguments() {
        #expect(LogFormat("%d and %{public}@ and 100%").text(of: [1]) == "1 and %{public}@ and 100%")
        #expect(LogFormat("%").text(of: []) == "%")
    }

    @Test("What a message declares private is hidden, and nothing else")
    func privacy() {
        #expect(
            LogFormat("%{private}@ %{public}@ %@ %{sensitive}d").text(of: ["a", "b", "c", 4])
                == "<private> b c <private>")
        let name = "Ann"
        let message: OSLogMessage =
            "\(name), \(name, privacy: .private), \(name, privacy: .public), \(3, privacy: .sensitive)"
        #expect(message.text == "Ann, <private>, Ann, <private>")
        let one: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        let other: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        let third: OSLogMessage = "\("Bob", privacy: .private(mask: .hash))"
        #expect(one.text == other.text && one.text != third.text && !one.text.contains("Ann"))
    }

    @Test("Interpolations format numbers, truth, alignment, errors and types")
    func interpolations() {
        struct Failure: Error {}
        let none: (any Error)? = nil
        let message: OSLogMessage = """
            \(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \
            \(-8, format: .octal) \(5, format: .decimal(explicitPositiveSign: true)) \
            \(1.0 / 3, format: .fixed(precision: 2)) \(true) \(false, format: .answer) \
            |\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))| \
            \(Failure()) \(none) \(Int.self) \([1, 2])
            """
        #expect(message.text == "0xff 007 -10 +5 0.33 true no |  ab|ab  | Failure() nil Int [1, 2]")
    }
}

@Suite("Locks")
struct LockTests {
    @Test("An unfair lock lets one thread in at a time")
    func unfairLock() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let shared = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                os_unfair_lock_lock(shared)
                count += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count == 8000)
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test("A lock protects its state, and copies of it are the same lock")
    func allocatedLock() {
        let lock = OSAllocatedUnfairLock(initialState: [Int]())
        let copy = lock
        DispatchQueue.concurrentPerform(iterations: 100) { number in copy.withLock { $0.append(number) } }
        #expect(lock.withLock { $0.sorted() } == Array(0..<100))
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLockIfAvailable { _ in 7 } == 7)
    }
}

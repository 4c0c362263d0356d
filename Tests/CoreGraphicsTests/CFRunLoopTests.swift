import CoreGraphics
import Foundation
import Testing

@Suite("Run loops by the names of Core Foundation")
struct CFRunLoopTests {
    /// Performs something on a thread with a run loop of its own, and waits for its result.
    private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    @Test("A block of another thread stops a loop that waits; without anything to wait for, it finishes")
    func stopping() async {
        let results = await onThread {
            nonisolated(unsafe) let loop = CFRunLoopGetCurrent()
            let keeping = Timer(timeInterval: 1000, repeats: true) { _ in }
            RunLoop.current.add(keeping, forMode: .default)
            Thread.detachNewThread {
                CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode) { CFRunLoopStop(loop) }
                CFRunLoopWakeUp(loop)
            }
            let stopped = CFRunLoopRunInMode(.defaultMode, 30, false)
            let timedOut = CFRunLoopRunInMode(.defaultMode, 0.01, false)
            CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) { CFRunLoopStop(loop) }
            CFRunLoopRun()
            keeping.invalidate()
            return [stopped, timedOut, CFRunLoopRunInMode(.init("empty"), 30, false)]
        }
        #expect(results == [.stopped, .timedOut, .finished])
    }
}

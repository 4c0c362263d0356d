import Combine
import Dispatch
import Foundation
import Testing

@Suite("Schedulers")
struct SchedulerTests {
    @Test("The immediate scheduler runs actions at once")
    func immediate() {
        var count = 0
        let scheduler = ImmediateScheduler.shared
        scheduler.schedule { count += 1 }
        scheduler.schedule(after: scheduler.now.advanced(by: 10)) { count += 1 }
        scheduler.schedule(after: scheduler.now, interval: 10) { count += 1 }.cancel()
        #expect(count == 3)
        #expect([1, 2].publisher.receive(on: scheduler).test().values == [1, 2])
        #expect([1, 2].publisher.debounce(for: 1, scheduler: scheduler).test().values == [1, 2])
        #expect([1].publisher.delay(for: 1, scheduler: scheduler).test().isFinished)
    }

    @Test("A dispatch queue runs actions in order, and after their date")
    func dispatchQueue() async {
        let queue = DispatchQueue(label: "test")
        let start = queue.now
        let log = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
            var log: [String] = []
            queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) {
                log.append("later")
                continuation.resume(returning: log)
            }
            queue.schedule(options: .init(qos: .userInitiated)) { log.append("first") }
            queue.schedule { log.append("second") }
        }
        #expect(log == ["first", "second", "later"])
        #expect(start.distance(to: queue.now) >= .milliseconds(20))
    }

    @Test("A dispatch queue repeats an action until it's canceled")
    func dispatchQueueInterval() async {
        let queue = DispatchQueue(label: "test")
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            var count = 0
            var timer: (any Cancellable)?
            queue.schedule {
                timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    count += 1
                    if count == 3 {
                        timer?.cancel()
                        continuation.resume()
                    }
                }
            }
        }
    }

    @Test("Intervals of a dispatch queue convert and compare")
    func dispatchStride() throws {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1) == .milliseconds(1000))
        #expect(Stride.seconds(0.5) == .microseconds(500_000))
        #expect(1.5 == Stride.milliseconds(1500) && 2 == Stride.seconds(2))
        #expect(Stride.nanoseconds(5).magnitude == 5)
        #expect(Stride.seconds(Double.infinity).magnitude == .max && Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride.seconds(1) + 1 - .seconds(3) < 0)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000))
        #expect(time.advanced(by: .microseconds(1)).distance(to: time) == .microseconds(-1))
        let data = try JSONEncoder().encode([time])
        #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [time])
    }

    @Test("Values keep their order on a queue of many threads")
    func concurrentQueue() async {
        let count = 2000
        let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            var cancellable: AnyCancellable?
            cancellable = (0..<count).publisher
                .receive(on: DispatchQueue.global())
                .collect()
                .sink {
                    continuation.resume(returning: $0)
                    _ = cancellable
                }
        }
        #expect(values == Array(0..<count))
    }

    @Test("A run loop runs actions that other threads schedule, although it sleeps")
    func runLoop() async {
        let loop = await withCheckedContinuation { (continuation: CheckedContinuation<SendableBox<RunLoop>, Never>) in
            Thread.detachNewThread {
                let loop = SendableBox(RunLoop.current)
                // Longer than all other tests take.
                let end = Date(timeIntervalSinceNow: 3600)
                loop.value.add(Timer(fire: end, interval: 0, repeats: false) { _ in }, forMode: .default)
                loop.value.schedule { continuation.resume(returning: loop) }
                while loop.value.run(mode: .default, before: end) {}
            }
        }
        let actions = await withCheckedContinuation { (continuation: CheckedContinuation<Set<String>, Never>) in
            // The actions run on the thread of the loop, one at a time.
            var actions: Set<String> = []
            func run(_ action: String) {
                if actions.insert(action).inserted, actions.count == 3 {
                    continuation.resume(returning: actions)
                }
            }
            loop.value.schedule { run("soon") }
            loop.value.schedule(after: loop.value.now.advanced(by: .milliseconds(10))) { run("later") }
            var timer: (any Cancellable)?
            loop.value.schedule {
                timer = loop.value.schedule(after: loop.value.now, interval: 0.001) {
                    timer?.cancel()
                    run("repeatedly")
                }
            }
        }
        #expect(actions == ["soon", "later", "repeatedly"])
    }

    @Test("An operation queue runs actions, and after their date")
    func operationQueue() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let log = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            var log: [Int] = []
            queue.schedule { log.append(1) }
            queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) {
                log.append(2)
                continuation.resume(returning: log)
            }
        }
        #expect(log == [1, 2])
    }
}

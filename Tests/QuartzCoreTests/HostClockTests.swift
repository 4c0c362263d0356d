import Testing

@testable import QuartzCore

@Suite("Clocks")
struct HostClockTests {
    @Test("a manual clock does not advance by itself")
    func manual() {
        let clock = HostClock()
        #expect(clock.isManual && clock.now == 0)
        clock.advance(by: 1.5)
        #expect(clock.now == 1.5)
        clock.advance(by: -1)
        clock.advance(by: .nan)
        #expect(clock.now == 1.5)
        HostClock.$current.withValue(clock) { #expect(CACurrentMediaTime() == 1.5) }
    }

    @Test("the system's clock advances by itself")
    func system() {
        let before = HostClock.system.now
        #expect(!HostClock.system.isManual && before > 0)
        #expect(HostClock.system.now >= before)
        #expect(CACurrentMediaTime() >= before)
    }

    @Test("appointments that make others for the same time without end leave the clock to others")
    func endless() {
        let clock = HostClock()
        var (count, isLate) = (0, false)
        func again() {
            count += 1
            clock.schedule(after: 0, again)
        }
        again()
        clock.schedule(after: 0.5) { isLate = true }
        clock.advance(by: 1)
        let first = count
        #expect(clock.now == 1 && first > 100)
        clock.advance(by: 1)
        #expect(clock.now == 2 && count > first && isLate)
        let running = HostClock(speed: 1)
        func more() { running.schedule(after: 0, more) }
        more()
        running.keepDueAppointments()
        #expect(running.nextAppointment != nil)
    }

    @Test("appointments are kept at their times, in the order in which they were made")
    func order() {
        let clock = HostClock()
        var ledger: [String] = []
        func record(_ name: String, after delay: Double) {
            clock.schedule(after: delay) { ledger.append("\(name) \(clock.now)") }
        }
        record("c", after: 2)
        record("a", after: 1)
        record("b", after: 1)
        record("now", after: 0)
        #expect(clock.nextAppointment == 0 && clock.awakeUntil == 2)
        clock.keepDueAppointments()
        #expect(ledger == ["now 0.0"])
        clock.advance(by: 1)
        #expect(ledger == ["now 0.0", "a 1.0", "b 1.0"])
        clock.advance(by: 5)
        #expect(ledger == ["now 0.0", "a 1.0", "b 1.0", "c 2.0"] && clock.now == 6)
        #expect(clock.nextAppointment == nil && clock.awakeUntil == nil)
    }

    @Test("an appointment may make others, which are kept in the same step if they are due")
    func chain() {
        let clock = HostClock()
        var times: [Double] = []
        func next() {
            times.append(clock.now)
            if times.count < 4 { clock.schedule(after: 0.25, next) }
        }
        clock.schedule(after: 0.25, next)
        clock.advance(by: 1)
        #expect(times == [0.25, 0.5, 0.75, 1])
    }

    @Test("what was cancelled is not kept, and timers do not keep awake")
    func cancelled() {
        let clock = HostClock()
        var count = 0
        let ticket = clock.schedule(after: 1) { count += 1 }
        clock.schedule(after: 2, keepsAwake: false) { count += 10 }
        #expect(clock.awakeUntil == 1)
        clock.cancel(ticket)
        #expect(clock.awakeUntil == nil && clock.nextAppointment == 2)
        clock.advance(by: 3)
        #expect(count == 10)
    }
}

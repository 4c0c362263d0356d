import Synchronization

/// A line of a terminal for progress messages.
public struct StatusLine: Sendable {
    /// The time before the first message, and between messages.
    public var interval: Duration
    /// Replaces the text of the line; an empty text clears it.
    public var show: @Sendable (String) -> Void

    public init(interval: Duration = .milliseconds(200), show: @escaping @Sendable (String) -> Void) {
        (self.interval, self.show) = (interval, show)
    }
}

/// The progress of a task. It may be updated from any thread.
final class Progress: Sendable {
    private let line: StatusLine?
    private let work: String
    private let total: Int
    private let state: Mutex<State>

    private struct State {
        var done = 0
        var next: ContinuousClock.Instant
        var isShown = false
    }

    /// Creates a progress. `work` is a verb such as "checking". Nothing is shown without a line.
    init(_ work: String, total: Int, on line: StatusLine?) {
        (self.work, self.total, self.line) = (work, total, line)
        state = Mutex(State(next: .now + (line?.interval ?? .zero)))
    }

    /// Counts a completed step.
    func step() {
        guard let line else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard now >= state.next else { return }
            state.next = now + line.interval
            state.isShown = true
            line.show("\(work): \(state.done) of \(total)")
        }
    }

    func finish() {
        state.withLock { if $0.isShown { line?.show("") } }
    }
}

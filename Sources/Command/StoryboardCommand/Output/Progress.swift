import Synchronization

/// A line of a terminal that somebody watches, for what is going on at the moment.
public struct StatusLine: Sendable {
    /// For how long work goes on before a word is said of it, and between one word and the next.
    public var interval: Duration
    /// Puts a text in the place of the last one; an empty one takes it away.
    public var show: @Sendable (String) -> Void

    public init(interval: Duration = .milliseconds(200), show: @escaping @Sendable (String) -> Void) {
        (self.interval, self.show) = (interval, show)
    }
}

/// How far long work is. Any thread may tell of its steps.
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

    /// `work` is what is done, such as "checking". Without a line nothing is ever shown.
    init(_ work: String, total: Int, on line: StatusLine?) {
        (self.work, self.total, self.line) = (work, total, line)
        state = Mutex(State(next: .now + (line?.interval ?? .zero)))
    }

    /// One more is done.
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

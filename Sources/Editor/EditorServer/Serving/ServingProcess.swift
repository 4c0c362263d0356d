import CSoup

/// A process that serves, beside one that waits for its end and puts another in its place when it crashes.
package enum ServingProcess {
    /// How the process before this one ended.
    package enum End: Hashable, Sendable {
        /// There was none, or it ended as it should.
        case orderly
        case crash
        /// What it was asked for never came to an end.
        case endless
    }

    package enum Role: Hashable, Sendable {
        /// This process is to serve.
        case serves(after: End)
        /// This one has waited until the last that served ended.
        case waited(End)
    }

    /// Goes on in two processes. To be called before there are other threads.
    package static func split() -> Role {
        let kept = cs_keep()
        let end: End =
            switch Int(kept.last_end) {
            case CS_CRASHED: .crash
            case CS_RAN_AWAY: .endless
            default: .orderly
            }
        return kept.serves ? .serves(after: end) : .waited(end)
    }
}

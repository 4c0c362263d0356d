/// Counts the wrong secrets of each client, and refuses a client for a while after too many.
struct WrongSecrets {
    /// The number of wrong secrets in a period that a page with an old address doesn't reach.
    private static let limit = 30
    /// In seconds.
    private static let period = 60.0
    /// The number of clients that are remembered.
    private static let most = 1000

    private var counts: [String: (count: Int, since: Double)] = [:]

    /// Returns whether the server refuses all requests of a client, whatever their secret.
    func isRefused(_ client: String, at now: Double) -> Bool {
        guard let known = counts[client], now - known.since < Self.period else { return false }
        return known.count >= Self.limit
    }

    /// Counts a wrong secret.
    mutating func record(_ client: String, at now: Double) {
        if counts.count >= Self.most { counts = counts.filter { now - $0.value.since < Self.period } }
        // Among a thousand clients at once none is distinguished from others.
        if counts.count >= Self.most, counts[client] == nil { return }
        if let known = counts[client], now - known.since < Self.period {
            counts[client] = (known.count + 1, known.since)
        } else {
            counts[client] = (1, now)
        }
    }
}

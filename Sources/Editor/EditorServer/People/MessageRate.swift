/// Limits how many messages of a page are answered, so that a page that is shared can't keep the editor busy.
struct MessageRate {
    /// A pointer that moves and a hand that types send less than half as many.
    private static let perSecond = 200.0

    private var left = MessageRate.perSecond * 2
    private var last = 0.0

    /// Returns whether the rate allows one more message.
    mutating func allowsMessage(at now: Double) -> Bool {
        left = min(Self.perSecond * 2, left + (now - last) * Self.perSecond)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}

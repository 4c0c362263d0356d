import Foundation

/// Keys of new children, which are ordered by the time of their creation.
enum PushKey {
    private static let letters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var last: (time: Int64, digits: [Int]) = (0, [])

    /// Returns a key of 20 characters: eight for the time, and twelve random ones that grow within a millisecond.
    static func next() -> String {
        let time = Int64(Date().timeIntervalSince1970 * 1000)
        let digits = lock.withLock {
            if last.time >= time {
                grow()
            } else {
                last = (time, (0..<12).map { _ in Int.random(in: 0..<64) })
            }
            return (0..<8).map { Int((last.time >> (42 - 6 * Int64($0))) & 63) } + last.digits
        }
        return String(digits.map { letters[$0] })
    }

    private static func grow() {
        for place in last.digits.indices.reversed() {
            last.digits[place] += 1
            if last.digits[place] < 64 { return }
            last.digits[place] = 0
        }
        last.time += 1
    }
}

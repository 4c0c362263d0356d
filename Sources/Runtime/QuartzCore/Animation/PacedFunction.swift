/// A pacing that is computed by a closure.
package final class PacedFunction: CAMediaTimingFunction {
    private let body: (Double) -> Double

    /// Creates a pacing from a closure that returns the progress at a part of the time.
    package init(_ body: @escaping (Double) -> Double) {
        self.body = body
        super.init(controlPoints: 0, 0, 1, 1)
    }

    package override func value(at time: Double) -> Double {
        let value = body(time)
        return value.isFinite ? value : time
    }
}

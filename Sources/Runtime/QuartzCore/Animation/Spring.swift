import Foundation

/// A mass on a spring, that starts at 0 and rests at 1.
package struct Spring: Sendable {
    private let frequency: Double
    /// Below 1 it swings, at 1 and above it creeps.
    private let ratio: Double
    private let velocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let mass = mass.isFinite && mass > 0 ? mass : 1
        let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
        frequency = (stiffness / mass).squareRoot()
        ratio = damping.isFinite && damping >= 0 ? damping / (2 * (stiffness * mass).squareRoot()) : 1
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// A spring that has come to rest after a duration, as views' animations ask for one.
    package init(dampingRatio: Double, duration: Double, velocity: Double) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 10) : 1
        let duration = duration.isFinite && duration > 0 ? duration : 0.01
        self.ratio = ratio
        self.velocity = velocity.isFinite ? velocity : 0
        // What is left at the end is a thousandth of the way.
        let slowest = ratio < 1 ? ratio : ratio - max(0, ratio * ratio - 1).squareRoot()
        frequency = log(1000) / (max(slowest, 0.01) * duration) * (ratio == 1 ? 1.35 : 1)
    }

    /// The place after a time.
    package func value(at time: Double) -> Double {
        let time = max(0, time)
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-ratio * frequency * time)
            return 1 - envelope * (cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time))
        }
        if ratio == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
        let share = (fast + velocity) / (fast - slow)
        return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
    }

    /// The time after which it stays within a thousandth of its rest.
    package var settlingDuration: Double {
        let slowest = ratio < 1 ? ratio : ratio - max(0, ratio * ratio - 1).squareRoot()
        let rate = max(slowest, 1e-3) * frequency
        var end = log(1000) / rate
        // Velocity and creeping may take a little longer.
        for _ in 0..<64 where abs(value(at: end) - 1) > 0.001 { end += 0.1 / rate }
        return end
    }
}

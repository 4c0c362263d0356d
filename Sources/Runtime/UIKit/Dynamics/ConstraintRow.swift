import Foundation

/// A condition on the relative velocity of two bodies, or of a body and what never moves, in one direction.
///
/// Contacts, attachments and snaps are made of such rows. They are solved one after the other, several times, by impulses.
struct ConstraintRow {
    let first: RigidBody?
    let second: RigidBody?
    /// The direction in which the second one's velocity counts, and the first one's the other way.
    let direction: Vector
    let firstArm: Vector
    let secondArm: Vector
    /// Whether the row is about turning, not moving.
    let isAngular: Bool
    /// The relative velocity to reach.
    var target = 0.0
    /// How much the row gives way.
    var softness = 0.0
    var range = -Double.infinity...Double.infinity
    /// The row whose impulse limits this one: friction follows pressure.
    var pressure: (row: Int, friction: Double)?
    private(set) var impulse: Double
    private let effectiveMass: Double

    /// Creates a row for places of bodies, relative to their centers.
    ///
    /// - Parameter impulse: That of the step before, with which to begin.
    init(
        _ first: RigidBody?, _ firstArm: Vector, _ second: RigidBody?, _ secondArm: Vector, _ direction: Vector,
        impulse: Double = 0
    ) {
        (self.first, self.second, self.direction, self.impulse) = (first, second, direction, impulse)
        (self.firstArm, self.secondArm, isAngular) = (firstArm, secondArm, false)
        func share(_ body: RigidBody?, _ arm: Vector) -> Double {
            guard let body else { return 0 }
            let lever = arm.cross(direction)
            return body.inverseMass + lever * lever * body.inverseInertia
        }
        effectiveMass = share(first, firstArm) + share(second, secondArm)
    }

    /// Creates a row for the angle between bodies.
    init(turning first: RigidBody?, _ second: RigidBody?) {
        (self.first, self.second, direction, impulse) = (first, second, Vector(), 0)
        (firstArm, secondArm, isAngular) = (Vector(), Vector(), true)
        effectiveMass = (first?.inverseInertia ?? 0) + (second?.inverseInertia ?? 0)
    }

    /// Makes the row a spring.
    ///
    /// - Parameters:
    ///   - error: How far the bodies are from where the spring is at rest.
    ///   - frequency: In oscillations per second.
    ///   - damping: The ratio to critical damping.
    mutating func spring(error: Double, frequency: Double, damping: Double, time: Double) {
        guard effectiveMass > 0 else { return }
        let mass = 1 / effectiveMass
        let pace = 2 * .pi * frequency
        let (stiffness, drag) = (mass * pace * pace, 2 * mass * damping * pace)
        softness = 1 / max(1e-12, time * (drag + time * stiffness))
        target = -error * time * stiffness * softness
    }

    /// Makes the row hold: a part of the error goes with each step.
    mutating func hold(error: Double, time: Double) { target = -error * 0.2 / time }

    private var speed: Double {
        if isAngular { return (second?.spin ?? 0) - (first?.spin ?? 0) }
        let one = first?.velocity(at: firstArm) ?? Vector()
        let two = second?.velocity(at: secondArm) ?? Vector()
        return direction.dot(two - one)
    }

    /// Applies the impulse of the step before.
    func begin() { if effectiveMass > 0 { apply(impulse) } }

    mutating func solve(within limits: ClosedRange<Double>) {
        guard effectiveMass > 0 else { return }
        let change = (target - speed - softness * impulse) / (effectiveMass + softness)
        let new = min(limits.upperBound, max(limits.lowerBound, impulse + change))
        apply(new - impulse)
        impulse = new
    }

    private func apply(_ change: Double) {
        guard change != 0 else { return }
        if isAngular {
            if let first { first.spin -= change * first.inverseInertia }
            if let second { second.spin += change * second.inverseInertia }
        } else {
            first?.push(direction * -change, at: firstArm)
            second?.push(direction * change, at: secondArm)
        }
    }
}

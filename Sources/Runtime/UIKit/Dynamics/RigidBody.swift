import CoreGraphics
import Foundation

/// A body that forces move: an item of an animator.
final class RigidBody {
    var shape: BodyShape
    var position: Vector
    var angle = 0.0
    var velocity = Vector()
    /// In radians per second.
    var spin = 0.0
    /// The force of the step, in units of Apple's: one gives a body of 100 × 100 points 100 points per second squared.
    var force = Vector()
    var torque = 0.0
    /// What accelerates the body whatever its mass is.
    var acceleration = Vector()
    private(set) var mass = 1.0
    private(set) var inertia = 1.0
    var inverseMass = 1.0
    var inverseInertia = 1.0
    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    /// Where the body was before the step, to find what it has crossed.
    private(set) var previous: Vector

    init(shape: BodyShape, position: Vector) {
        (self.shape, self.position, previous) = (shape, position, position)
    }

    /// Makes the mass follow a size and density. A body that is anchored doesn't move; one may be kept from turning.
    func setMass(_ size: CGSize, density: Double, isAnchored: Bool, turns: Bool) {
        mass = max(1e-6, density * Double(size.width * size.height) / 10_000)
        inertia = max(1e-6, mass * shape.inertia(size))
        inverseMass = isAnchored ? 0 : 1 / mass
        inverseInertia = isAnchored || !turns ? 0 : 1 / inertia
        if isAnchored { (velocity, spin) = (Vector(), 0) }
        if !turns { spin = 0 }
    }

    /// Takes up the forces of a step.
    func accelerate(by time: Double) {
        guard inverseMass > 0 else { return }
        velocity += (acceleration + force * (100 * inverseMass)) * time
        velocity /= 1 + time * max(0, resistance)
        spin += torque * 100 * inverseInertia * time
        spin /= 1 + time * max(0, angularResistance)
    }

    func move(by time: Double) {
        previous = position
        guard inverseMass > 0 else { return }
        position += velocity * time
        angle += spin * time
    }

    func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }

    func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// The corners where they are, for a polygon.
    var corners: [Vector] {
        guard case .polygon(let corners) = shape else { return [] }
        return corners.map { position + $0.turned(by: angle) }
    }
}

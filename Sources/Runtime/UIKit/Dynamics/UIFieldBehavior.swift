public import CoreGraphics
public import Foundation

/// Acts on items by where they are, how fast, or what charge they have.
///
/// Apple publishes what fields do, not how strongly. Here a strength of 1 gives an item an acceleration of 100 points per
/// second squared, like the force 1 of a push gives 100 × 100 points of density 1; a spring does at a distance of a
/// point, and a drag at a velocity of 100 points per second.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    fileprivate enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private let kind: Kind
    open var items: [any UIDynamicItem] { movedItems }
    /// The middle of the field.
    open var position = CGPoint.zero { didSet { changed() } }
    /// Where the field acts, around its middle.
    open var region = UIRegion.infinite { didSet { changed() } }
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// How the strength becomes less with distance: by its power of this.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The distance within which the strength doesn't become greater.
    open var minimumRadius: CGFloat = 1e-5 { didSet { changed() } }
    /// The direction of a linear field, or the velocity of a velocity field.
    open var direction = CGVector.zero { didSet { changed() } }
    /// How smooth noise is, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// How fast noise changes.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Slows items down.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Lets items circle.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Draws items to a point.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Accelerates items by chance.
    open class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, animationSpeed)
        return field
    }
    /// Accelerates items by chance, the faster ones more.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, animationSpeed)
        return field
    }
    /// Draws items to the middle like a spring.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Draws items with a charge to the middle, or away from it.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns items with a charge that move.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// Applies the force that a closure returns for a position, a velocity, a mass, a charge and the length of a step.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
            CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.own(block)) }

    open func addItem(_ item: any UIDynamicItem) { addMoved(item) }
    open func removeItem(_ item: any UIDynamicItem) { drop(item) }

    // MARK: Forces

    /// The acceleration in points per second squared at a strength of 1.
    private static let unit = 100.0
    /// The distance over which noise changes.
    private static let grain = 60.0

    override func applyForces(_ bodies: DynamicBodies) {
        let middle = Vector(position)
        guard middle.isFinite, strength.isFinite else { return }
        for item in items {
            guard let body = bodies[item], body.inverseMass > 0 else { continue }
            let way = body.position - middle
            guard region.contains(way.point) else { continue }
            let radius = max(way.length, Double(minimumRadius), 1e-5)
            let power = Double(strength) * pow(radius, -Double(falloff)) * Self.unit
            guard power.isFinite else { continue }
            act(on: body, way, power)
        }
    }

    private func act(on body: RigidBody, _ way: Vector, _ power: Double) {
        let inward = way.length > 1e-9 ? way.direction * -1 : Vector()
        switch kind {
        case .drag: body.acceleration -= body.velocity * (power / Self.unit)
        case .vortex: body.acceleration -= inward.turned * power
        case .radialGravity: body.acceleration += inward * power
        case .linearGravity: body.acceleration += Vector(direction) * power
        case .velocity:
            let wanted = Vector(direction)
            if wanted.isFinite { body.velocity = wanted }
        case .noise: body.acceleration += noise(at: body.position) * power
        case .turbulence: body.acceleration += noise(at: body.position) * (power * body.velocity.length / 100)
        case .spring: body.acceleration -= way * power
        case .electric: body.acceleration += inward * (power * -body.charge * body.inverseMass)
        case .magnetic: body.acceleration += body.velocity.turned * (power / 100 * body.charge * body.inverseMass)
        case .own(let block):
            let force = block(
                self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
                CGFloat(body.charge), PhysicsWorld.step)
            let vector = Vector(force)
            if vector.isFinite { body.force += vector }
        }
    }

    /// A vector of about the length 1 that changes smoothly with place and time, always in the same way.
    private func noise(at place: Vector) -> Vector {
        let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(max(0, animationSpeed))
        let grain = Self.grain * (0.2 + Double(min(1, max(0, smoothness))))
        func value(_ seed: Int) -> Double { Self.noise(place.x / grain, place.y / grain, time, seed) }
        return Vector(value(1), value(2))
    }

    /// A number from -1 to 1 that is blended between those of a grid.
    private static func noise(_ x: Double, _ y: Double, _ z: Double, _ seed: Int) -> Double {
        let base = [x, y, z].map { $0.rounded(.down) }
        let parts = zip([x, y, z], base).map { $0 - $1 }.map { $0 * $0 * (3 - 2 * $0) }
        var sum = 0.0
        for corner in 0..<8 {
            let bits = (0..<3).map { corner >> $0 & 1 }
            let weight = zip(bits, parts).reduce(1) { $0 * ($1.0 == 1 ? $1.1 : 1 - $1.1) }
            sum += weight * chance(zip(base, bits).map { Int(clamping: $0 + Double($1)) }, seed)
        }
        return sum
    }

    private static func chance(_ place: [Int], _ seed: Int) -> Double {
        var state = UInt64(bitPattern: Int64(seed))
        for number in place {
            state = (state ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
            state ^= state >> 29
        }
        return Double(state >> 11) / Double(1 << 52) - 1
    }
}

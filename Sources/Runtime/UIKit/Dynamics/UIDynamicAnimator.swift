public import CoreGraphics
public import Foundation

/// The methods that a dynamic animator calls when it begins and ends to move its items.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: DelegateObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviors such as gravity and collisions, until they are at rest.
///
/// Items move in steps of equal length, so that the same behaviors always have the same result.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates items move.
    open private(set) weak var referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) var isRunning = false
    /// The seconds for which items have moved.
    open private(set) var elapsedTime: TimeInterval = 0
    private weak var layout: UICollectionViewLayout?
    private let environment = UIEnvironment.current
    private lazy var motion = DynamicMotion(self)
    private(set) var bodies = DynamicBodies()
    private var world = PhysicsWorld()
    /// Whether bodies have to follow changed behaviors.
    private var isOutdated = true
    private var places: [ObjectIdentifier: ItemPlace] = [:]
    /// The time up to which items have moved.
    private var time: TimeInterval = 0
    private var calmTime = 0.0
    private var awakeTime = 0.0

    /// What an item had when its body was made, and where it is put while it rests.
    private struct ItemPlace {
        var transform: CGAffineTransform
        var written: CGPoint
        var restPosition: Vector
        var restAngle: Double
    }

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator of a layout, which it invalidates with each frame.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        (self.layout, referenceView) = (layout, layout.collectionView)
        super.init()
    }

    /// Creates an animator for items that are in no view.
    public override init() { super.init() }

    // MARK: Behaviors

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behaviors.append(behavior)
        enter(behavior)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(behavior) else { return }
        behaviors.removeAll { $0 == behavior }
        leave(behavior)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    func enter(_ behavior: UIDynamicBehavior) {
        for member in behavior.family {
            member.willMove(to: self)
            member.dynamicAnimator = self
        }
        resume()
    }

    func leave(_ behavior: UIDynamicBehavior) {
        for member in behavior.family {
            member.willMove(to: nil)
            member.dynamicAnimator = nil
        }
        resume()
    }

    /// Returns the items whose bounds reach into a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        updateBodies()
        return bodies.items.filter { item in
            let (center, size) = (item.center, item.bounds.size)
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
            ).intersects(rect)
        }
    }

    /// Takes over the center, bounds and transform that an app has given to an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = bodies[item] else { return }
        place(body, item)
        resume()
    }

    /// Returns the attributes of an item that the animator moves.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath }
    }

    private func attributes(
        _ isWanted: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        updateBodies()
        return bodies.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    // MARK: Bodies

    private func updateBodies() {
        guard isOutdated else { return }
        isOutdated = false
        bodies.update(family.flatMap(\.movedItems)) { item in
            let body = RigidBody(shape: .rectangle(item.bounds.size), position: Vector(item.center))
            place(body, item)
            return body
        }
        let known = Set(bodies.items.map { ObjectIdentifier($0) })
        places = places.filter { known.contains($0.key) }
        let properties = family.compactMap { $0 as? UIDynamicItemBehavior }
        for (item, body) in zip(bodies.items, bodies.list) {
            let own = properties.last { behavior in behavior.items.contains { $0 === item } }
            body.elasticity = Double(own?.elasticity ?? DynamicProperties.elasticity)
            body.friction = Double(own?.friction ?? DynamicProperties.friction)
            body.resistance = Double(own?.resistance ?? 0)
            body.angularResistance = Double(own?.angularResistance ?? 0)
            body.charge = Double(own?.charge ?? 0)
            body.setMass(
                item.bounds.size, density: Double(own?.density ?? 1), isAnchored: own?.isAnchored ?? false,
                turns: own?.allowsRotation ?? true)
        }
    }

    /// Puts a body where its item is.
    private func place(_ body: RigidBody, _ item: any UIDynamicItem) {
        let size = item.bounds.size
        body.shape =
            switch item.collisionBoundsType {
            case .rectangle: .rectangle(size)
            case .ellipse: .ellipse(size)
            case .path: .hull(of: item.collisionBoundingPath.cgPath) ?? .rectangle(size)
            }
        let center = Vector(item.center)
        if center.isFinite { body.position = center }
        let transform = item.transform
        body.angle = Double(atan2(transform.b, transform.a))
        places[ObjectIdentifier(item)] = ItemPlace(
            transform: transform.rotated(by: CGFloat(-body.angle)), written: item.center, restPosition: body.position,
            restAngle: body.angle)
    }

    /// Puts the items where their bodies are.
    private func writeItems() {
        for (item, body) in zip(bodies.items, bodies.list) {
            guard var place = places[ObjectIdentifier(item)], body.inverseMass > 0 else { continue }
            if item.center != body.position.point { item.center = body.position.point }
            place.written = body.position.point
            let transform = place.transform.rotated(by: CGFloat(body.angle))
            if item.transform != transform { item.transform = transform }
            places[ObjectIdentifier(item)] = place
        }
        layout?.invalidateLayout()
    }

    // MARK: Time

    func resume() {
        (calmTime, awakeTime, isOutdated) = (0, 0, true)
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        time = environment.now
        environment.motions.start(motion)
    }

    private func pause() {
        isRunning = false
        for body in bodies.list { (body.velocity, body.spin) = (Vector(), 0) }
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// An animator whose items have moved for so long may do so forever, and doesn't keep an app from being at rest.
    var keepsAwake: Bool { awakeTime < 10 }

    /// Moves the items. Returns whether they go on.
    func move(to now: TimeInterval) -> Bool {
        // What has stood still for longer, as in a debugger, goes on from where it was.
        time = max(time, now - 0.25)
        while isRunning, time + PhysicsWorld.step <= now + 1e-6 {
            time += PhysicsWorld.step
            elapsedTime += PhysicsWorld.step
            awakeTime += PhysicsWorld.step
            advance()
        }
        writeItems()
        for behavior in family { behavior.action?() }
        // An action may have changed anything.
        if isRunning, calmTime > 0.5 || behaviors.isEmpty { pause() }
        return isRunning
    }

    private func advance() {
        updateBodies()
        let family = family
        for body in bodies.list { (body.force, body.torque, body.acceleration) = (Vector(), 0, Vector()) }
        for behavior in family { behavior.applyForces(bodies) }
        let collisions = family.compactMap { $0 as? UICollisionBehavior }
        let touches = collisions.map { $0.touches(bodies) }
        world.advance(bodies.list, touches.flatMap { $0.map(\.touch) }, family.flatMap { $0.rows(bodies) })
        for body in bodies.list where !body.position.isFinite || !body.velocity.isFinite || !body.angle.isFinite {
            (body.position, body.velocity, body.spin, body.angle) = (body.previous, Vector(), 0, 0)
        }
        updateCalmTime()
        guard zip(collisions, touches).contains(where: { $0.hasNews($1) }) else { return }
        writeItems()
        for (behavior, touches) in zip(collisions, touches) { behavior.report(touches) }
    }

    /// Measures how long no body has moved visibly.
    private func updateCalmTime() {
        calmTime += PhysicsWorld.step
        for (item, body) in zip(bodies.items, bodies.list) {
            guard let place = places[ObjectIdentifier(item)],
                (body.position - place.restPosition).length > 0.3 || abs(body.angle - place.restAngle) > 0.01
            else { continue }
            calmTime = 0
            places[ObjectIdentifier(item)]?.restPosition = body.position
            places[ObjectIdentifier(item)]?.restAngle = body.angle
        }
    }
}

/// What the loop moves: an animator that nobody keeps ends.
@MainActor
private final class DynamicMotion: MovingObject {
    private weak var animator: UIDynamicAnimator?

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    var keepsAwake: Bool { animator?.keepsAwake ?? false }
    func move(to time: TimeInterval) -> Bool { animator?.move(to: time) ?? false }
}

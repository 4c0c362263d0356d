import CoreGraphics
public import Foundation

/// Receives collisions. All methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: DelegateObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item touches a boundary; that of the reference view has no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items collide with one another and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Self(rawValue: 1)
        public static let boundaries = Self(rawValue: 2)
        public static let everything = Self(rawValue: UInt.max)
    }

    open var items: [any UIDynamicItem] { movedItems }
    open var collisionMode = Mode.everything { didSet { changed() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// A Boolean value that indicates whether the bounds of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            if translatesReferenceBoundsIntoBoundary { referenceInsets = .zero }
            changed()
        }
    }
    private var referenceInsets = UIEdgeInsets.zero
    private var boundaries: [Boundary] = []
    private var current: [ContactName] = []

    private struct Boundary {
        var identifier: any NSCopying
        var path: UIBezierPath
        /// Straight lines, one after the other.
        var chains: [[Vector]]

        func isNamed(_ other: any NSCopying) -> Bool { Self.name(identifier) == Self.name(other) }

        /// Identifiers are equal as objects are.
        static func name(_ identifier: any NSCopying) -> AnyHashable {
            (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
        }
    }

    /// Two that touch.
    fileprivate struct ContactName: Equatable {
        var item: any UIDynamicItem
        var other: (any UIDynamicItem)?
        var boundary: (any NSCopying)?

        static func == (one: Self, two: Self) -> Bool {
            one.item === two.item && one.other === two.other
                && one.boundary.map(Boundary.name) == two.boundary.map(Boundary.name)
        }
    }

    /// A contact of a step.
    struct NamedTouch {
        fileprivate var name: ContactName
        var touch: PhysicsWorld.Touch
    }

    public init(items: [any UIDynamicItem]) {
        super.init()
        movedItems = items
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) { addMoved(item) }

    open func removeItem(_ item: any UIDynamicItem) {
        current.removeAll { $0.item === item || $0.other === item }
        drop(item)
    }

    // MARK: Boundaries

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        referenceInsets = insets
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let chains = bezierPath.cgPath.chains.map { $0.filter(\.isFinite) }.filter { $0.count > 1 }
        let boundary = Boundary(identifier: identifier, path: bezierPath, chains: chains)
        if let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) {
            boundaries[index] = boundary
        } else {
            boundaries.append(boundary)
        }
        changed()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.isNamed(identifier) }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.isNamed(identifier) }
        changed()
    }

    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    // MARK: Contacts

    /// Returns what touches before a step.
    func touches(_ bodies: DynamicBodies) -> [NamedTouch] {
        var touches: [NamedTouch] = []
        if collisionMode.contains(.items) {
            for (index, item) in items.enumerated() {
                for other in items[..<index] { touch(other, item, bodies).map { touches.append($0) } }
            }
        }
        guard collisionMode.contains(.boundaries) else { return touches }
        let lines = lines
        for item in items {
            guard let body = bodies[item], body.inverseMass > 0 else { continue }
            for (number, line) in lines.enumerated() {
                guard let contact = Contact.of(body, withLine: line.start, line.end) else { continue }
                let touch = PhysicsWorld.Touch(
                    second: body, line: number, contact: contact, elasticity: body.elasticity,
                    friction: max(0, body.friction))
                touches.append(NamedTouch(name: ContactName(item: item, boundary: line.boundary), touch: touch))
            }
        }
        return touches
    }

    private func touch(
        _ one: any UIDynamicItem, _ two: any UIDynamicItem, _ bodies: DynamicBodies
    ) -> NamedTouch? {
        guard let first = bodies[one], let second = bodies[two], first.inverseMass + second.inverseMass > 0,
            let contact = Contact.of(first, second)
        else { return nil }
        let touch = PhysicsWorld.Touch(
            first: first, second: second, contact: contact, elasticity: max(first.elasticity, second.elasticity),
            friction: (max(0, first.friction) * max(0, second.friction)).squareRoot())
        return NamedTouch(name: ContactName(item: one, other: two), touch: touch)
    }

    private struct Line {
        var start: Vector
        var end: Vector
        var boundary: (any NSCopying)?
    }

    /// The lines of all boundaries; those of the reference view come first.
    private var lines: [Line] {
        let named = boundaries.flatMap { boundary in
            boundary.chains.map { ($0, boundary.identifier as (any NSCopying)?) }
        }
        return (referenceChains.map { ($0, nil) } + named).flatMap { chain, boundary in
            zip(chain, chain.dropFirst()).map { Line(start: $0, end: $1, boundary: boundary) }
        }
    }

    private var referenceChains: [[Vector]] {
        guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return [] }
        let bounds = view.bounds.inset(by: referenceInsets)
        let (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
        let (left, right) = (Double(bounds.minX), Double(bounds.maxX))
        let corners = [Vector(left, top), Vector(right, top), Vector(right, bottom), Vector(left, bottom)]
        return [corners + [corners[0]]]
    }

    // MARK: Telling

    /// Returns whether contacts have begun or ended.
    func hasNews(_ touches: [NamedTouch]) -> Bool {
        !touches.allSatisfy { current.contains($0.name) }
            || !current.allSatisfy { name in touches.contains { $0.name == name } }
    }

    /// Tells the delegate of contacts that have begun and ended.
    func report(_ touches: [NamedTouch]) {
        let old = current
        var now: [ContactName] = []
        for touch in touches where !now.contains(touch.name) { now.append(touch.name) }
        current = now
        for name in old where !now.contains(name) { reportEnd(name) }
        for name in now where !old.contains(name) {
            guard let touch = touches.first(where: { $0.name == name })?.touch,
                let deepest = touch.contact.points.max(by: { $0.depth < $1.depth })
            else { continue }
            // On a boundary, not in it.
            let place = name.other == nil ? deepest.place + touch.contact.normal * deepest.depth : deepest.place
            reportBegin(name, place.point)
        }
    }

    private func reportBegin(_ name: ContactName, _ point: CGPoint) {
        guard let delegate = collisionDelegate.map({ DelegateCalls($0) }) else { return }
        if let other = name.other {
            delegate.call("collisionBehavior(_:beganContactFor:with:at:)", (self, name.item, other, point)) {
                $0.collisionBehavior(self, beganContactFor: name.item, with: other, at: point)
            }
        } else {
            delegate.call(
                "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
                (self, name.item, name.boundary, point)
            ) {
                $0.collisionBehavior(
                    self, beganContactFor: name.item, withBoundaryIdentifier: name.boundary, at: point)
            }
        }
    }

    private func reportEnd(_ name: ContactName) {
        guard let delegate = collisionDelegate.map({ DelegateCalls($0) }) else { return }
        if let other = name.other {
            delegate.call("collisionBehavior(_:endedContactFor:with:)", (self, name.item, other)) {
                $0.collisionBehavior(self, endedContactFor: name.item, with: other)
            }
        } else {
            delegate.call(
                "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)", (self, name.item, name.boundary)
            ) {
                $0.collisionBehavior(
                    self, endedContactFor: name.item, withBoundaryIdentifier: name.boundary)
            }
        }
    }
}

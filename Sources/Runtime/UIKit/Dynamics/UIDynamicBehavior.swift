public import Foundation

/// The superclass of what moves the items of a dynamic animator, and a way to combine behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// A closure that is called with each frame of the animation.
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(behavior) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { dynamicAnimator.enter(behavior) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(behavior) else { return }
        childBehaviors.removeAll { $0 == behavior }
        dynamicAnimator?.leave(behavior)
    }

    /// Called before the behavior is added to an animator, or with nil before it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The behavior and those in it.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    // MARK: What a behavior does

    /// The items that the behavior moves.
    final var movedItems: [any UIDynamicItem] = []

    final func addMoved(_ item: any UIDynamicItem) {
        guard !movedItems.contains(where: { $0 === item }) else { return }
        movedItems.append(item)
        changed()
    }

    final func drop(_ item: any UIDynamicItem) {
        movedItems.removeAll { $0 === item }
        changed()
    }

    /// Sets the forces of a step.
    func applyForces(_ bodies: DynamicBodies) {}
    /// Returns the conditions of a step.
    func rows(_ bodies: DynamicBodies) -> [ConstraintRow] { [] }

    /// The behavior has changed, so that what rests may move.
    func changed() { dynamicAnimator?.resume() }
}

/// The bodies of items.
@MainActor
struct DynamicBodies {
    fileprivate(set) var items: [any UIDynamicItem] = []
    private(set) var list: [RigidBody] = []
    private var byItem: [ObjectIdentifier: RigidBody] = [:]

    subscript(_ item: any UIDynamicItem) -> RigidBody? { byItem[ObjectIdentifier(item)] }

    /// Makes bodies for items, in their order; those that there were go on.
    mutating func update(_ items: [any UIDynamicItem], new: (any UIDynamicItem) -> RigidBody) {
        var known: [ObjectIdentifier: RigidBody] = [:]
        (self.items, list) = ([], [])
        for item in items where known[ObjectIdentifier(item)] == nil {
            let body = byItem[ObjectIdentifier(item)] ?? new(item)
            known[ObjectIdentifier(item)] = body
            self.items.append(item)
            list.append(body)
        }
        byItem = known
    }
}

import Foundation

/// A guide that follows something that moves, with constraints that hold while it is near an edge of the view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Constraints that are active while what is followed is near an edge.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        near.append((edge, trackingConstraints))
        update()
    }
    public func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.filter { $0.edge == edge }.flatMap(\.constraints)
    }
    /// Constraints that are active while what is followed is not near an edge.
    public func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        away.append((edge, trackingConstraints))
        update()
    }
    public func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.filter { $0.edge == edge }.flatMap(\.constraints)
    }
    public func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
        (near, away) = ([], [])
    }

    /// The edges that what is followed is near. A keyboard is at the bottom here.
    private let edges: NSDirectionalRectEdge = .bottom

    private func update() {
        for entry in near { set(entry.constraints, edges.isSuperset(of: entry.edge)) }
        for entry in away { set(entry.constraints, edges.isDisjoint(with: entry.edge)) }
    }

    private func set(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}

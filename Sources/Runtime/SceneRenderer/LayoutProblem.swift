package import UIKit

/// An issue in the layout of a scene.
package struct LayoutProblem: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// Constraints leave a view's frame ambiguous.
        case ambiguous
        /// Constraints can't all be satisfied.
        case conflicting
    }

    package var kind: Kind
    /// The ids of the affected views and constraints.
    package var objects: [String]
    /// The ids of the constraints among them. Without any one of those, the others can be satisfied.
    package var constraints: [String]
    /// What constraints leave open of the frame of an ambiguous view; nil if that is nothing once conflicts are resolved.
    package var open: OpenLayout?
    package var message: String

    init(kind: Kind, objects: [String], constraints: [String] = [], message: String) {
        self.kind = kind
        self.objects = objects
        self.constraints = constraints
        self.message = message
    }

    /// Creates a problem with constraints and the views that they constrain.
    @MainActor
    init(conflict constraints: [NSLayoutConstraint]) {
        let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { ($0 as? UIView)?.documentID }
        let own = constraints.compactMap(\.documentID)
        self.init(
            kind: .conflicting, objects: own + views, constraints: own,
            message: "these constraints cannot all be satisfied")
    }

    /// Creates a problem with a view that has more than one possible frame.
    @MainActor
    init(ambiguous view: UIView) {
        self.init(
            kind: .ambiguous, objects: [view.documentID].compactMap(\.self),
            message: "the constraints leave more than one place for it")
        open = view.openLayout
    }
}

extension [LayoutProblem] {
    /// The problems without the ambiguity that conflicts cause, and that of views which conflicts are about: what they
    /// leave open is known when these are resolved.
    package var withoutConsequences: [LayoutProblem] {
        let inConflict = Set(filter { $0.kind == .conflicting }.flatMap(\.objects))
        return filter { $0.kind == .conflicting || $0.open != nil && inConflict.isDisjoint(with: $0.objects) }
    }
}

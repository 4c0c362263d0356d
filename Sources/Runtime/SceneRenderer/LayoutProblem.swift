import UIKit

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
    package var message: String

    init(kind: Kind, objects: [String], message: String) {
        self.kind = kind
        self.objects = objects
        self.message = message
    }

    /// Creates a problem with constraints and the views that they constrain.
    @MainActor
    init(conflict constraints: [NSLayoutConstraint]) {
        let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { ($0 as? UIView)?.documentID }
        self.init(
            kind: .conflicting, objects: constraints.compactMap(\.documentID) + views,
            message: "these constraints cannot all be satisfied")
    }
}

import UIKit

/// What is wrong with the layout of a scene.
package struct LayoutProblem: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// Constraints leave more than one place for a view.
        case ambiguous
        /// Constraints cannot hold together.
        case conflicting
    }

    package var kind: Kind
    /// The ids of the views and constraints that it is about.
    package var objects: [String]
    package var message: String

    init(kind: Kind, objects: [String], message: String) {
        self.kind = kind
        self.objects = objects
        self.message = message
    }

    /// Both the constraints and the views that they speak of.
    @MainActor
    init(conflict constraints: [NSLayoutConstraint]) {
        let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { ($0 as? UIView)?.documentID }
        self.init(
            kind: .conflicting, objects: constraints.compactMap(\.documentID) + views,
            message: "these constraints cannot hold together")
    }
}

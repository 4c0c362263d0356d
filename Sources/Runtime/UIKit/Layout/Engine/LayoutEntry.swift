import CoreGraphics
import LayoutSolver

/// The variables of a rectangle.
struct LayoutBox {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable

    var all: [Variable] { [x, y, width, height] }
}

/// The state of an item in an engine: its alignment rectangle in its parent's coordinates, and the constraints that the
/// engine created for it.
final class LayoutEntry {
    /// The constraints that the engine created for an item.
    struct Holds {
        /// Those of x, y, width and height of a view that its frame positions.
        var frame: [ConstraintID] = []
        /// The insets of a system guide from its view's edges: top, left, bottom, right.
        var insets: [ConstraintID] = []
        /// The content hugging and compression resistance of the width, then of the height.
        var width: [ConstraintID] = []
        var height: [ConstraintID] = []

        /// Forgets a constraint that was broken.
        mutating func forget(_ id: ConstraintID) {
            frame.removeAll { $0 == id }
            insets.removeAll { $0 == id }
            width.removeAll { $0 == id }
            height.removeAll { $0 == id }
        }
    }

    let link: LayoutItemLink
    /// The index of the entry in the engine.
    let place: Int32
    let box: LayoutBox
    var holds = Holds()
    /// The content size of a scroll view if constraints determine it.
    var content: LayoutBox?
    /// Whether a constraint refers to the item.
    var isMentioned = false
    /// The frame of which the view's superview was last notified.
    var lastFrame: CGRect?
    /// Whether the item may have moved.
    var isMoving = false

    init(_ link: LayoutItemLink, at place: Int32, _ box: LayoutBox) {
        self.link = link
        self.place = place
        self.box = box
    }
}

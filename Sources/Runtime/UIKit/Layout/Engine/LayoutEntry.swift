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

/// What an engine knows of an item: its rectangle of alignment in its parent's coordinates, and what holds that.
final class LayoutEntry {
    /// Constraints that the engine made for the item itself.
    struct Holds {
        /// x, y, width and height of a view that its frame places.
        var frame: [ConstraintID] = []
        /// Distances of a system guide from its view's edges: top, left, bottom, right.
        var insets: [ConstraintID] = []
        /// Hugging and resistance of the width, then of the height.
        var width: [ConstraintID] = []
        var height: [ConstraintID] = []

        /// A hold that was broken is not there any more.
        mutating func forget(_ id: ConstraintID) {
            frame.removeAll { $0 == id }
            insets.removeAll { $0 == id }
            width.removeAll { $0 == id }
            height.removeAll { $0 == id }
        }
    }

    let link: LayoutItemLink
    /// Its place among the engine's entries.
    let place: Int32
    let box: LayoutBox
    var holds = Holds()
    /// The size of a scroll view's content, as far as constraints decide it.
    var content: LayoutBox?
    /// Whether a constraint is about the item.
    var isMentioned = false
    /// As of the last time that a view's superview was told of it.
    var lastFrame: CGRect?
    /// Whether the item is among those that may have moved.
    var isMoving = false

    init(_ link: LayoutItemLink, at place: Int32, _ box: LayoutBox) {
        self.link = link
        self.place = place
        self.box = box
    }
}

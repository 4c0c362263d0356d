/// The layout of a document's views by their constraints and stack views.
public struct DocumentLayout: Hashable, Sendable {
    /// The layout of a view.
    public struct View: Hashable, Sendable {
        /// The frame in the coordinates of the scene's canvas.
        public var frame: DocumentRect
        /// The frame in the superview's coordinates, or nil if constraints don't position the view.
        public var place: DocumentRect?
        /// The safe area, in the coordinates of the canvas.
        public var safeArea: DocumentRect?
        /// The layout margins' area, in the coordinates of the canvas.
        public var margins: DocumentRect?
        /// The intrinsic content size in whole points, or nil if the view has none.
        public var fittingSize: DocumentSize?
        /// The distance from the top of the view to the baseline of its first line of text.
        public var firstBaseline: Double?
        /// The distance from the top of the view to the baseline of its last line of text.
        public var lastBaseline: Double?
        /// Whether the constraints don't determine a unique frame.
        public var isAmbiguous = false
        /// Whether the constraints can't all be satisfied.
        public var isInConflict = false

        /// Creates the layout of a view with a frame.
        public init(frame: DocumentRect) { self.frame = frame }
    }

    /// The views by the ids of their elements.
    public var views: [String: View]

    /// Creates a layout of views by the ids of their elements.
    public init(_ views: [String: View] = [:]) { self.views = views }

    /// Returns the layout of the view with an id, or nil if there is none.
    public subscript(id: String) -> View? { views[id] }

    /// Adds the views of another scene.
    public mutating func add(_ other: DocumentLayout) { views.merge(other.views) { $1 } }
}

/// A size in points.
public struct DocumentSize: Hashable, Sendable {
    /// The width and height.
    public var width, height: Double

    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

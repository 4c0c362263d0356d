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

        public init(frame: DocumentRect) { self.frame = frame }
    }

    /// The views by the ids of their elements.
    public var views: [String: View]

    public init(_ views: [String: View] = [:]) { self.views = views }

    public subscript(id: String) -> View? { views[id] }

    /// Adds the views of another scene.
    public mutating func add(_ other: DocumentLayout) { views.merge(other.views) { $1 } }
}

public struct DocumentSize: Hashable, Sendable {
    public var width, height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

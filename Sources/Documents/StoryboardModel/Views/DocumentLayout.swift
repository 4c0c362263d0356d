/// Where the views of a document lie once constraints and stack views have placed them.
public struct DocumentLayout: Hashable, Sendable {
    /// A view as it is laid out.
    public struct View: Hashable, Sendable {
        /// In the coordinates of its scene's canvas.
        public var frame: DocumentRect
        /// In the view around it, of a view that constraints place; nil of others.
        public var place: DocumentRect?
        /// What bars and the device's edges leave of it, in the coordinates of the canvas.
        public var safeArea: DocumentRect?
        /// What its margins leave of it, in the coordinates of the canvas.
        public var margins: DocumentRect?
        /// The size that it takes for what it shows, in whole points; nil of a view that takes any.
        public var fittingSize: DocumentSize?
        /// How far below its top its first line of text stands.
        public var firstBaseline: Double?
        /// The same of its last line.
        public var lastBaseline: Double?
        /// Whether its constraints leave more than one place for it.
        public var isAmbiguous = false
        /// Whether its constraints cannot hold together.
        public var isInConflict = false

        public init(frame: DocumentRect) { self.frame = frame }
    }

    /// By the ids of their elements.
    public var views: [String: View]

    public init(_ views: [String: View] = [:]) { self.views = views }

    public subscript(id: String) -> View? { views[id] }

    /// Takes in the views of another scene.
    public mutating func add(_ other: DocumentLayout) { views.merge(other.views) { $1 } }
}

public struct DocumentSize: Hashable, Sendable {
    public var width, height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

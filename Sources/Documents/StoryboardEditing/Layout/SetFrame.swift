import StoryboardModel

extension Command {
    /// Sets a view's frame. Its subviews follow by their autoresizing masks.
    public static func setFrame(object: Address, x: Double, y: Double, width: Double, height: Double) -> Self {
        Self(SetFrame(object: object, x: x, y: y, width: width, height: height))
    }
}

struct SetFrame: DocumentCommand {
    static let summary = "sets a view's frame; subviews follow by their autoresizing masks"
    static let example = #"{"object": "8bC-Xf-vdC", "x": 20, "y": 60, "width": 120.5, "height": 21}"#
    var object: Address
    var x, y, width, height: Double
    var undoTitle: String { "Change Frame" }
    var placedObjects: [Address] { [object] }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the view"),
            x: fields.required("x", "in the superview's coordinates"),
            y: fields.required("y", "in the superview's coordinates"),
            width: fields.required("width", "in points"),
            height: fields.required("height", "in points"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setFrame(object, to: DocumentRect(x: x, y: y, width: width, height: height))
        return []
    }
}

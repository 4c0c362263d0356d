import StoryboardModel

extension Command {
    /// Places a scene on the canvas.
    public static func setCanvasLocation(scene: Address, x: Double, y: Double) -> Self {
        Self(SetCanvasLocation(scene: scene, x: x, y: y))
    }
}

struct SetCanvasLocation: DocumentCommand {
    static let summary = "moves a scene on the canvas"
    static let example = #"{"scene": "BYZ-38-t0r", "x": 140, "y": -20.5}"#
    var scene: Address
    var x, y: Double
    var undoTitle: String { "Move Scene" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            scene: fields.required("scene", "the scene, or its controller"),
            x: fields.required("x", "the new location"),
            y: fields.required("y", "the new location"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setCanvasLocation(of: scene, x, y)
        return []
    }
}
